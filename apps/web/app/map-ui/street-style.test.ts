import { describe, expect, it } from 'vitest';
import type { MapColours } from './map-colours';
import { streetStyle } from './street-style';

const COLOURS = new Proxy({}, { get: () => 'gray' }) as MapColours;
const TILES = 'https://site.test/api/map/{z}/{x}/{y}';
const style = (language: string, hiddenName = '') =>
  streetStyle({ colours: COLOURS, tilesUrl: TILES, language, hiddenName });
/** https://docs.protomaps.com/basemaps/layers */
const PROTOMAPS = ['boundaries', 'buildings', 'earth', 'landuse', 'places', 'pois', 'roads', 'water'];

describe('the street style', () => {
  it('draws only layers of the Protomaps basemap', () => {
    const used = style('en').layers.flatMap((layer) => ('source-layer' in layer ? layer['source-layer'] : []));
    expect([...new Set(used)].sort()).toEqual(PROTOMAPS);
  });

  it('asks our own origin for tiles, and nobody for letters or icons', () => {
    const { sources, glyphs, sprite } = style('en');
    expect([glyphs, sprite]).toEqual([undefined, undefined]);
    expect(JSON.stringify(sources).match(/https?:[^"]+/g)).toEqual([TILES]);
  });

  it("shows names in the visitor's language, then in English, then as they are written there", () => {
    const names = JSON.stringify(style('ar').layers.find(({ id }) => id === 'towns'));
    expect(names).toContain('["coalesce",["get","name:ar"],["get","name:en"],["get","name"]]');
  });

  it('leaves out the name that the page shows', () => {
    for (const layer of ['towns', 'sights', 'park-names']) {
      expect(JSON.stringify(style('en', 'Rome').layers.find(({ id }) => id === layer))).toContain('"Rome"');
    }
  });

  it('draws the sea under the land, and all names on top', () => {
    const ids = style('en').layers.map(({ id }) => id);
    expect(ids.indexOf('ocean')).toBeLessThan(ids.indexOf('earth'));
    const types = style('en').layers.map(({ type }) => type);
    expect(types.lastIndexOf('line')).toBeLessThan(types.indexOf('symbol'));
  });
});
