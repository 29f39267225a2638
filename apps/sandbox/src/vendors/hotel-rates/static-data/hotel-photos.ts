/** The two pictures of a hotel in lists. Their addresses are absolute, so they need our origin. */
import { createRandom } from '../../../kernel/random';
import type { Hotel } from '../../../world/hotels/hotel';
import type { HotelPictureKind } from '../pictures/hotel-look';

/** Most hotels show their façade, some their lobby, room or view. */
const MAIN_PICTURES: readonly HotelPictureKind[] = ['facade', 'facade', 'facade', 'facade', 'lobby', 'room', 'view'];

export const mainPictureOf = ({ id }: Hotel): HotelPictureKind =>
  createRandom(`${id} main picture`).pick(MAIN_PICTURES);

export function hotelPhotos(hotel: Hotel, origin: string): { main_photo: string; thumbnail: string } {
  const picture = `${hotel.id}/${mainPictureOf(hotel)}.jpg`;
  return { main_photo: `${origin}/pictures/${picture}`, thumbnail: `${origin}/pictures/thumbnail/${picture}` };
}
