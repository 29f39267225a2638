import type { Hotel } from '@tenth-night/domain/search/hotel';
import { describe, expect, it } from 'vitest';
import { MAX_ZOOM } from '../../../map-ui/max-zoom';
import { createClusterIndex } from './cluster-index';

const row = (hotelId: string, latitude: number | null, longitude: number | null) => ({
  hotel: { hotelId, latitude, longitude } as Hotel,
  distanceKm: null,
});
const APART_PX = 120;
const WORLD = { south: -85, west: -180, north: 85, east: 180 };
const idsOf = (spots: readonly { hotelIds: readonly string[] }[]) => spots.map(({ hotelIds }) => hotelIds);

/** Two in one street of London, one across the town. */
const LONDON = [row('far', 51.6, -0.4), row('b', 51.5, -0.12), row('a', 51.5001, -0.1201), row('nowhere', null, null)];

describe('hotels on the map', () => {
  it('are clustered while there is no room, in the order of the list', () => {
    const index = createClusterIndex(LONDON, APART_PX);
    expect(idsOf(index.spots({ bounds: WORLD, zoom: 3 }))).toEqual([['far', 'b', 'a']]);
    expect(idsOf(index.spots({ bounds: WORLD, zoom: 11.9 }))).toEqual([['far'], ['b', 'a']]);
  });

  it('are separate at the zoom that their cluster names', () => {
    const index = createClusterIndex(LONDON, APART_PX);
    const cluster = index.spots({ bounds: WORLD, zoom: 11 }).find(({ opensAt }) => opensAt !== null);
    expect(idsOf(index.spots({ bounds: WORLD, zoom: cluster?.opensAt ?? 0 }))).toEqual([['far'], ['b'], ['a']]);
  });

  it('each have their own pin at the closest zoom, even at the same address', () => {
    const index = createClusterIndex([row('a', 1, 1), row('b', 1, 1)], APART_PX);
    expect(idsOf(index.spots({ bounds: WORLD, zoom: MAX_ZOOM }))).toEqual([['a'], ['b']]);
  });

  it('are closer together if that is allowed', () => {
    const view = { bounds: WORLD, zoom: 8 };
    expect(createClusterIndex(LONDON, 120).spots(view)).toHaveLength(1);
    expect(createClusterIndex(LONDON, 40).spots(view)).toHaveLength(2);
  });

  it('are left out if they are not in view', () => {
    const bounds = { south: 51.59, west: -0.41, north: 51.61, east: -0.39 };
    expect(idsOf(createClusterIndex(LONDON, APART_PX).spots({ bounds, zoom: 14 }))).toEqual([['far']]);
  });

  it('are found on both sides of the date line', () => {
    const index = createClusterIndex([row('west', -17, 179.5), row('east', -17, -179.5)], APART_PX);
    const bounds = { south: -20, west: 178, north: -10, east: 182 };
    expect(idsOf(index.spots({ bounds, zoom: 12 }))).toEqual([['west'], ['east']]);
  });

  it('are at most a hundred pins, including the first of the list', () => {
    const many = Array.from({ length: 400 }, (_, i) => row(`h${i}`, (i % 20) * 4 - 40, Math.floor(i / 20) * 16 - 160));
    const spots = createClusterIndex(many, APART_PX).spots({ bounds: WORLD, zoom: 9 });
    expect(spots).toHaveLength(100);
    expect(spots[0]?.hotelIds).toEqual(['h0']);
  });
});
