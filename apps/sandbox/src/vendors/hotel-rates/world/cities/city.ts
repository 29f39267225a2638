/** What the sandbox knows of a city. Everything else about its hotels is drawn from the seed. */
import type { Random } from '../../../../kernel/random';
import type { ContentLanguage } from '../languages';
import type { LatLng } from '../lat-lng';
import type { Flavour } from './flavour';

export interface Sight extends LatLng {
  readonly name: string;
}

export interface Airport extends Sight {
  readonly iata: string;
}

interface Region extends LatLng {
  readonly name: string;
  readonly radiusKm: number;
}

interface LocalTaxes {
  /** Share of the net price, inside the total. */
  readonly vat: number;
  /** Paid at the hotel per person and night, in local currency; one figure for each of 1 to 5 stars. */
  readonly cityTax?: readonly [number, number, number, number, number];
  /** Paid at the hotel per room and night, by the share of hotels that ask for it. */
  readonly propertyFee?: { readonly share: number; readonly from: number; readonly to: number };
}

export interface City {
  /** Fixed for ever: the ids of its hotels begin with it. */
  readonly serial: number;
  readonly slug: string;
  readonly names: Readonly<Record<ContentLanguage, string>>;
  readonly countryCode: string;
  readonly currency: string;
  readonly region: Region;
  /** British addresses name the town `postal_town`, all others `locality`. */
  readonly isPostalTown: boolean;
  readonly centre: LatLng;
  readonly radiusKm: number;
  readonly hotelCount: number;
  /** Times the base price. */
  readonly priceLevel: number;
  readonly taxes: LocalTaxes;
  readonly flavour: Flavour;
  /** Parts of town, for the names of hotels. */
  readonly areas: readonly string[];
  readonly airports: readonly Airport[];
  readonly landmarks: readonly Sight[];
  zip(random: Random, northKm: number, eastKm: number): string;
  /** The last line of an address. */
  zipLine(zip: string, cityName: string): string;
}
