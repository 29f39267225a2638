import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Only what never comes meets it: the machine may be busy with others. */
const PATIENT = { testTimeout: 20_000, expect: { poll: { timeout: 15_000 } } };

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
          ...PATIENT,
          name: 'server',
          include: [
            'packages/{contract,provider-wire}/**/*.test.ts',
            'apps/{api,sandbox,host}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          // Some of them start whole processes, several at a time.
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: { ...PATIENT, name: 'site', root: '.', include: ['apps/web/app/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
