/** The hotel that a request names (reference §3.4). */
import type { Hotel } from '../../../world/hotels/hotel';
import type { World } from '../../../world/world';
import { wrongInput } from '../wire-errors';

export async function knownHotel(world: World, hotelId = ''): Promise<Hotel> {
  const hotel = await world.hotel(hotelId.trim());
  if (!hotel) throw wrongInput('hotelId is missing or invalid');
  return hotel;
}
