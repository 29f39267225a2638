/** Hotels' place ids look like all others (`ChIJ` and 23 characters) but encode the hotel, so they need no index. */
import { hash } from '../../kernel/random';
import { stableId } from '../../kernel/stable-id';
import { hotelIdOfNumber, numberInHotelId } from '../hotels/hotel-id';

const PREFIX = 'ChIJ';
const NUMBER_BYTES = 3;
const NUMBER_CHARACTERS = 4;
const TAIL_CHARACTERS = 19;

const tailOf = (hotelId: string): string => stableId(`hotel ${hotelId}`, TAIL_CHARACTERS);
const maskOf = (tail: string): number => hash(tail) & 0xffffff;

export function hotelPlaceId(hotelId: string): string {
  const tail = tailOf(hotelId);
  const bytes = Buffer.alloc(NUMBER_BYTES);
  bytes.writeUIntBE((numberInHotelId(hotelId) ^ maskOf(tail)) >>> 0, 0, NUMBER_BYTES);
  return `${PREFIX}${bytes.toString('base64url')}${tail}`;
}

export function hotelIdOfPlace(placeId: string): string | undefined {
  const number = placeId.slice(PREFIX.length, PREFIX.length + NUMBER_CHARACTERS);
  const tail = placeId.slice(PREFIX.length + NUMBER_CHARACTERS);
  const bytes = Buffer.from(number, 'base64url');
  if (bytes.length !== NUMBER_BYTES) return undefined;
  const hotelId = hotelIdOfNumber((bytes.readUIntBE(0, NUMBER_BYTES) ^ maskOf(tail)) >>> 0);
  return hotelPlaceId(hotelId) === placeId ? hotelId : undefined;
}
