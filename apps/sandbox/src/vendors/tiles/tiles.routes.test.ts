import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../testing/test-sandbox';
import { TEST_WORLD } from '../../testing/test-world';
import type { City } from '../../world/cities/city';
import type { LatLng } from '../../world/lat-lng';
import { isInside, type Point } from './geometry';
import { mercator } from './mercator';

const { get } = createTestSandbox();

const city = (slug: string): City => TEST_WORLD.cities.find((one) => one.slug === slug) as City;
const addressAt = (spot: LatLng, z: number): string => {
  const [x, y] = mercator(spot).map((share) => Math.floor(share * 2 ** z));
  return `${z}/${x}/${y}`;
};
const read = async (address: string): Promise<VectorTile> => {
  const { statusCode, headers, rawPayload } = await get(`/tiles/${address}.mvt`);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/vnd.mapbox-vector-tile']);
  return new VectorTile(new PbfReader(rawPayload));
};
const featuresOf = (tile: VectorTile, layer: string): VectorTileFeature[] => {
  const found = tile.layers[layer];
  return Array.from({ length: found?.length ?? 0 }, (_, k) => found?.feature(k) as VectorTileFeature);
};
const kinds = (tile: VectorTile, layer: string) =>
  new Set(featuresOf(tile, layer).map(({ properties }) => properties['kind']));

describe('a tile', () => {
  it('of a city has the layers and kinds of the Protomaps basemap', async () => {
    const { centre } = city('rome');
    const near = await read(addressAt(centre, 15));
    expect(Object.keys(near.layers)).toEqual(expect.arrayContaining(['earth', 'landuse', 'roads', 'buildings']));
    expect(featuresOf(near, 'buildings').length).toBeGreaterThan(20);
    const town = await read(addressAt(centre, 12));
    expect([...kinds(town, 'roads')]).toEqual(expect.arrayContaining(['highway', 'major_road', 'minor_road', 'rail']));
    expect([...kinds(town, 'landuse')]).toEqual(expect.arrayContaining(['park', 'residential']));
    expect([...kinds(town, 'water')]).toEqual(expect.arrayContaining(['river']));
    const names = featuresOf(town, 'places').map(({ properties }) => properties['name']);
    expect(names).toEqual(expect.arrayContaining(['Ludovisi', 'Rome']));
    expect(featuresOf(town, 'pois').map(({ properties }) => properties['name'])).toContain('Galleria Borghese');
  });

  it('names a city in every language that the world knows', async () => {
    const tile = await read(addressAt(city('rome').centre, 6));
    const rome = featuresOf(tile, 'places').find(({ properties }) => properties['name'] === 'Rome');
    expect(rome?.properties).toMatchObject({ kind: 'locality', 'name:ar': 'روما', 'name:it': 'Roma' });
  });

  it('names streets when they are near, in the words of the country', async () => {
    const tile = await read(addressAt(city('rome').centre, 15));
    const names = featuresOf(tile, 'roads').flatMap(({ properties }) => properties['name'] ?? []);
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect(name).toMatch(/^(Via|Viale|Piazza|Corso|Largo|Vicolo|Lungotevere)/);
  });

  it('depends only on the seed and the address', async () => {
    const address = addressAt(city('istanbul').centre, 14);
    const bytes = async (seed: string) => (await createTestSandbox({ seed }).get(`/tiles/${address}.mvt`)).rawPayload;
    const [one, same, other] = await Promise.all([bytes('one'), bytes('one'), bytes('two')]);
    expect(one.equals(same)).toBe(true);
    expect(one.equals(other)).toBe(false);
  });

  it('shows the world from far, with land, sea and borders', async () => {
    const tile = await read('3/4/2');
    expect(Object.keys(tile.layers).sort()).toEqual(['boundaries', 'earth', 'places', 'water']);
  });

  it.each(['15/0/0', '3/8/0', '16/0/0', '3/-1/0', '3/0/x', '3/0/99999999999', 'x/0/0', '1e1/0/0'])(
    'at %s is sea or does not exist, and never causes a server error',
    async (address) => {
      expect([200, 204, 404]).toContain((await get(`/tiles/${address}.mvt`)).statusCode);
    },
  );
});

describe('the hotels', () => {
  it.each(['rome', 'paris', 'new-york', 'istanbul', 'sydney', 'venice', 'hong-kong', 'miami', 'chicago', 'amsterdam'])(
    'of %s stand on land',
    async (slug) => {
      const hotels = await TEST_WORLD.hotelsIn([city(slug)]);
      const tiles = new Map<string, Promise<VectorTile>>();
      const wet: string[] = [];
      for (const hotel of hotels) {
        const address = addressAt(hotel, 11);
        const known = tiles.get(address) ?? read(address);
        tiles.set(address, known);
        if (!isDry(await known, address, hotel)) wet.push(hotel.name);
      }
      expect(wet).toEqual([]);
    },
  );
});

/** True on land that is not a river or a lake. */
function isDry(tile: VectorTile, address: string, hotel: LatLng): boolean {
  const [z = 0, x = 0, y = 0] = address.split('/').map(Number);
  const [mapX, mapY] = mercator(hotel);
  const at: Point = [(mapX * 2 ** z - x) * 4096, (mapY * 2 ** z - y) * 4096];
  const isOn = (feature: VectorTileFeature) =>
    feature.loadGeometry().filter((ring) =>
      isInside(
        ring.map((point): Point => [point.x, point.y]),
        at,
      ),
    ).length %
      2 ===
    1;
  const areas = (layer: string) => featuresOf(tile, layer).filter(({ type }) => type === 3);
  // Land is drawn over the sea.
  const waters = areas('water').filter(({ properties }) => properties['kind'] !== 'ocean');
  return areas('earth').some(isOn) && !waters.some(isOn);
}
