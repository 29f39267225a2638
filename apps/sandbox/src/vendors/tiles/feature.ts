/** What a map shows, before it is cut into tiles. The layers and kinds are those of the Protomaps basemap, version 4. */
import { type Box, boxOf, type Point } from './geometry';

export type LayerName = 'earth' | 'landuse' | 'water' | 'roads' | 'buildings' | 'boundaries' | 'places' | 'pois';
export type Tags = Readonly<Record<string, string | number | boolean>>;

export interface MapFeature {
  readonly layer: LayerName;
  readonly shape: 'point' | 'line' | 'polygon';
  readonly tags: Tags;
  /** The first zoom that shows it. */
  readonly minZoom: number;
  /** Points of the map. A polygon's first ring is its outline, the others are holes. */
  readonly parts: readonly (readonly Point[])[];
  readonly box: Box;
}

type Look = Pick<MapFeature, 'layer' | 'tags' | 'minZoom'>;

export const polygon = (look: Look, parts: MapFeature['parts']): MapFeature => ({
  ...look,
  shape: 'polygon',
  parts,
  box: boxOf(parts[0] ?? []),
});
export const line = (look: Look, points: readonly Point[]): MapFeature => ({
  ...look,
  shape: 'line',
  parts: [points],
  box: boxOf(points),
});
export const point = (look: Look, at: Point): MapFeature => ({
  ...look,
  shape: 'point',
  parts: [[at]],
  box: [...at, ...at],
});
