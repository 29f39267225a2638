import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** On a machine that is slow, or busy with others: so many times as long. */
const patience = Number(process.env['TEST_PATIENCE'] ?? 1);
/** Files share one process and its modules: loading them for each file took longer than the tests. */
const SHARED = { isolate: false, unstubGlobals: true, unstubEnvs: true, restoreMocks: true };
/** Only a test that hangs reaches these limits. */
const PATIENT = { ...SHARED, testTimeout: 20_000 * patience, expect: { poll: { timeout: 15_000 * patience } } };

/** Some of these tests start several processes at a time. */
const SERVER = { ...PATIENT, testTimeout: 60_000 * patience, hookTimeout: 90_000 * patience };
/** These tests start the built host. */
const NEED_A_BUILD = [
  'apps/host/src/{main,observed,operate}.test.ts',
  'apps/sandbox/src/main.test.ts',
  'apps/api/src/testing/faults/*.test.ts',
];
/** Takes minutes, and an older version: `npm run test:fleet`. */
const FLEET = 'apps/host/src/testing/fleet/*.test.ts';
const isFleet = Boolean(process.env['TEST_FLEET']);

/** `npm run test:quick` leaves these out: they start processes, build whole cities or send thousands of requests. */
const SLOW = [
  'apps/{api,sandbox,host}/src/**/{main,observed,floods,fuzz,contract,city-hotels,sandbox-process,rate-limit,auth-limits}.test.ts',
  'apps/sandbox/src/vendors/**/*.test.ts',
  'apps/sandbox/src/world/content/*.test.ts',
  'apps/sandbox/src/first-requests.test.ts',
  'scripts/*.test.ts',
];
const isQuick = Boolean(process.env['TEST_QUICK']);

const domain = (zone: string) => ({
  test: { ...PATIENT, name: `domain in ${zone}`, include: ['packages/domain/**/*.test.ts'], env: { TZ: zone } },
});

export default defineConfig({
  test: {
    // One more than processors: some tests wait for another process or a database.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // A rule that depends on the zone of the machine fails in one of these two.
      domain('UTC'),
      domain('Pacific/Auckland'),
      {
        test: {
          ...SERVER,
          name: 'server',
          globalSetup: 'apps/api/src/testing/postgres-of-run.ts',
          include: [
            'packages/{contract,provider-wire}/**/*.test.ts',
            'apps/{api,sandbox,host}/**/*.test.ts',
            '{scripts,bench}/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...NEED_A_BUILD, FLEET, ...(isQuick ? SLOW : [])],
        },
      },
      {
        test: {
          ...SERVER,
          name: 'built host',
          include: isFleet ? [FLEET] : isQuick ? [] : NEED_A_BUILD,
          globalSetup: 'scripts/steps/built-first.mjs',
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          ...PATIENT,
          name: 'site',
          root: '.',
          include: ['apps/web/{app,build}/**/*.test.{ts,tsx}'],
          // A test reads the colors. All other style sheets are empty.
          css: { include: /styles\/tokens\.css/ },
        },
      },
    ],
  },
});
