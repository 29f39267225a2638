/** The vendor's data about a room besides its name: beds, size, view and a short text. */
import { chanceOf, createRandom } from '../../kernel/random';
import type { Hotel } from '../hotels/hotel';
import type { Room } from '../hotels/hotel-rooms';
import type { ContentLanguage } from '../languages';
import { descriptionTextsOf } from './descriptions/description-texts-of';
import { fillSlots } from './fill-slots';
import { houseRuleTextsOf } from './house-rules/house-rule-texts-of';
import { type RoomAmenity, roomAmenities } from './room-amenities';
import { toldLanguage } from './told-language';

export interface RoomBed {
  readonly id: number;
  readonly type: string;
  readonly size: string;
  readonly sleeps: number;
}

export interface RoomContent {
  readonly beds: readonly { readonly bed: RoomBed; readonly quantity: number }[];
  readonly squareMetres: number;
  readonly amenities: readonly RoomAmenity[];
  readonly views: readonly { readonly id: number; readonly view: string }[];
  /** Plain text or simple HTML. */
  readonly description: string;
}

/** Never translated, as with the vendor (reference §3.4). */
const BEDS: Readonly<Record<string, RoomBed>> = {
  S: { id: 1, type: 'Single bed', size: '90-130 cm wide', sleeps: 1 },
  D: { id: 2, type: 'Double bed', size: '131-150 cm wide', sleeps: 2 },
  K: { id: 3, type: 'Large bed (King size)', size: '151-180 cm wide', sleeps: 2 },
  X: { id: 4, type: 'Extra-large double bed (Super-king size)', size: '181-210 cm wide', sleeps: 2 },
  B: { id: 5, type: 'Bunk bed', size: 'Variable size', sleeps: 2 },
  F: { id: 6, type: 'Sofa bed', size: 'Variable size', sleeps: 2 },
};
const VIEWS = ['City view', 'Courtyard view', 'Garden view', 'Quiet street view', 'Landmark view'];

const VIEW_SHARE = 0.35;
const HTML_SHARE = 0.3;
/** The share of hotels that translate everything except their rooms. */
const ENGLISH_ROOMS_SHARE = 0.15;

function bedsOf(layout: string): RoomContent['beds'] {
  return [...new Set(layout)].flatMap((letter) => {
    const bed = BEDS[letter];
    return bed ? [{ bed, quantity: layout.split(letter).length - 1 }] : [];
  });
}

function comfortsOf({ traits, sleeps }: Room, hasView: boolean, language: ContentLanguage): readonly string[] {
  if (traits.includes('dormitory')) return descriptionTextsOf(language).ofKind.hostel;
  const { comfort, courtyard, cot } = houseRuleTextsOf(language).rooms;
  return [...comfort, ...(hasView ? [] : [courtyard]), ...(sleeps > 1 ? [cot] : [])];
}

function describeRoom(
  hotel: Hotel,
  room: Room,
  inside: Omit<RoomContent, 'description'>,
  asked: ContentLanguage,
): string {
  const random = createRandom(`${room.id} words`);
  const isEnglish = chanceOf(`${hotel.id} rooms in English`) < ENGLISH_ROOMS_SHARE;
  const language = isEnglish ? 'en' : toldLanguage(hotel, asked);
  const sizes = houseRuleTextsOf(language).rooms.size;
  const size = fillSlots(random.pick(sizes), { size: String(inside.squareMetres) });
  const comforts = comfortsOf(room, inside.views.length > 0, language);
  const first = random.int(0, comforts.length - 1);
  const [one, two] = [comforts[first], comforts[(first + 1) % comforts.length]];
  if (random.chance(HTML_SHARE)) return `<p><b>${size}</b></p><ul><li>${one}</li><li>${two}</li></ul>`;
  return `${size} ${one} ${two}`;
}

export function roomContent(hotel: Hotel, room: Room, language: ContentLanguage): RoomContent {
  const random = createRandom(`${room.id} inside`);
  const view = random.int(0, VIEWS.length - 1);
  const inside = {
    beds: bedsOf(random.pick(room.layouts)),
    squareMetres: random.int(...room.squareMetres),
    amenities: roomAmenities(hotel, room, language),
    views: random.chance(VIEW_SHARE) ? [{ id: view + 1, view: VIEWS[view] ?? '' }] : [],
  };
  return { ...inside, description: describeRoom(hotel, room, inside, language) };
}
