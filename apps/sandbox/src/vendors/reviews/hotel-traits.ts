/** Details that only places to stay have: price, amenities, style, part of town. */
import type { WireLocationDetails } from '@tenth-night/provider-wire/reviews/details';
import type { Location } from './location';
import { areaLocationId } from './location-id';

const PRICE_LEVELS = ['$', '$', '$$', '$$$', '$$$$'] as const;
const STYLES = ['Budget', 'Budget', 'Mid-range', 'Centrally located', 'Luxury'] as const;
/** Some facilities, by the ids of the rates vendor. */
const AMENITIES: readonly (readonly [facilityId: number, name: string])[] = [
  [107, 'Free internet'],
  [47, 'Wifi'],
  [2, 'Parking'],
  [301, 'Pool'],
  [3, 'Restaurant'],
  [7, 'Bar/Lounge'],
  [11, 'Fitness center'],
  [5, 'Room service'],
  [4, 'Pets allowed'],
  [109, 'Air conditioning'],
];

export function hotelTraits({ category, hotel, area, city }: Location): Partial<WireLocationDetails> {
  if (category !== 'hotels' || !hotel) return {};
  const { stars, facilityIds } = hotel.of;
  const level = Math.max(1, Math.min(5, Math.round(stars))) - 1;
  return {
    price_level: PRICE_LEVELS[level] ?? '$$',
    amenities: AMENITIES.filter(([id]) => facilityIds.includes(id)).map(([, name]) => name),
    styles: [STYLES[level] ?? 'Mid-range'],
    neighborhood_info: area === '' ? [] : [{ location_id: areaLocationId(city, area), name: area }],
  };
}
