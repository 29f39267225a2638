import { describe, expect, it } from 'vitest';
import { hasSessionCookie } from './auth';

describe('the session cookie', () => {
  it.each([
    'tenth-night.session_token=abc.def%3D',
    '__Secure-tenth-night.session_token=abc',
    'language=en; tenth-night.session_token=abc; currency=EUR',
  ])('is found in %s', (header) => expect(hasSessionCookie(header)).toBe(true));

  it.each([
    '',
    'tenth-night.session_token=',
    'tenth-night.session_token',
    'x-tenth-night.session_token=abc',
    'a=tenth-night.session_token=abc',
    'tenth-night.state=abc',
  ])('is not found in %j', (header) => expect(hasSessionCookie(header)).toBe(false));
});
