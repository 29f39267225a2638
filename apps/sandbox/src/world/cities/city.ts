/** The facts about a city. Everything else about its hotels is derived from the seed. */
import type { Language } from '../languages';
import { distanceKm, type LatLng } from '../lat-lng';
import type { Country, LocalTaxes } from './country';

/** A part of town with hotels: a disc on land. Its postcode uses the country's form, or its own. */
export type District = readonly [name: string, latitude: number, longitude: number, radiusKm: number, zip?: string];
export type Airport = readonly [name: string, iata: string, latitude: number, longitude: number];
export type Landmark = readonly [name: string, latitude: number, longitude: number];
type Region = readonly [name: string, latitude: number, longitude: number, radiusKm: number];

/** The English name, and other languages' names if they differ. */
export type CityNames = { readonly en: string } & Readonly<Partial<Record<Language, string>>>;

interface CitySeed {
  /** Never change it: the ids of its hotels begin with it. */
  readonly serial: number;
  readonly slug: string;
  readonly country: Country;
  readonly timeZone: string;
  readonly names: CityNames;
  readonly region: Region;
  readonly centre: readonly [latitude: number, longitude: number];
  readonly hotelCount: number;
  /** A factor on the base price. */
  readonly priceLevel: number;
  /** Only if they differ from the country's. */
  readonly taxes?: LocalTaxes;
  readonly districts: readonly District[];
  readonly airports: readonly Airport[];
  readonly landmarks: readonly Landmark[];
}

export interface City extends Omit<CitySeed, 'centre' | 'taxes'> {
  readonly centre: LatLng;
  readonly taxes: LocalTaxes;
  /** Up to the edge of the farthest district. */
  readonly radiusKm: number;
}

export const districtCentre = ([, latitude, longitude]: District): LatLng => ({ latitude, longitude });

export function city(seed: CitySeed): City {
  const [latitude, longitude] = seed.centre;
  const centre = { latitude, longitude };
  const reaches = seed.districts.map((district) => distanceKm(centre, districtCentre(district)) + district[3]);
  return { ...seed, centre, taxes: seed.taxes ?? seed.country.taxes, radiusKm: Math.max(...reaches) };
}

export const cityName = ({ names }: City, language: Language): string => names[language] ?? names.en;
