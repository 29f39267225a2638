/** What a language has to say before a hotel can be described in it. A new language is one more file of these. */
import type { HotelKind } from '../../flavours/flavour';

/** Sentences with slots: `{name} {city} {area} {distance} {landmark} {landmarkDistance}`. No slot may need an ending. */
type Sentences = readonly string[];

/** Facilities that a description speaks of in whole sentences, by the vendor's ids. */
export const COMFORTS = {
  breakfast: 24,
  restaurant: 3,
  bar: 7,
  pool: 301,
  spa: 54,
  gym: 11,
  hotTub: 63,
  pets: 4,
  family: 28,
  freeParking: 46,
  charging: 182,
  shuttle: 17,
  stepFree: 185,
  lift: 48,
  freeWifi: 107,
  air: 109,
  quiet: 64,
  laundry: 22,
} as const;
export type Comfort = keyof typeof COMFORTS;

export type Topic = 'where' | 'house' | 'rooms' | 'comforts';
/** Up to 1 km, up to 4 km, and farther. */
export type Reach = 'central' | 'near' | 'outlying';

export interface DescriptionTexts {
  readonly units: { readonly decimal: '.' | ','; readonly km: string; readonly m: string };
  readonly headings: Readonly<Record<Topic, Sentences>>;
  readonly openers: Readonly<Record<HotelKind, Sentences>>;
  readonly reach: Readonly<Record<Reach, Sentences>>;
  readonly landmark: Sentences;
  readonly house: Sentences;
  readonly ofKind: Readonly<Record<HotelKind, Sentences>>;
  readonly rooms: Sentences;
  readonly comforts: Readonly<Record<Comfort, Sentences>>;
  readonly listIntros: Sentences;
  readonly closings: Sentences;
}
