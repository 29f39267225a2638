/** What the sandbox knows of a city. Everything else about its hotels is drawn from the seed. */
import type { Language } from '../languages';
import { distanceKm, type LatLng } from '../lat-lng';
import type { Country, LocalTaxes } from './country';

/** A part of town where hotels stand: a disc that lies on land. Its postcode has the form of the country's, or its own. */
export type District = readonly [name: string, latitude: number, longitude: number, radiusKm: number, zip?: string];
export type Airport = readonly [name: string, iata: string, latitude: number, longitude: number];
export type Landmark = readonly [name: string, latitude: number, longitude: number];
type Region = readonly [name: string, latitude: number, longitude: number, radiusKm: number];

/** The English name, and those of other languages that spell it otherwise. */
export type CityNames = { readonly en: string } & Readonly<Partial<Record<Language, string>>>;

interface CitySeed {
  /** Fixed for ever: the ids of its hotels begin with it. */
  readonly serial: number;
  readonly slug: string;
  readonly country: Country;
  readonly timeZone: string;
  readonly names: CityNames;
  readonly region: Region;
  readonly centre: readonly [latitude: number, longitude: number];
  readonly hotelCount: number;
  /** Times the base price. */
  readonly priceLevel: number;
  /** Where they are other than the country's. */
  readonly taxes?: LocalTaxes;
  readonly districts: readonly District[];
  readonly airports: readonly Airport[];
  readonly landmarks: readonly Landmark[];
}

export interface City extends Omit<CitySeed, 'centre' | 'taxes'> {
  readonly centre: LatLng;
  readonly taxes: LocalTaxes;
  /** As far as the farthest district reaches. */
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
