/** Screen tests: one page at a time in a real browser, on a real host with its sandbox. */
import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BROWSER_FLAGS } from '../../scripts/steps/browser.mjs';
import { startSite } from '../start-site';
import { commandsOf } from './commands';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LOCALHOST = '127.0.0.1';
const executablePath = process.env['CHROME_PATH'];
/** On a slow or busy machine, everything may take this many times as long. */
const patience = Number(process.env['TEST_PATIENCE'] ?? 1);

/** @public Vitest reads it. */
export default defineConfig(async () => {
  const { site, kill } = await startSite();
  // Vitest has no hook that runs in this process after the last test.
  process.once('exit', kill);
  const url = `http://${LOCALHOST}:${new URL(site.url).port}`;
  const project = {
    extends: path.join(ROOT, 'apps/web/vite.config.ts'),
    // The host of the request stays as it is: the API refuses calls from other origins.
    server: { proxy: { '/api': { target: url, changeOrigin: false } } },
    test: {
      name: 'screens',
      root: ROOT,
      include: ['e2e/screens/*.test.ts'],
      setupFiles: path.join(import.meta.dirname, 'setup.ts'),
      isolate: false,
      testTimeout: 60_000 * patience,
      expect: { poll: { timeout: 15_000 * patience } },
      browser: {
        enabled: true,
        headless: true,
        api: { host: LOCALHOST },
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { args: BROWSER_FLAGS, ...(executablePath && { executablePath }) },
          contextOptions: { baseURL: url },
        }),
        instances: [{ browser: 'chromium' as const }],
        viewport: { width: 1280, height: 860 },
        commands: commandsOf(site),
      },
    },
  };
  return { test: { projects: [project] } };
});
