import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** On a machine that is slow, or busy with others: so many times as long. */
const patience = Number(process.env['TEST_PATIENCE'] ?? 1);
/** Only what never comes meets it. */
const PATIENT = { testTimeout: 20_000 * patience, expect: { poll: { timeout: 15_000 * patience } } };

/** Some of them start whole processes, several at a time. */
const SERVER = { ...PATIENT, testTimeout: 60_000 * patience, hookTimeout: 90_000 * patience };
/** They start the built host. */
const NEED_A_BUILD = ['apps/host/src/main.test.ts', 'apps/api/src/testing/faults/*.test.ts'];

const domain = (zone: string) => ({
  test: { ...PATIENT, name: `domain in ${zone}`, include: ['packages/domain/**/*.test.ts'], env: { TZ: zone } },
});

export default defineConfig({
  test: {
    // Most of them wait for a process or a database now and then.
    maxWorkers: availableParallelism(),
    projects: [
      // A rule that depends on the zone of the machine fails in one of these two.
      domain('UTC'),
      domain('Pacific/Auckland'),
      {
        test: {
          ...SERVER,
          name: 'server',
          include: [
            'packages/{contract,provider-wire}/**/*.test.ts',
            'apps/{api,sandbox,host}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...NEED_A_BUILD],
        },
      },
      {
        test: {
          ...SERVER,
          name: 'built host',
          include: NEED_A_BUILD,
          globalSetup: 'scripts/steps/built-first.mjs',
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: { ...PATIENT, name: 'site', root: '.', include: ['apps/web/{app,build}/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
