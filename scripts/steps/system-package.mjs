// A program from the system's package manager: only as root, only where there is apt-get.
import { capture, say } from './command.mjs';

/** apt-get runs once at a time: several steps may want something at the same moment. */
let turn = Promise.resolve();

/** Installs the first of the packages that can be had, and resolves to its name; null where none can. */
export function installSystemPackage(what, names) {
  turn = turn.then(async () => {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
    say(`Installing ${what} with the system’s package manager…`);
    await capture('apt-get', ['update']);
    for (const name of names) {
      const { code } = await capture('apt-get', ['install', '-y', '--no-install-recommends', name]);
      if (code === 0) return name;
    }
    return null;
  });
  return turn;
}
