import { defineConfig } from 'vitest/config';

/** The tests of one area, for `npm run test:mutants`. */
export default defineConfig({
  test: {
    include: (process.env['MUTANT_TESTS'] ?? '').split(','),
    // One database is enough: a server would be started for every mutant.
    env: { TEST_POSTGRES_PROGRAMS: 'none' },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
