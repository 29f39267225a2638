/** Describes one hotel in one language: sentences about its location, building, rooms and facilities. */
import { createRandom, type Random } from '../../kernel/random';
import { cityName } from '../cities/city';
import type { Hotel } from '../hotels/hotel';
import type { ContentLanguage } from '../languages';
import { COMFORTS, type Comfort, type DescriptionTexts, type Reach } from './descriptions/description-texts';
import { descriptionTextsOf } from './descriptions/description-texts-of';
import { fillSlots } from './fill-slots';
import { landmarkDistanceKm, nearestLandmark } from './nearest-landmark';

/** Plain data, because one list makes 5,000 of them. */
export interface Teller {
  readonly hotel: Hotel;
  readonly language: ContentLanguage;
  readonly texts: DescriptionTexts;
  /** The same for every language, so that all languages say the same about a hotel. */
  readonly random: Random;
  readonly values: Readonly<Record<'name' | 'city' | 'area' | 'distance', string>>;
}

const LANDMARK_SHARE = 0.6;
const CENTRAL_KM = 1;
const NEAR_KM = 4;
const COMFORT_BY_ID = new Map(Object.entries(COMFORTS).map(([comfort, id]) => [id as number, comfort as Comfort]));

const escaped = (text: string): string => (text.includes('&') ? text.replaceAll('&', '&amp;') : text);

function reachOf(km: number): Reach {
  if (km < CENTRAL_KM) return 'central';
  return km < NEAR_KM ? 'near' : 'outlying';
}

function distanceText(km: number, { units }: DescriptionTexts): string {
  if (km < 1) return `${Math.max(1, Math.round(km * 20)) * 50} ${units.m}`;
  const tenths = Math.round(km * 10);
  const whole = Math.floor(tenths / 10);
  return tenths % 10 === 0 ? `${whole} ${units.km}` : `${whole}${units.decimal}${tenths % 10} ${units.km}`;
}

export function createTeller(hotel: Hotel, language: ContentLanguage): Teller {
  const texts = descriptionTextsOf(language);
  const values = {
    name: escaped(hotel.name),
    city: cityName(hotel.city, language),
    area: escaped(hotel.area),
    distance: distanceText(hotel.distanceKm, texts),
  };
  return { hotel, language, texts, random: createRandom(`${hotel.id} description`), values };
}

const pick = ({ random, values }: Teller, sentences: readonly string[]): string =>
  fillSlots(random.pick(sentences), values);

/** Up to two sentences. If both are the same, uses it once. */
function pickTwo({ random, values }: Teller, sentences: readonly string[]): string {
  const first = random.pick(sentences);
  const second = random.pick(sentences);
  return first === second ? fillSlots(first, values) : `${fillSlots(first, values)} ${fillSlots(second, values)}`;
}

/** Searches for the landmark only if the text mentions it. */
function tellLandmark({ hotel, texts, random }: Teller): string {
  const landmark = nearestLandmark(hotel);
  if (!landmark) return '';
  const landmarkDistance = distanceText(landmarkDistanceKm(hotel, landmark), texts);
  return ` ${fillSlots(random.pick(texts.landmark), { landmark: escaped(landmark[0]), landmarkDistance })}`;
}

export function tellWhere(teller: Teller): string {
  const { hotel, texts, random } = teller;
  const place = `${pick(teller, texts.openers[hotel.kind])} ${pick(teller, texts.reach[reachOf(hotel.distanceKm)])}`;
  return random.chance(LANDMARK_SHARE) ? place + tellLandmark(teller) : place;
}

export const tellHouse = (teller: Teller): string =>
  `${pick(teller, teller.texts.ofKind[teller.hotel.kind])} ${pickTwo(teller, teller.texts.house)}`;

export const tellRooms = (teller: Teller): string => pickTwo(teller, teller.texts.rooms);

/** Up to `count` sentences, from a random start in the list of facilities. Empty if none has a sentence. */
export function tellComforts(teller: Teller, count: number): string {
  const { hotel, texts, random } = teller;
  const ids = hotel.facilityIds;
  const first = random.int(0, ids.length);
  let told = '';
  for (let k = 0, left = count; k < ids.length && left > 0; k++) {
    const comfort = COMFORT_BY_ID.get(ids[(first + k) % ids.length] ?? 0);
    if (!comfort) continue;
    told += (told && ' ') + pick(teller, texts.comforts[comfort]);
    left--;
  }
  return told;
}

export const tellAll = ({ values }: Teller, sentences: readonly string[]): string =>
  sentences.map((sentence) => fillSlots(sentence, values)).join(' ');
