// The browser engines beside Chromium, from the system's packages: the package registry has none of them.
import { capture } from './command.mjs';
import { installSystemPackage } from './system-package.mjs';

export const ENGINES = [
  { name: 'firefox', needs: [{ program: 'firefox-esr', from: 'firefox-esr' }] },
  {
    name: 'webkit',
    needs: [
      { program: 'WebKitWebDriver', from: 'webkit2gtk-driver' },
      // A screen in memory: this engine has no mode without one.
      { program: 'Xvfb', from: 'xvfb' },
    ],
  },
];

const isThere = async (program) => (await capture('which', [program])).code === 0;

/** Returns the packages that the engine needs and that could not be installed. */
export async function missingFor({ needs }) {
  const missing = [];
  for (const { program, from } of needs) {
    if (await isThere(program)) continue;
    await installSystemPackage(program, [from]);
    if (!(await isThere(program))) missing.push(from);
  }
  return missing;
}
