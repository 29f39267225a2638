import { describe, expect, it } from 'vitest';
import { diagramStyle } from './diagram-style';

const COLOURS = { land: 'white', block: 'silver', road: 'gray', ring: 'black' };
const ROME = { latitude: 41.9, longitude: 12.5 };
const BARE = { colours: COLOURS, centre: ROME, radii: [1, 2] };

describe('the map without streets', () => {
  it('calls no server, because it contains everything that it draws', () => {
    expect(JSON.stringify(diagramStyle(BARE))).not.toContain('http');
    expect(diagramStyle(BARE).layers.map(({ id }) => id)).toEqual(['land', 'near', 'grid', 'rings']);
  });

  it('is only land round a place without coordinates', () => {
    const { sources } = diagramStyle({ ...BARE, centre: null });
    expect(sources['rings']).toMatchObject({ data: { features: [] } });
    expect(sources['grid']).toMatchObject({ data: { coordinates: [] } });
  });
});
