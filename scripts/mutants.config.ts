import { defineConfig } from 'vitest/config';

/** The tests of one area, for `npm run test:mutants`. */
export default defineConfig({
  test: {
    include: (process.env['MUTANT_TESTS'] ?? '').split(','),
    // Uses the embedded database only: otherwise every mutant would start a server.
    env: { TEST_POSTGRES_PROGRAMS: 'none' },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
