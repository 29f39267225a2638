/** The map's colours, from the tokens of the style sheet. */
const TOKENS = {
  land: '--map-land',
  block: '--map-block',
  town: '--map-town',
  road: '--map-road',
  roadEdge: '--map-road-edge',
  highway: '--map-highway',
  highwayEdge: '--map-highway-edge',
  rail: '--map-rail',
  water: '--map-water',
  waterText: '--map-water-text',
  green: '--map-green',
  wood: '--map-wood',
  greenText: '--map-green-text',
  paved: '--map-paved',
  field: '--map-field',
  building: '--map-building',
  border: '--map-border',
  text: '--map-text',
  textSoft: '--map-text-soft',
  halo: '--map-halo',
  ring: '--map-ring',
} as const;

export type MapColours = Readonly<Record<keyof typeof TOKENS, string>>;

export function mapColours(element: HTMLElement): MapColours {
  const tokens = getComputedStyle(element);
  const entries = Object.entries(TOKENS).map(([name, token]) => [name, tokens.getPropertyValue(token).trim()]);
  return Object.fromEntries(entries);
}
