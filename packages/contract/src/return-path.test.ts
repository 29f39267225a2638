import { describe, expect, it } from 'vitest';
import { isReturnPath } from './return-path';

describe('a path to return to', () => {
  it.each([
    '/',
    '/trips',
    '/hotel/lp1?checkin=2027-01-12&name=a%2Fb#rooms',
    '/search?back=https://example.test/x',
    '/search?back=//',
  ])('may be %s', (path) => expect(isReturnPath(path)).toBe(true));

  it.each([
    '',
    'trips',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\/evil.test',
    '/%5Cevil.test',
    '/%2Fevil.test',
    '/a/%2f%2fevil.test',
    '/./ /evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/a//evil.test',
    'https://evil.test',
    'https:evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\u0000',
  ])('cannot be %j', (path) => expect(isReturnPath(path)).toBe(false));
});
