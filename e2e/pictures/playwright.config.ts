import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** @public Playwright reads it. One instance of the site serves all pictures, so there is one worker. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: '../../test-results',
  workers: 1,
});
