/** The drawing tools for all parts of a plan: they turn points of a city's plane into features of the map. */
import { line, type MapFeature, polygon } from '../feature';
import { type Point, rounded, subdivided } from '../geometry';
import type { CityPlane } from '../mercator';
import { BEND_REACH_KM, type Bend } from './bend';
import type { Ground } from './ground';

type Look = Pick<MapFeature, 'layer' | 'tags' | 'minZoom'>;

export interface Sheet {
  readonly ground: Ground;
  readonly bend: Bend;
  /** A road or a rail. Crosses water if the bridge is not longer than `bridgeKm`. */
  road(look: Look, points: readonly Point[], bridgeKm: number): MapFeature[];
  /** An area of the plan, bent like the streets. */
  area(look: Look, outline: readonly Point[], isRounded?: boolean): MapFeature;
  /** Points that have a true place on the globe are not bent. */
  fixedArea(look: Look, outline: readonly Point[]): MapFeature;
  fixedLine(look: Look, points: readonly Point[]): MapFeature;
  toMap(point: Point): Point;
  /** How far a bend can move a point. A box needs this margin to contain everything that is drawn in it. */
  readonly slackKm: number;
}

const STEP_KM = 0.14;
const WATER_STEP_KM = 0.05;

export function createSheet(plane: CityPlane, ground: Ground, bend: Bend): Sheet {
  const { toMap } = plane;
  return {
    ground,
    bend,
    toMap,
    slackKm: BEND_REACH_KM,
    road(look, points, bridgeKm) {
      const bent = subdivided(points, STEP_KM).map(bend);
      return landParts(bent, ground, bridgeKm).map((part) => line(look, part.map(toMap)));
    },
    area(look, outline, isRounded = false) {
      const shape = isRounded ? rounded(rounded(subdivided(outline, 0.4), true), true) : subdivided(outline, STEP_KM);
      return polygon(look, [shape.map((point) => toMap(bend(point)))]);
    },
    fixedArea: (look, outline) => polygon(look, [outline.map(toMap)]),
    fixedLine: (look, points) => line(look, points.map(toMap)),
  };
}

/** The parts of a line on land, joined by bridges that are short enough. */
function landParts(points: readonly Point[], { isLand }: Ground, bridgeKm: number): Point[][] {
  const fine = subdivided(points, WATER_STEP_KM);
  if (fine.every(isLand)) return [[...points]];
  const parts: Point[][] = [];
  let current: Point[] = [];
  let bridge: Point[] = [];
  for (const point of fine) {
    if (!isLand(point)) {
      bridge.push(point);
      continue;
    }
    if (bridge.length * WATER_STEP_KM > bridgeKm) {
      if (current.length > 1) parts.push(current);
      current = [];
    } else if (current.length > 0) current.push(...bridge);
    bridge = [];
    current.push(point);
  }
  if (current.length > 1) parts.push(current);
  return parts;
}
