/**
 * The destinations by region, and their slugs.
 * Search-and-browse §2 "Destinations"; country codes and centres from the lists.
 */
import type { Coordinates } from './distance';

export type Region = 'North America' | 'South America' | 'Europe' | 'Asia' | 'Africa' | 'Oceania';

export type Destination = {
  readonly city: string;
  readonly slug: string;
  readonly region: Region;
  readonly countryCode: string;
  readonly centre: Coordinates;
};

/** Lower case. Every character that is not a letter or digit becomes a hyphen. */
export const slugOf = (city: string): string => city.toLowerCase().replace(/[^a-z0-9]/g, '-');

const destination = (
  region: Region,
  city: string,
  countryCode: string,
  latitude: number,
  longitude: number,
): Destination => ({ city, slug: slugOf(city), region, countryCode, centre: { latitude, longitude } });

export const DESTINATIONS: readonly Destination[] = [
  destination('North America', 'New York', 'US', 40.7128, -74.006),
  destination('North America', 'Los Angeles', 'US', 34.0522, -118.2437),
  destination('North America', 'Chicago', 'US', 41.8781, -87.6298),
  destination('North America', 'San Francisco', 'US', 37.7749, -122.4194),
  destination('North America', 'Miami', 'US', 25.7617, -80.1918),
  destination('North America', 'Toronto', 'CA', 43.6532, -79.3832),
  destination('South America', 'Rio de Janeiro', 'BR', -22.9068, -43.1729),
  destination('Europe', 'Paris', 'FR', 48.8566, 2.3522),
  destination('Europe', 'London', 'GB', 51.5074, -0.1278),
  destination('Europe', 'Rome', 'IT', 41.9028, 12.4964),
  destination('Europe', 'Barcelona', 'ES', 41.3874, 2.1686),
  destination('Europe', 'Amsterdam', 'NL', 52.3676, 4.9041),
  destination('Europe', 'Prague', 'CZ', 50.0755, 14.4378),
  destination('Europe', 'Vienna', 'AT', 48.2082, 16.3738),
  destination('Europe', 'Berlin', 'DE', 52.52, 13.405),
  destination('Europe', 'Istanbul', 'TR', 41.0082, 28.9784),
  destination('Asia', 'Tokyo', 'JP', 35.6812, 139.7671),
  destination('Asia', 'Dubai', 'AE', 25.2048, 55.2708),
  destination('Asia', 'Bangkok', 'TH', 13.7563, 100.5018),
  destination('Asia', 'Singapore', 'SG', 1.2903, 103.852),
  destination('Africa', 'Cape Town', 'ZA', -33.9249, 18.4241),
  destination('Africa', 'Cairo', 'EG', 30.0444, 31.2357),
  destination('Oceania', 'Sydney', 'AU', -33.8688, 151.2093),
  destination('Oceania', 'Melbourne', 'AU', -37.8136, 144.9631),
];

export type RegionGroup = { readonly region: Region; readonly destinations: readonly Destination[] };

/** In the order of the list, each region once. */
export const DESTINATIONS_BY_REGION: readonly RegionGroup[] = [
  ...new Set(DESTINATIONS.map(({ region }) => region)),
].map((region) => ({ region, destinations: DESTINATIONS.filter((known) => known.region === region) }));

const MOST_IN_A_REGION = Math.max(...DESTINATIONS_BY_REGION.map(({ destinations }) => destinations.length));

/** All destinations, one of each region in turn, so that the first ones show the whole world. OPEN-20. */
export const POPULAR_DESTINATIONS: readonly Destination[] = Array.from({ length: MOST_IN_A_REGION }, (_, turn) =>
  DESTINATIONS_BY_REGION.flatMap(({ destinations }) => destinations.slice(turn, turn + 1)),
).flat();

export const destinationBySlug = (slug: string): Destination | undefined =>
  DESTINATIONS.find((known) => known.slug === slug);
