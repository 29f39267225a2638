/** Cuts features to a tile and writes them as a Mapbox Vector Tile. */
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { MapFeature } from './feature';
import { type Box, cutPolygon, mixed, overlaps, type Point, signedArea } from './geometry';
import { type TileAddress, tileBox } from './mercator';

const EXTENT = 4096;
const MARGIN = 64 / EXTENT;
/** Points closer than this are one, in units of the tile. */
const SAME = 3;

type Encoded = { readonly type: 1 | 2 | 3; readonly tags: MapFeature['tags']; readonly geometry: unknown };

/** Null if there is nothing in this tile. */
export function cutTile(address: TileAddress, features: Iterable<MapFeature>): Buffer | null {
  const box = tileBox(address, MARGIN);
  const grid = toGrid(address);
  const layers: Record<string, { features: Encoded[] }> = {};
  for (const feature of features) {
    if (feature.minZoom > address.z || !overlaps(feature.box, box)) continue;
    const encoded = encode(feature, box, grid);
    if (!encoded) continue;
    layers[feature.layer] ??= { features: [] };
    layers[feature.layer]?.features.push(encoded);
  }
  if (Object.keys(layers).length === 0) return null;
  return Buffer.from(fromGeojsonVt(layers as never, { version: 2, extent: EXTENT }));
}

function toGrid({ z, x, y }: TileAddress): (point: Point) => Point {
  const scale = 2 ** z;
  return ([mapX, mapY]) => [Math.round((mapX * scale - x) * EXTENT), Math.round((mapY * scale - y) * EXTENT)];
}

function encode(feature: MapFeature, box: Box, grid: (point: Point) => Point): Encoded | null {
  const { shape, tags, parts } = feature;
  if (shape === 'point') {
    const at = parts[0]?.[0];
    return at ? { type: 1, tags, geometry: [grid(at)] } : null;
  }
  if (shape === 'line') {
    const lines = parts.flatMap((line) => cutToBox(line, box)).map((line) => thinned(line.map(grid)));
    const geometry = lines.filter(({ length }) => length > 1);
    return geometry.length > 0 ? { type: 2, tags, geometry } : null;
  }
  const geometry: Point[][] = [];
  for (const [k, ring] of parts.entries()) {
    const cut = thinned(clipRing(ring, box).map(grid));
    if (cut.length < 3 || signedArea(cut) === 0) {
      if (k === 0) return null;
      continue;
    }
    // An outline runs clockwise on the screen, a hole the other way round.
    const isOutline = k === 0;
    if (signedArea(cut) > 0 !== isOutline) cut.reverse();
    geometry.push([...cut, cut[0] as Point]);
  }
  return { type: 3, tags, geometry };
}

function thinned(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const [k, point] of points.entries()) {
    const last = kept.at(-1);
    const isNear = last && Math.abs(last[0] - point[0]) + Math.abs(last[1] - point[1]) < SAME;
    if (!isNear) kept.push(point);
    else if (k === points.length - 1 && kept.length > 1) kept[kept.length - 1] = point;
  }
  return kept;
}

/** The part of a ring within the box. */
export function clipRing(ring: readonly Point[], box: Box): readonly Point[] {
  const [minX, minY, maxX, maxY] = box;
  let cut = cutPolygon(withoutFar(ring, box), ([x]) => x - minX);
  cut = cutPolygon(cut, ([x]) => maxX - x);
  cut = cutPolygon(cut, ([, y]) => y - minY);
  return cutPolygon(cut, ([, y]) => maxY - y);
}

/** Leaves out runs of points that are all beyond the same side of the box: a continent has 100,000 points. */
function withoutFar(ring: readonly Point[], [minX, minY, maxX, maxY]: Box): Point[] {
  const beyond = ([x, y]: Point): number =>
    (x < minX ? 1 : 0) | (x > maxX ? 2 : 0) | (y < minY ? 4 : 0) | (y > maxY ? 8 : 0);
  const kept: Point[] = [];
  let shared = 0;
  let code = ring[0] ? beyond(ring[0]) : 0;
  for (let k = 0; k < ring.length; k++) {
    const next = k + 1 < ring.length ? beyond(ring[k + 1] as Point) : 0;
    if ((shared & code & next) === 0) {
      kept.push(ring[k] as Point);
      shared = code;
    } else shared &= code;
    code = next;
  }
  return kept;
}

/** The parts of a line within the box. */
export function cutToBox(line: readonly Point[], box: Box): Point[][] {
  const cut: Point[][] = [];
  let current: Point[] = [];
  for (let k = 1; k < line.length; k++) {
    const [from, to] = [line[k - 1] as Point, line[k] as Point];
    const range = within(from, to, box);
    if (!range) {
      if (current.length > 1) cut.push(current);
      current = [];
      continue;
    }
    if (current.length === 0 || range[0] > 0) {
      if (current.length > 1) cut.push(current);
      current = [mixed(from, to, range[0])];
    }
    current.push(mixed(from, to, range[1]));
  }
  if (current.length > 1) cut.push(current);
  return cut;
}

function within([ax, ay]: Point, [bx, by]: Point, [minX, minY, maxX, maxY]: Box): [number, number] | null {
  let [start, end] = [0, 1];
  for (const [from, step, low, high] of [
    [ax, bx - ax, minX, maxX],
    [ay, by - ay, minY, maxY],
  ] as const) {
    if (step === 0) {
      if (from < low || from > high) return null;
      continue;
    }
    const [one, two] = [(low - from) / step, (high - from) / step];
    start = Math.max(start, Math.min(one, two));
    end = Math.min(end, Math.max(one, two));
  }
  return start < end ? [start, end] : null;
}
