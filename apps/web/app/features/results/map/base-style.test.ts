import { describe, expect, it } from 'vitest';
import { baseStyle } from './base-style';

const COLOURS = { land: 'white', near: 'silver', grid: 'gray', ring: 'black' };
const ROME = { latitude: 41.9, longitude: 12.5 };
const BARE = { colours: COLOURS, centre: ROME, radii: [1, 2], tilesUrl: null };
const layers = (tilesUrl: string | null) => baseStyle({ ...BARE, tilesUrl }).layers.map(({ id }) => id);

describe('the base layer', () => {
  it('calls no server, because it contains everything that it draws', () => {
    expect(JSON.stringify(baseStyle(BARE))).not.toContain('http');
    expect(layers(null)).toEqual(['land', 'near', 'grid', 'rings']);
  });

  it('has configured tiles over the land, under the rings', () => {
    const tilesUrl = 'https://tiles.test/{z}/{x}/{y}.png';
    expect(layers(tilesUrl)).toEqual(['land', 'near', 'grid', 'tiles', 'rings']);
    expect(baseStyle({ ...BARE, tilesUrl }).sources['tiles']).toMatchObject({ type: 'raster', tiles: [tilesUrl] });
  });

  it('is only land round a place without coordinates', () => {
    const { sources } = baseStyle({ ...BARE, centre: null });
    expect(sources['rings']).toMatchObject({ data: { features: [] } });
    expect(sources['grid']).toMatchObject({ data: { coordinates: [] } });
  });
});
