// Runs a whole command at another time: libfaketime moves the calendar of all its processes, but not their timers.
// It makes a browser ten times slower, so instead we tell pages how far ahead they are (`e2e/site.ts`).
import { existsSync } from 'node:fs';
import { installSystemPackage } from './system-package.mjs';

const MACHINE = { x64: 'x86_64', arm64: 'aarch64' }[process.arch] ?? process.arch;
const LIBRARIES = [`/usr/lib/${MACHINE}-linux-gnu`, '/usr/lib64', '/usr/lib', '/usr/local/lib'].map(
  (folder) => `${folder}/faketime/libfaketimeMT.so.1`,
);

/** The path of the library, or null. */
export async function ensureFaketime() {
  if (process.platform !== 'linux') return null;
  const isThere = () => LIBRARIES.find((file) => existsSync(file)) ?? null;
  if (!isThere()) await installSystemPackage('faketime', ['faketime']);
  return isThere();
}

/** An environment where the time is now `instant`. From then on the time passes normally. */
export function environmentAt(instant, library) {
  const seconds = Math.round((Date.parse(instant) - Date.now()) / 1000);
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    // Timers and timeouts use the monotonic clock.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    TEST_CLOCK_AHEAD_MS: String(seconds * 1000),
  };
}
