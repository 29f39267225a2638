import { describe, expect, it } from 'vitest';
import { bookingPath, destinationPath, hotelPath, landmarkPath, SITE_PATHS, withQuery } from './paths';

describe('addresses of pages', () => {
  it('contain an id, safely encoded', () => {
    expect(hotelPath('lp1897')).toBe('/hotel/lp1897');
    expect(hotelPath('a/b ?#$&')).toBe('/hotel/a%2Fb%20%3F%23%24%26');
    expect(bookingPath('TN-1')).toBe('/booking/TN-1');
    expect(destinationPath('new-york')).toBe('/explore/new-york');
    expect(landmarkPath('rome', 'colosseum')).toBe('/explore/rome/near/colosseum');
  });

  it('have a query only if there is one', () => {
    expect(withQuery(SITE_PATHS.search, { placeId: 'a b', rooms: '1' })).toBe('/search?placeId=a%20b&rooms=1');
    expect(withQuery(SITE_PATHS.search, [['adults', '2']] as const)).toBe('/search?adults=2');
    expect(withQuery(SITE_PATHS.search, {})).toBe('/search');
  });
});
