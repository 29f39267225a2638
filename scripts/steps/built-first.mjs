// Vitest runs this before the tests that start the built host: they never run what was built from older sources.
import { ensureBuilt } from './built.mjs';

/** @public Vitest calls it. */
export const setup = () => ensureBuilt();
