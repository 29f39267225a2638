import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from '../scripts/steps/browser.mjs';
import { MATRIX } from './matrix';

const executablePath = process.env['CHROME_PATH'];
/** On a machine that is slow, or busy with others: so many times as long. */
const patience = Number(process.env['TEST_PATIENCE'] ?? 1);

/** The library of another clock makes a browser ten times slower: it gets that clock from `site.ts`. */
const { LD_PRELOAD: _, ...browserEnv } = process.env as Record<string, string>;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  ...(process.env['TEST_MATRIX'] ? { grep: new RegExp(MATRIX) } : { grepInvert: new RegExp(MATRIX) }),
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  // Only a journey that hangs meets these: two cores serve browser, site and sandbox at once.
  timeout: 60_000 * patience,
  expect: { timeout: 15_000 * patience },
  reporter: [['list']],
  use: {
    // Every journey would have to be recorded, for the few that fail.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: BROWSER_FLAGS, ...(executablePath && { executablePath }), env: browserEnv },
  },
});
