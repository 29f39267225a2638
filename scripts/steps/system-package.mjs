// Installs a program with the system's package manager: only as root, and only with apt-get.
import { capture, say } from './command.mjs';

/** A queue: only one apt-get may run at a time, and several steps may need one. */
let turn = Promise.resolve();

/** Installs the first available package and resolves to its name. Null if none is available. */
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
