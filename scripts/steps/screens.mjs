/** Runs the screen tests. The runner reads their configuration with all that it imports, which is in TypeScript. */
export const SCREENS = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--configLoader=runner',
  '--config=e2e/screens/vitest.config.ts',
];
