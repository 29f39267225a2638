import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const domain = (zone: string) => ({
  test: { name: `domain in ${zone}`, include: ['packages/domain/**/*.test.ts'], env: { TZ: zone } },
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
          name: 'server',
          include: [
            'packages/{contract,provider-wire}/**/*.test.ts',
            'apps/{api,sandbox,host}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          // Some of them start whole processes, several at a time, on machines that are busy with others.
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: { name: 'site', root: '.', include: ['apps/web/app/**/*.test.{ts,tsx}'], testTimeout: 20_000 },
      },
    ],
  },
});
