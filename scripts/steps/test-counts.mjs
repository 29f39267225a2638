// Reads the counts of the two test runners. A runner that breaks before it can count is one failure.
import { existsSync, readFileSync } from 'node:fs';

export const NOTHING = { passed: 0, failed: 0, skipped: 0 };

export function addCounts(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

export function vitestCounts(file, exitCode) {
  return withExitCode(exitCode, file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
}

export function playwrightCounts(file, exitCode) {
  return withExitCode(exitCode, file, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));
}

/** An exit code other than 0 always counts as a failure, even if no test failed. */
function withExitCode(exitCode, file, read) {
  if (!existsSync(file)) return { ...NOTHING, failed: 1 };
  const counts = read(JSON.parse(readFileSync(file, 'utf8')));
  if (exitCode !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  return counts;
}
