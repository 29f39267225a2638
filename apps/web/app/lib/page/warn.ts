/** What the documents want as a warning and nothing else: the page goes on. */
import { log } from './log';

type Detail = Parameters<typeof log.write>[1];

export function warn(what: string, detail?: Detail): void {
  log.write(what, detail);
  // biome-ignore lint/suspicious/noConsole: the specification asks for a console warning, for operators
  console.warn(what);
}
