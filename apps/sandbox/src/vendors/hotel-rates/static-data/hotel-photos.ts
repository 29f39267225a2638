/** The two pictures by which a hotel is known in lists. Addresses are absolute, so they need to know where we are. */
import { createRandom } from '../../../kernel/random';
import type { Hotel } from '../../../world/hotels/hotel';
import type { HotelPictureKind } from '../pictures/hotel-look';

/** Most hotels show their face, some their best room. */
const MAIN_PICTURES: readonly HotelPictureKind[] = ['facade', 'facade', 'facade', 'facade', 'lobby', 'room', 'view'];

export const mainPictureOf = ({ id }: Hotel): HotelPictureKind =>
  createRandom(`${id} main picture`).pick(MAIN_PICTURES);

export function hotelPhotos(hotel: Hotel, origin: string): { main_photo: string; thumbnail: string } {
  const picture = `${hotel.id}/${mainPictureOf(hotel)}.svg`;
  return { main_photo: `${origin}/pictures/${picture}`, thumbnail: `${origin}/pictures/thumbnail/${picture}` };
}
