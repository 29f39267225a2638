/** One journey in the engines that the other journeys do not use. */
import { defineConfig } from 'vitest/config';

/** On a slow or busy machine, everything may take this many times as long. */
const patience = Number(process.env['TEST_PATIENCE'] ?? 1);
const major = Number(process.versions.node.split('.')[0]);

/** @public Vitest reads it. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    testTimeout: 120_000 * patience,
    hookTimeout: 60_000 * patience,
    // Node 20 has web sockets only on request.
    execArgv: major < 22 ? ['--experimental-websocket'] : [],
  },
});
