/** A map without streets: land, a grid, and rings of equal distance around the centre. Needs no tiles. */
import type { Coordinates } from '@tenth-night/domain/places/distance';
import type { StyleSpecification } from 'maplibre-gl';
import type { MapColours } from './map-colours';
import { grid, ring } from './rings';

type Diagram = {
  readonly colours: Pick<MapColours, 'land' | 'block' | 'road' | 'ring'>;
  /** Null if the place has no coordinates: then there are no rings. */
  readonly centre: Coordinates | null;
  readonly radii: readonly number[];
};

export function diagramStyle({ colours, centre, radii }: Diagram): StyleSpecification {
  return {
    version: 8,
    sources: {
      rings: { type: 'geojson', data: ringShapes(centre, radii), tolerance: 0.1 },
      grid: { type: 'geojson', data: gridShapes(centre, radii) },
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': colours.land } },
      // The rings overlap: the nearer to the centre, the darker the tint.
      { id: 'near', type: 'fill', source: 'rings', paint: { 'fill-color': colours.block, 'fill-opacity': 0.22 } },
      { id: 'grid', type: 'line', source: 'grid', paint: { 'line-color': colours.road, 'line-width': 1 } },
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
