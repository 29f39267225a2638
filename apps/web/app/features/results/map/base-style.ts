/** Our own base layer: land, a grid, and rings of equal distance around the centre. Needs no other server. */
import type { Coordinates } from '@tenth-night/domain/places/distance';
import type { StyleSpecification } from 'maplibre-gl';
import { grid, ring } from './rings';

export type MapColours = Readonly<Record<'land' | 'near' | 'grid' | 'ring', string>>;

type Base = {
  readonly colours: MapColours;
  /** Null if the place has no coordinates: then there are no rings. */
  readonly centre: Coordinates | null;
  readonly radii: readonly number[];
  /** The address of picture tiles, drawn over the land. A missing tile shows the land. */
  readonly tilesUrl: string | null;
};

export function baseStyle({ colours, centre, radii, tilesUrl }: Base): StyleSpecification {
  return {
    version: 8,
    sources: {
      rings: { type: 'geojson', data: ringShapes(centre, radii), tolerance: 0.1 },
      grid: { type: 'geojson', data: gridShapes(centre, radii) },
      ...(tilesUrl && { tiles: { type: 'raster', tiles: [tilesUrl], tileSize: 256 } }),
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': colours.land } },
      // The rings overlap: the nearer to the centre, the darker the tint.
      { id: 'near', type: 'fill', source: 'rings', paint: { 'fill-color': colours.near, 'fill-opacity': 0.22 } },
      { id: 'grid', type: 'line', source: 'grid', paint: { 'line-color': colours.grid, 'line-width': 1 } },
      ...(tilesUrl ? [{ id: 'tiles', type: 'raster' as const, source: 'tiles' }] : []),
      {
        id: 'rings',
        type: 'line',
        source: 'rings',
        paint: { 'line-color': colours.ring, 'line-width': 1.5, 'line-dasharray': [2, 4], 'line-opacity': 0.85 },
      },
    ],
  };
}

function ringShapes(centre: Coordinates | null, radii: readonly number[]) {
  const features = (centre ? radii : []).map((km) => ({
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'Polygon' as const, coordinates: centre ? [ring(centre, km)] : [] },
  }));
  return { type: 'FeatureCollection' as const, features };
}

function gridShapes(centre: Coordinates | null, radii: readonly number[]) {
  const coordinates = centre ? grid(centre, radii) : [];
  return { type: 'MultiLineString' as const, coordinates };
}
