/** Every screen test starts as a new visitor, and fails if the page writes an error to its console. */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { offerHook } from './renders';

offerHook();

const errors: string[] = [];
console.error = (...parts: unknown[]) => void errors.push(parts.join(' '));
/** The specification asks for a warning when a visitor who is not signed in prebooks. */
console.warn = (...parts: unknown[]) => {
  if (!String(parts[0]).startsWith('Prebook without a token')) errors.push(parts.join(' '));
};

beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  await commands.forgetCookies();
  await commands.faults();
});
afterEach(() => {
  vi.useRealTimers();
  expect(errors.splice(0)).toEqual([]);
});
