/** What the cities of a country share. */
import type { Random } from '../../kernel/random';
import type { Flavour } from '../flavours/flavour';

/** One number for each of 1 to 5 stars. */
type ByStars = readonly [number, number, number, number, number];

export interface LocalTaxes {
  /** A share of the net price, included in the total. */
  readonly vat: number;
  /** Paid at the hotel per person and night, in local currency. */
  readonly cityTax?: ByStars;
  /** Paid at the hotel per room and night, in local currency. `share` is the share of hotels that charge it. */
  readonly propertyFee?: { readonly share: number; readonly from: number; readonly to: number };
}

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly currency: string;
  readonly flavour: Flavour;
  readonly taxes: LocalTaxes;
  /** The form of a postcode: `#` is a digit, `@` a letter, everything else is literal. Empty if there are none. */
  readonly zip: string;
  /** The last line of an address: `{zip} {city}`. */
  readonly zipLine: string;
  /** British addresses have the town as `postal_town`, all others as `locality`. */
  readonly isPostalTown?: true;
}

const POSTCODE_LETTERS = [...'ABDEFGHJLNPQRSTUWXYZ'];

export const drawZip = (form: string, random: Random): string =>
  form.replace(/[#@]/g, (sign) => (sign === '#' ? String(random.int(0, 9)) : random.pick(POSTCODE_LETTERS)));

export const zipLine = ({ zipLine: form }: Country, zip: string, city: string): string =>
  form.replace('{zip}', zip).replace('{city}', city).trim();
