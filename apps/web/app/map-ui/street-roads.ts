/** Roads, from the smallest to the largest: first all edges, then all surfaces, so that crossings look joined. */
import type { LayerSpecification } from 'maplibre-gl';
import type { MapColours } from './map-colours';

const SOURCE = 'streets';

type Road = {
  readonly id: string;
  readonly kinds: readonly string[];
  readonly details?: readonly string[];
  readonly minZoom: number;
  /** Pixels at the zooms 11, 14 and 17. */
  readonly width: readonly [number, number, number];
  readonly isHighway?: boolean;
};

const ROADS: readonly Road[] = [
  { id: 'minor', kinds: ['minor_road'], minZoom: 12, width: [0.4, 1.8, 12] },
  { id: 'tertiary', kinds: ['major_road'], details: ['tertiary', 'tertiary_link'], minZoom: 11, width: [0.8, 3, 15] },
  {
    id: 'secondary',
    kinds: ['major_road'],
    details: ['secondary', 'secondary_link'],
    minZoom: 10,
    width: [1.1, 4, 18],
  },
  {
    id: 'primary',
    kinds: ['major_road'],
    details: ['primary', 'trunk', 'primary_link', 'trunk_link'],
    minZoom: 8,
    width: [1.6, 5, 21],
  },
  { id: 'highway', kinds: ['highway'], minZoom: 6, width: [2, 6, 24], isHighway: true },
];

export function roadLayers(colours: MapColours): LayerSpecification[] {
  const { road, roadEdge, highway, highwayEdge, rail, paved } = colours;
  const edges = ROADS.map((one) => layer(one, 'edge', one.isHighway ? highwayEdge : roadEdge, 1.6));
  const surfaces = ROADS.map((one) => layer(one, 'road', one.isHighway ? highway : road, 0));
  return [
    simple('runways', ['aeroway'], 10, { 'line-color': roadEdge, 'line-width': width([1.5, 7, 40], 0) }),
    simple('paths', ['path'], 13, {
      'line-color': road,
      'line-width': 1.2,
      'line-dasharray': [3, 1.5],
      'line-opacity': 0.9,
    }),
    ...edges,
    ...surfaces,
    simple('rails', ['rail'], 11, { 'line-color': rail, 'line-width': width([0.7, 1.4, 3], 0) }),
    simple('sleepers', ['rail'], 14, {
      'line-color': rail,
      'line-width': width([1, 4, 9], 0),
      'line-dasharray': [0.15, 1.6],
    }),
    simple('piers', ['pier'], 12, { 'line-color': paved, 'line-width': 3 }),
  ];
}

function layer(
  { id, kinds, details, minZoom, width: pixels }: Road,
  part: string,
  colour: string,
  edge: number,
): LayerSpecification {
  const isKind = ['in', ['get', 'kind'], ['literal', kinds]];
  const filter = details ? ['all', isKind, ['in', ['get', 'kind_detail'], ['literal', details]]] : isKind;
  return {
    id: `${id}-${part}`,
    type: 'line',
    source: SOURCE,
    'source-layer': 'roads',
    minzoom: minZoom,
    filter: filter as never,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': width(pixels, edge) as never },
  };
}

function simple(id: string, kinds: readonly string[], minZoom: number, paint: object): LayerSpecification {
  return {
    id,
    type: 'line',
    source: SOURCE,
    'source-layer': 'roads',
    minzoom: minZoom,
    filter: ['in', ['get', 'kind'], ['literal', kinds]] as never,
    paint,
  };
}

function width([far, middle, near]: Road['width'], edge: number) {
  return [
    'interpolate',
    ['exponential', 1.6],
    ['zoom'],
    8,
    far * 0.4 + edge * 0.3,
    11,
    far + edge * 0.7,
    14,
    middle + edge,
    17,
    near + edge * 1.5,
  ];
}
