/** The side streets of a quarter and the blocks between them: a grid with a direction of its own. */
import { createRandom, type Random } from '../../../kernel/random';
import type { City } from '../../../world/cities/city';
import { cutLine, cutPolygon, type Point, sidesOf, signedArea } from '../geometry';
import { gridAngle, isGridCity, type Quarter } from './quarters';
import { streetName } from './street-name';

export interface Street {
  readonly ends: readonly [Point, Point];
  readonly name: string | null;
  readonly minZoom: number;
}
export interface Block {
  readonly outline: readonly Point[];
  /** The two directions of its houses, if it is a whole rectangle. */
  readonly isWhole: boolean;
  readonly id: number;
}
export interface QuarterStreets {
  readonly streets: readonly Street[];
  readonly blocks: readonly Block[];
}

/** Half the width of a street. */
const HALF_STREET_KM = 0.009;
const LEAST_BLOCK_KM2 = 0.0006;
/** Streets of the open country are this much farther apart. */
const RURAL = 5;

export function drawStreets(seed: string, city: City, quarter: Quarter): QuarterStreets {
  const random = createRandom(`${seed} ${city.slug} streets ${quarter.id}`);
  const away = Math.hypot(...quarter.at);
  const isRural = quarter.use === 'wood' || quarter.use === 'fields';
  const isWide = quarter.use === 'industry';
  const scale = (1 + away / 11) * (isRural ? RURAL : 1) * (isWide ? 1.8 : 1);
  const gap = random.range(0.075, 0.1) * scale;
  const across = gap * random.range(1.5, 2.3);
  const angle = angleOf(city, quarter, random);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const spot = (u: number, v: number): Point => [quarter.at[0] + u * cos - v * sin, quarter.at[1] + u * sin + v * cos];
  const frame = frameOf(quarter, cos, sin);
  return layOut({ city, quarter, random, gap, across, spot, frame, isRural });
}

function angleOf(city: City, { at, use }: Quarter, random: Random): number {
  if (isGridCity(city)) return random.chance(0.08) ? random.range(0, 1.5) : gridAngle(city);
  if (use === 'old-town') return random.range(0, Math.PI);
  return Math.atan2(at[1], at[0]) + random.range(-0.3, 0.3) + (random.chance(0.5) ? Math.PI / 2 : 0);
}

function frameOf({ at, outline }: Quarter, cos: number, sin: number) {
  const us = outline.map(([x, y]) => (x - at[0]) * cos + (y - at[1]) * sin);
  const vs = outline.map(([x, y]) => (y - at[1]) * cos - (x - at[0]) * sin);
  return { u0: Math.min(...us), u1: Math.max(...us), v0: Math.min(...vs), v1: Math.max(...vs) };
}

interface Layout {
  readonly city: City;
  readonly quarter: Quarter;
  readonly random: Random;
  readonly gap: number;
  readonly across: number;
  readonly spot: (u: number, v: number) => Point;
  readonly frame: ReturnType<typeof frameOf>;
  readonly isRural: boolean;
}

function layOut({ city, quarter, random, gap, across, spot, frame, isRural }: Layout): QuarterStreets {
  const { u0, u1, v0, v1 } = frame;
  const sides = sidesOf(quarter.outline);
  const inner = sidesOf(quarter.outline, HALF_STREET_KM * 1.5);
  const [streets, blocks]: [Street[], Block[]] = [[], []];
  const add = (from: Point, to: Point, minZoom: number): void => {
    const ends = cutLine(from, to, sides);
    if (ends) streets.push({ ends, name: streetName(city, random), minZoom });
  };
  let row = 0;
  for (let v = v0 + random.range(0.2, 0.8) * gap - gap; v < v1; ) {
    const rows = random.int(1, 3);
    const start = u0 - random.range(0, 1) * across;
    const top = v + rows * gap;
    for (let u = start; u < u1; u += across) add(spot(u, v), spot(u, top), isRural ? 13 : 14);
    for (let k = 0; k < rows; k++) {
      const low = v + k * gap;
      add(spot(u0, low), spot(u1, low), isRural || row % 3 === 0 ? 12 : 13);
      row++;
      if (isRural) continue;
      for (let u = start; u < u1; u += across) {
        const block = blockOf(spot, [u, low, u + across, low + gap], inner, blocks.length);
        if (block) blocks.push(block);
      }
    }
    v = top;
  }
  return { streets, blocks };
}

function blockOf(
  spot: Layout['spot'],
  [u0, v0, u1, v1]: readonly [number, number, number, number],
  inner: readonly ((point: Point) => number)[],
  id: number,
): Block | null {
  const g = HALF_STREET_KM;
  const whole = [spot(u0 + g, v0 + g), spot(u1 - g, v0 + g), spot(u1 - g, v1 - g), spot(u0 + g, v1 - g)];
  if (inner.every((side) => whole.every((point) => side(point) >= 0))) return { outline: whole, isWhole: true, id };
  let outline: Point[] = whole;
  for (const side of inner) outline = cutPolygon(outline, side);
  return outline.length > 2 && signedArea(outline) / 2 > LEAST_BLOCK_KM2 ? { outline, isWhole: false, id } : null;
}
