/**
 * Our look for tiles with the layers of the Protomaps basemap (version 4): few layers, our colours, the visitor's own
 * fonts. A style without `glyphs` makes the library draw letters with local fonts, also from right to left.
 */
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapColours } from './map-colours';
import { labelLayers } from './street-labels';
import { roadLayers } from './street-roads';

export const SOURCE = 'streets';
/** The deepest tiles. The library enlarges them beyond it. */
const TILES_MAX_ZOOM = 15;

type Streets = {
  readonly colours: MapColours;
  readonly tilesUrl: string;
  readonly language: string;
  /** A place whose name is not drawn. */
  readonly hiddenName: string;
};

export function streetStyle({ colours, tilesUrl, language, hiddenName }: Streets): StyleSpecification {
  return {
    version: 8,
    sources: { [SOURCE]: { type: 'vector', tiles: [tilesUrl], maxzoom: TILES_MAX_ZOOM } },
    layers: [...groundLayers(colours), ...roadLayers(colours), ...labelLayers(colours, language, hiddenName)],
  };
}

const PARKS = [
  'park',
  'garden',
  'cemetery',
  'golf_course',
  'grass',
  'village_green',
  'recreation_ground',
  'pitch',
  'zoo',
];
const WOODS = ['wood', 'forest', 'nature_reserve', 'scrub', 'national_park', 'protected_area'];
const PAVED = ['pedestrian', 'aerodrome', 'industrial', 'runway', 'hospital', 'university', 'school', 'railway'];

type Paint = 'land' | 'town' | 'field' | 'water' | 'green' | 'wood' | 'paved' | 'building';

function fill(id: string, layer: string, colour: string, kinds: readonly string[] | null): LayerSpecification {
  const isArea = ['==', ['geometry-type'], 'Polygon'];
  const filter = kinds ? ['all', isArea, ['in', ['get', 'kind'], ['literal', kinds]]] : isArea;
  return {
    id,
    type: 'fill',
    source: SOURCE,
    'source-layer': layer,
    filter: filter as never,
    paint: { 'fill-color': colour },
  };
}

function groundLayers(colours: Pick<MapColours, Paint | 'border'>): LayerSpecification[] {
  const { land, town, field, water, green, wood, paved, building, border } = colours;
  return [
    // Without tiles the map is land, not sea.
    { id: 'land', type: 'background', paint: { 'background-color': land } },
    fill('ocean', 'water', water, ['ocean']),
    fill('earth', 'earth', land, null),
    fill('town', 'landuse', town, ['residential']),
    fill('fields', 'landuse', field, ['farmland']),
    fill('woods', 'landuse', wood, WOODS),
    fill('paved', 'landuse', paved, PAVED),
    fill('parks', 'landuse', green, PARKS),
    fill('water', 'water', water, ['lake', 'river', 'water', 'basin', 'canal', 'dock', 'swimming_pool', 'other']),
    {
      id: 'buildings',
      type: 'fill',
      source: SOURCE,
      'source-layer': 'buildings',
      minzoom: 14,
      paint: { 'fill-color': building, 'fill-opacity': ['interpolate', ['linear'], ['zoom'], 14, 0.35, 15.5, 1] },
    },
    {
      id: 'borders',
      type: 'line',
      source: SOURCE,
      'source-layer': 'boundaries',
      filter: ['==', ['get', 'kind'], 'country'],
      paint: { 'line-color': border, 'line-width': 1, 'line-dasharray': [4, 2] },
    },
  ];
}
