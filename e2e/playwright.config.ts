import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from '../scripts/steps/browser.mjs';
import { MATRIX } from './matrix';

const executablePath = process.env['CHROME_PATH'];
/** On a slow or busy machine, everything may take this many times as long. */
const patience = Number(process.env['TEST_PATIENCE'] ?? 1);

/** The library that changes the clock makes a browser ten times slower. Pages get that clock from `site.ts`. */
const { LD_PRELOAD: _, ...browserEnv } = process.env as Record<string, string>;

/** Each page lives for seconds: compiling its script a second time, for speed, costs more than it gains. */
const SHORT_LIVED = '--js-flags=--no-opt --no-maglev';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  ...(process.env['TEST_MATRIX'] ? { grep: new RegExp(MATRIX) } : { grepInvert: new RegExp(MATRIX) }),
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  // Only a journey that hangs reaches these timeouts: two cores run browser, site and sandbox at once.
  timeout: 60_000 * patience,
  expect: {
    timeout: 15_000 * patience,
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/spoken/{arg}{ext}' },
  },
  reporter: [['list']],
  use: {
    // Without a graphics card, each frame of an animation costs time.
    contextOptions: { reducedMotion: 'reduce' },
    // Off by default: it would record every journey for the few that fail.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...BROWSER_FLAGS, SHORT_LIVED],
      ...(executablePath && { executablePath }),
      env: browserEnv,
    },
  },
});
