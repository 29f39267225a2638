// Another time for a whole command: libfaketime moves the calendar of every process in it, and leaves their timers alone.
// A browser becomes ten times slower by it, so its pages are told how far ahead they are (`e2e/site.ts`).
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

/** The environment in which it is that instant now. From then on time goes as always. */
export function environmentAt(instant, library) {
  const seconds = Math.round((Date.parse(instant) - Date.now()) / 1000);
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    // Timers and timeouts go by this one.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    TEST_CLOCK_AHEAD_MS: String(seconds * 1000),
  };
}
