/**
 * Land and borders from Natural Earth, as the package `world-atlas` ships them. The files are large: they are read at
 * the first request and in slices, because one `JSON.parse` would delay other requests by 100 ms.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { slices } from '../../../kernel/slices';
import { type Box, boxOf, type Point } from '../geometry';
import { mercator } from '../mercator';

export interface Land {
  readonly box: Box;
  /** The first ring is the coast, the others are holes. */
  readonly rings: readonly (readonly Point[])[];
}
export interface Earth {
  readonly land: readonly Land[];
  readonly borders: readonly (readonly Point[])[];
}

type Polygon = readonly (readonly number[])[];
type Geometry =
  | { readonly type: 'GeometryCollection'; readonly geometries: readonly Geometry[] }
  | { readonly type: 'MultiPolygon'; readonly arcs: readonly Polygon[] }
  | { readonly type: 'Polygon'; readonly arcs: Polygon }
  | { readonly type: null };
interface Topology {
  readonly objects: { readonly land: Geometry; readonly countries?: Geometry };
  readonly transform: { readonly scale: Point; readonly translate: Point };
}

const ARCS = '"arcs":';
const require = createRequire(import.meta.url);

export const readFineEarth = once(() => readEarth(require.resolve('world-atlas/land-10m.json')));
/** With the borders of countries. */
export const readCoarseEarth = once(() => readEarth(require.resolve('world-atlas/countries-50m.json')));

/** The same promise for every caller. */
function once(read: () => Promise<Earth>): () => Promise<Earth> {
  let earth: Promise<Earth> | undefined;
  return () => {
    earth ??= read();
    return earth;
  };
}

async function readEarth(file: string): Promise<Earth> {
  const text = await readFile(file, 'utf8');
  const start = text.lastIndexOf(ARCS) + ARCS.length;
  const end = text.indexOf(']]]', start) + 3;
  const { objects, transform } = JSON.parse(`${text.slice(0, start)}[]${text.slice(end)}`) as Topology;
  const arcs: Point[][] = [];
  for (let at = start + 1; at < end - 1; ) {
    while (slices.isOver()) await slices.next();
    const after = text.indexOf(']]', at) + 2;
    arcs.push(pointsOf(JSON.parse(text.slice(at, after)), transform));
    at = after + 1;
  }
  const rings = await slices.map(polygonsOf(objects.land), (polygon) => polygon.map((ring) => ringOf(ring, arcs)));
  return {
    land: rings.map((parts) => ({ rings: parts, box: boxOf(parts[0] ?? []) })),
    borders: objects.countries ? bordersOf(objects.countries, arcs) : [],
  };
}

/** An arc's points are steps on an integer grid. */
function pointsOf(steps: readonly Point[], { scale, translate }: Topology['transform']): Point[] {
  let [x, y] = [0, 0];
  return steps.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return mercator({ longitude: x * scale[0] + translate[0], latitude: y * scale[1] + translate[1] });
  });
}

function polygonsOf(geometry: Geometry): readonly Polygon[] {
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(polygonsOf);
  if (geometry.type === 'MultiPolygon') return geometry.arcs;
  return geometry.type === 'Polygon' ? [geometry.arcs] : [];
}

/** A negative number is an arc in the other direction. */
const arcOf = (index: number, arcs: readonly (readonly Point[])[]): readonly Point[] =>
  index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []);

const ringOf = (indexes: readonly number[], arcs: readonly (readonly Point[])[]): Point[] =>
  indexes.flatMap((index) => arcOf(index, arcs).slice(1));

/** The arcs that two countries share. */
function bordersOf(countries: Geometry, arcs: readonly (readonly Point[])[]): readonly (readonly Point[])[] {
  const counts = new Map<number, number>();
  for (const index of polygonsOf(countries).flat(2)) {
    const key = index < 0 ? ~index : index;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > 1).map(([key]) => arcs[key] ?? []);
}
