import { describe, expect, it } from 'vitest';
import { matchRoute } from './match-route';

const TABLE = ['*', '/', '/booking/:reference', '/booking/confirmation', '/explore/:slug/near/:landmark'].map(
  (path) => ({
    path,
  }),
);

describe('the page of a path', () => {
  it.each([
    ['/', '/', {}],
    ['', '/', {}],
    ['/booking/confirmation', '/booking/confirmation', {}],
    ['/Booking/Confirmation/', '/booking/confirmation', {}],
    ['/booking/TN-1', '/booking/:reference', { reference: 'TN-1' }],
    ['/booking/a%2Fb%20c', '/booking/:reference', { reference: 'a/b c' }],
    ['/%62ooking/x', '/booking/:reference', { reference: 'x' }],
    ['/explore/rome/near/colosseum', '/explore/:slug/near/:landmark', { slug: 'rome', landmark: 'colosseum' }],
    ['/booking', '*', {}],
    ['/booking/a/b', '*', {}],
    ['/booking/%E0%A4%A', '/booking/:reference', { reference: '%E0%A4%A' }],
    ['/explore//near/x', '*', {}],
  ])('%s is %s', (pathname, path, params) => {
    expect(matchRoute(TABLE, pathname)).toEqual({ route: { path }, params });
  });

  it('is none in a table without a page for every path', () => {
    expect(matchRoute([{ path: '/' }], '/nowhere')).toBeNull();
  });
});
