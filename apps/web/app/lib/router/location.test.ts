import { describe, expect, it } from 'vitest';
import { addressOf, resolveTo, sectionIn } from './location';

describe('an address inside the site', () => {
  it.each([
    ['/trips', '/trips'],
    ['/search?place=Rome#map', '/search?place=Rome#map'],
    ['?a=1', '/hotel/7?a=1'],
    ['?', '/hotel/7'],
    ['#rooms', '/hotel/7#rooms'],
    ['#', '/hotel/7'],
    [{ search: '?a=1', hash: '#rooms' }, '/hotel/7?a=1#rooms'],
    [{ pathname: '/' }, '/'],
  ])('%j leads from /hotel/7 to %s', (to, address) => {
    expect(addressOf(resolveTo(to, { pathname: '/hotel/7' }))).toBe(address);
  });

  it.each(['//elsewhere.example/x', '/\\elsewhere.example/x', '\\\\elsewhere.example/x'])(
    'stays on our site at %s',
    (pathname) => {
      expect(addressOf(resolveTo('?a=1', { pathname }))).toBe('/elsewhere.example/x?a=1');
      expect(addressOf(resolveTo(pathname, { pathname: '/' }))).toBe('/elsewhere.example/x');
    },
  );
});

describe('the section in an address', () => {
  it.each([
    ['#rooms', 'rooms'],
    ['#caf%C3%A9', 'café'],
    ['#%E0%A4%A', '%E0%A4%A'],
    ['', ''],
  ])('of %s is %s', (hash, section) => {
    expect(sectionIn({ hash })).toBe(section);
  });
});
