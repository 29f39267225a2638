/** The two pictures of a hotel in lists: its façade. Their addresses are absolute, so they need our origin. */
import type { Hotel } from '../../../world/hotels/hotel';

export function hotelPhotos(hotel: Hotel, origin: string): { main_photo: string; thumbnail: string } {
  const picture = `${hotel.id}/facade.jpg`;
  return { main_photo: `${origin}/pictures/${picture}`, thumbnail: `${origin}/pictures/thumbnail/${picture}` };
}
