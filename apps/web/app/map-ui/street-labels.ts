/** Names on the map, in the visitor's language if the tiles have it. */
import type { LayerSpecification } from 'maplibre-gl';
import type { MapColours } from './map-colours';

const SOURCE = 'streets';
/** The first name tells the library the weight. The letters come from the fonts after it. */
const DISPLAY = ['Map Semibold', 'Bricolage Grotesque', 'system-ui'];
const BODY = ['Map Medium', 'system-ui'];
const ITALIC = ['Map Italic', 'system-ui'];

const SIGHTS = ['attraction', 'museum', 'theatre', 'monument', 'castle', 'zoo', 'station', 'aerodrome', 'stadium'];

type Expression = readonly unknown[];
type Label = {
  readonly id: string;
  readonly layer: 'roads' | 'water' | 'pois' | 'places';
  readonly filter: Expression;
  readonly zooms: readonly [from: number, to?: number];
  readonly colour: string;
  readonly layout: object;
};

const kindIs = (...kinds: readonly string[]): Expression => ['in', ['get', 'kind'], ['literal', kinds]];
const shapeIs = (shape: string): Expression => ['==', ['geometry-type'], shape];
/** The tiles say from which zoom a name is important enough. */
const IS_DUE: Expression = ['<=', ['coalesce', ['get', 'min_zoom'], 0], ['zoom']];
const IS_SIGHT: Expression = ['all', kindIs(...SIGHTS), IS_DUE];
const grows = (...stops: readonly number[]): Expression => ['interpolate', ['linear'], ['zoom'], ...stops];
const ALONG = { 'symbol-placement': 'line', 'text-max-angle': 35, 'symbol-spacing': 320 };

export function labelLayers(colours: MapColours, language: string, hiddenName: string): LayerSpecification[] {
  const name = ['coalesce', ['get', `name:${language}`], ['get', 'name:en'], ['get', 'name']];
  const isShown = ['all', ['!=', name, hiddenName], ['!=', ['get', 'name:en'], hiddenName]];
  const labels = [...groundLabels(colours, isShown), ...placeLabels(colours, isShown)];
  return [dots(colours), ...labels.map((label) => symbol(label, name, colours.halo))];
}

function groundLabels({ text, textSoft, waterText, greenText }: MapColours, isShown: Expression): readonly Label[] {
  return [
    {
      id: 'street-names',
      layer: 'roads',
      filter: kindIs('major_road', 'minor_road', 'highway'),
      zooms: [14],
      colour: textSoft,
      layout: { ...ALONG, 'text-font': BODY, 'text-size': grows(14, 10.5, 17, 13) },
    },
    {
      id: 'river-names',
      layer: 'water',
      filter: shapeIs('LineString'),
      zooms: [11],
      colour: waterText,
      layout: { ...ALONG, 'text-font': ITALIC, 'text-size': 12, 'text-letter-spacing': 0.08 },
    },
    {
      id: 'lake-names',
      layer: 'water',
      filter: shapeIs('Point'),
      zooms: [8],
      colour: waterText,
      layout: { 'text-font': ITALIC, 'text-size': 12 },
    },
    {
      id: 'park-names',
      layer: 'pois',
      filter: ['all', kindIs('park', 'garden'), isShown],
      zooms: [14],
      colour: greenText,
      layout: { 'text-font': BODY, 'text-size': 11.5 },
    },
    {
      id: 'sights',
      layer: 'pois',
      filter: ['all', IS_SIGHT, isShown],
      zooms: [11],
      colour: text,
      layout: {
        'text-font': BODY,
        'text-size': 12,
        'text-anchor': 'top',
        'text-offset': [0, 0.6],
        'text-max-width': 9,
      },
    },
  ];
}

function placeLabels({ text, textSoft }: MapColours, isShown: Expression): readonly Label[] {
  return [
    {
      id: 'quarters',
      layer: 'places',
      filter: ['all', kindIs('neighbourhood', 'macrohood'), IS_DUE],
      zooms: [11, 16.5],
      colour: textSoft,
      layout: {
        'text-font': DISPLAY,
        'text-size': grows(11, 11, 15, 15),
        'text-letter-spacing': 0.04,
        'text-max-width': 8,
      },
    },
    {
      id: 'towns',
      layer: 'places',
      filter: ['all', kindIs('locality'), isShown, IS_DUE],
      zooms: [3, 13],
      colour: text,
      layout: {
        'text-font': DISPLAY,
        'text-size': grows(4, 12, 10, 17),
        'symbol-sort-key': ['-', 0, ['coalesce', ['get', 'population_rank'], 0]],
      },
    },
    {
      id: 'countries',
      layer: 'places',
      filter: kindIs('country'),
      zooms: [2, 7],
      colour: textSoft,
      layout: { 'text-font': DISPLAY, 'text-size': 13 },
    },
  ];
}

function dots({ text, halo }: MapColours): LayerSpecification {
  return {
    id: 'sight-dots',
    type: 'circle',
    source: SOURCE,
    'source-layer': 'pois',
    minzoom: 11,
    filter: IS_SIGHT as never,
    paint: { 'circle-radius': 3.5, 'circle-color': text, 'circle-stroke-width': 1.5, 'circle-stroke-color': halo },
  };
}

function symbol({ id, layer, filter, zooms, colour, layout }: Label, name: Expression, halo: string) {
  const [minzoom, maxzoom = 24] = zooms;
  return {
    id,
    type: 'symbol',
    source: SOURCE,
    'source-layer': layer,
    minzoom,
    maxzoom,
    filter,
    layout: { 'text-field': name, 'text-padding': 6, ...layout },
    paint: { 'text-color': colour, 'text-halo-color': halo, 'text-halo-width': 1.4 },
  } as unknown as LayerSpecification;
}
