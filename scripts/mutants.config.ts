import { defineConfig } from 'vitest/config';
import type { Reporter, TestModule, TestSuite, Vitest } from 'vitest/node';

/** Stryker sees only tests. Without this, a test file that cannot be loaded would count as if it had no tests. */
function brokenFilesAreErrors(): Reporter {
  let vitest: Vitest;
  const raise = (part: TestModule | TestSuite) => {
    for (const error of part.errors()) vitest.state.catchError(error, 'Unhandled Error');
  };
  return {
    onInit(started) {
      vitest = started;
    },
    onTestModuleEnd: raise,
    onTestSuiteResult: raise,
  };
}

/** The tests of one area, for `npm run test:mutants`. */
export default defineConfig({
  test: {
    include: (process.env['MUTANT_TESTS'] ?? '').split(','),
    // Uses the embedded database only: otherwise every mutant would start a server.
    env: { TEST_POSTGRES_PROGRAMS: 'none' },
    reporters: [brokenFilesAreErrors()],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
