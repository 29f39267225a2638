import { describe, expect, it } from 'vitest';
import { createSpotlight } from './spotlight';

describe('the spotlight', () => {
  it('reports each highlighted hotel, and none, once', () => {
    const spotlight = createSpotlight();
    const seen: (string | null)[] = [];
    const stop = spotlight.subscribe(() => seen.push(spotlight.hotelId()));
    for (const hotelId of ['a', 'a', 'b', null, null]) spotlight.point(hotelId);
    stop();
    spotlight.point('c');
    expect(seen).toEqual(['a', 'b', null]);
    expect(spotlight.hotelId()).toBe('c');
  });
});
