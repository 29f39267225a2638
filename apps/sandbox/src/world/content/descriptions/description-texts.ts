/** The texts that a language needs for descriptions of hotels. For a new language, add one more file. */
import Type from 'typebox';
import { closed, eachOf, type Seed, Text, Texts } from '../../../kernel/seed';
import { HOTEL_KINDS } from '../../flavours/flavour';

/** Facilities that have whole sentences in descriptions, by the vendor's ids. */
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

const COMFORT_NAMES = Object.keys(COMFORTS) as Comfort[];

const TOPICS = ['where', 'house', 'rooms', 'comforts'] as const;
export type Topic = (typeof TOPICS)[number];
/** Up to 1 km, up to 4 km, and farther. */
const REACHES = ['central', 'near', 'outlying'] as const;
export type Reach = (typeof REACHES)[number];

/**
 * Sentences with slots: `{name} {city} {area} {distance} {landmark} {landmarkDistance}`. No slot may need an ending or
 * an article. So a name is the subject, or is in brackets, after a comma or colon, or before a noun that takes the
 * ending.
 */
export const DescriptionTexts = closed({
  units: closed({ decimal: Type.String({ pattern: '^[.,]$' }), km: Text, m: Text }),
  headings: closed(eachOf(TOPICS, Texts)),
  openers: closed(eachOf(HOTEL_KINDS, Texts)),
  reach: closed(eachOf(REACHES, Texts)),
  landmark: Texts,
  house: Texts,
  ofKind: closed(eachOf(HOTEL_KINDS, Texts)),
  rooms: Texts,
  comforts: closed(eachOf(COMFORT_NAMES, Texts)),
  listIntros: Texts,
  closings: Texts,
});
export type DescriptionTexts = Seed<typeof DescriptionTexts>;
