/** A machine's summary of a hotel's reviews (reference §3.4 and §3.5). Only in English, as with the vendor. */
import { createRandom } from '../../kernel/random';
import type { Hotel } from '../hotels/hotel';

export interface GuestSentiment {
  readonly pros: readonly string[];
  readonly cons: readonly string[];
  readonly categories: readonly { readonly name: string; readonly rating: number; readonly description: string }[];
}

const PROS = [
  'Location',
  'Friendly staff',
  'Comfortable beds',
  'Clean rooms',
  'Good breakfast',
  'Quiet at night',
  'Fair prices',
];
const CONS = ['Small rooms', 'Street noise', 'Slow lift', 'Thin pillows', 'Crowded breakfast', 'Expensive parking'];
const CATEGORIES: readonly (readonly [name: string, liked: string, disliked: string])[] = [
  ['Cleanliness', 'Guests found rooms and bathrooms clean.', 'Some guests missed a second look by housekeeping.'],
  ['Service', 'Staff are described as kind and quick.', 'Several guests waited longer than they liked.'],
  ['Location', 'Most places were reached on foot.', 'Guests mention the way to the centre.'],
  ['Room Quality', 'Beds and showers are praised.', 'Rooms are called small or worn.'],
  ['Amenities', 'What is promised is there and works.', 'Some of what was promised was out of order.'],
  ['Value for Money', 'Guests would pay the same again.', 'Guests expected more at this price.'],
];
const LIKED_FROM = 7.5;

/** Null if there are no reviews yet. */
export function guestSentiment({ id, rating }: Hotel): GuestSentiment | null {
  if (rating === 0) return null;
  const random = createRandom(`${id} sentiment`);
  const some = (list: readonly string[], count: number): string[] => {
    const first = random.int(0, list.length - 1);
    return Array.from({ length: count }, (_, k) => list[(first + k) % list.length] ?? '');
  };
  return {
    pros: some(PROS, rating >= LIKED_FROM ? 3 : 2),
    cons: some(CONS, rating >= LIKED_FROM ? random.int(0, 2) : 3),
    categories: CATEGORIES.map(([name, liked, disliked]) => {
      const own = Math.round(Math.max(1, Math.min(10, rating + random.range(-0.9, 0.9))) * 10) / 10;
      return { name, rating: own, description: own >= LIKED_FROM ? liked : disliked };
    }),
  };
}
