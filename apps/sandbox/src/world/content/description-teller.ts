/** Tells one hotel in one language: sentences about where it is, the house, its rooms and its comforts. */
import { createRandom, type Random } from '../../kernel/random';
import { cityName } from '../cities/city';
import type { Hotel } from '../hotels/hotel';
import type { ContentLanguage } from '../languages';
import { COMFORTS, type Comfort, type DescriptionTexts, type Reach } from './descriptions/description-texts';
import { descriptionTextsOf } from './descriptions/description-texts-of';
import { fillSlots } from './fill-slots';
import { landmarkDistanceKm, nearestLandmark } from './nearest-landmark';

/** Plain data, because five thousand of them are made for one list. */
export interface Teller {
  readonly hotel: Hotel;
  readonly language: ContentLanguage;
  readonly texts: DescriptionTexts;
  /** The same for every language, so that a hotel says the same in all of them. */
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

/** Two at most: what is drawn twice is said once. */
function pickTwo({ random, values }: Teller, sentences: readonly string[]): string {
  const first = random.pick(sentences);
  const second = random.pick(sentences);
  return first === second ? fillSlots(first, values) : `${fillSlots(first, values)} ${fillSlots(second, values)}`;
}

/** Looked for only when it is spoken of. */
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

/** So many at most, from anywhere in the list of facilities on; empty if there are none to speak of. */
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
