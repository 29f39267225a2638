// The checks without a test runner: format, lint, types, dead code.
/** The longest first, so that the short ones fill the gaps at the end. */
const PROJECTS = [
  'apps/api',
  'apps/sandbox',
  'apps/host',
  'apps/web',
  'e2e',
  'scripts',
  'packages/provider-wire',
  'packages/domain',
  'packages/contract',
];

const bin = (file, ...args) => ({ command: process.execPath, args: [`node_modules/${file}`, ...args] });

export const checks = [
  { what: 'format and lint', ...bin('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings') },
  ...PROJECTS.map((project) => ({ what: `types of ${project}`, ...bin('typescript/bin/tsc', '-p', project) })),
  { what: 'dead code', ...bin('knip/bin/knip.js') },
];
