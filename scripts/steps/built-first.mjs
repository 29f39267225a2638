// Vitest runs this before tests that start the built host, so that they never run an old build.
import { ensureBuilt } from './built.mjs';

/** @public Vitest calls it. */
export const setup = () => ensureBuilt();
