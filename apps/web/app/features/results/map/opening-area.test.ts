import type { Hotel } from '@tenth-night/domain/search/hotel';
import { describe, expect, it } from 'vitest';
import { nearestTurn } from '../../../map-ui/nearest-turn';
import { isLeftBehind, openingArea } from './opening-area';

const row = (distanceKm: number | null, latitude: number | null, longitude: number | null) => ({
  hotel: { latitude, longitude } as Hotel,
  distanceKm,
});

describe('the map when it opens', () => {
  it('shows the nearest four fifths of the hotels', () => {
    const rows = [row(90, 60, 60), row(1, 1, 2), row(2, 2, 1), row(3, 3, 4), row(4, 4, 3), row(null, null, null)];
    expect(openingArea(rows, { latitude: 0, longitude: 0 })).toEqual({ south: 1, west: 1, north: 4, east: 4 });
  });

  it('shows both sides of the date line as one piece', () => {
    const rows = [row(1, -17, 179), row(2, -18, -179)];
    const fiji = { latitude: -17, longitude: 179.5 };
    expect(openingArea(rows, fiji)).toEqual({ south: -18, west: 179, north: -17, east: 181 });
  });

  it('has nothing to show without hotels that have a position', () => {
    expect(openingArea([row(null, null, null)], null)).toBeNull();
  });

  it('stays when the list grows within its view, and follows a list that lies mostly outside', () => {
    const view = { south: 0, west: 0, north: 2, east: 2 };
    const near = [row(1, 1, 1), row(2, 2, 2)];
    const nowhere = row(null, null, null);
    expect(isLeftBehind(view, [...near, row(9, 5, 5), nowhere, nowhere])).toBe(false);
    expect(isLeftBehind(view, [...near, row(9, 5, 5), row(9, 5, 1)])).toBe(false);
    expect(isLeftBehind(view, [...near, row(9, 5, 5), row(9, 5, 1), row(9, 1, 5)])).toBe(true);
  });

  it('moves a meridian by at most half a turn', () => {
    expect([nearestTurn(-179, 179), nearestTurn(179, -179), nearestTurn(10, 370), nearestTurn(5, 0)]).toEqual([
      181, -181, 370, 5,
    ]);
  });
});
