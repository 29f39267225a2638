// Loaded into a measured process: reports the longest turn of the event loop to the parent. During it nobody is served.
// Counts processor time of the main thread, so that other work on the machine does not matter. Linux only.
import { closeSync, openSync, readSync } from 'node:fs';

const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
const buffer = Buffer.alloc(64);

/** Milliseconds of processor time of the main thread. */
function ranFor() {
  const length = readSync(file, buffer, 0, buffer.length, 0);
  return Number(buffer.toString('latin1', 0, length).split(' ')[0]) / 1e6;
}

let isWatching = false;
let longest = 0;
let last = 0;

function watch() {
  const now = ranFor();
  longest = Math.max(longest, now - last);
  last = now;
  if (isWatching) setImmediate(watch);
}

process.on('message', (message) => {
  if (message === 'watch') {
    isWatching = true;
    longest = 0;
    last = ranFor();
    setImmediate(watch);
  }
  if (message === 'tell') {
    isWatching = false;
    process.send({ kind: 'longest-turn', ms: longest });
  }
});
process.on('exit', () => closeSync(file));
