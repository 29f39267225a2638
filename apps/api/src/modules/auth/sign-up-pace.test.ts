import { expect, it } from 'vitest';
import { signUpPace } from './sign-up-pace';

it.each([1, 49, 50])('sign-up %d of an hour continues without a wait', (count) => {
  expect(signUpPace(count)).toEqual({ kind: 'go' });
});

it.each([
  [51, 250],
  [60, 250],
  [61, 500],
  [100, 1_250],
  [240, 4_750],
  [241, 5_000],
  [300, 5_000],
])('sign-up %d of an hour waits %d ms', (count, ms) => {
  expect(signUpPace(count)).toEqual({ kind: 'wait', ms });
});

it.each([301, 10_000])('sign-up %d of an hour is refused', (count) => {
  expect(signUpPace(count)).toEqual({ kind: 'refuse' });
});
