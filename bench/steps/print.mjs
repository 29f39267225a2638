import { say } from '../../scripts/steps/command.mjs';
import { machine } from './machine.mjs';
import { isMet, toText } from './table.mjs';

/** Prints a table, and lets the command fail if a figure misses its goal. */
export function print(title, rows) {
  say(`${title}, ${machine()}\n`);
  for (const line of toText(rows)) say(line);
  if (!rows.every(isMet)) process.exitCode = 1;
}
