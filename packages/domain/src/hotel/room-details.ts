/** The details line of a room card: beds, size, maximum number of guests. Hotel-checkout-trips §2 "Hotel details". */
import type { Bed, Room, SizeUnit } from './hotel-detail';

export type RoomDetail =
  | { readonly kind: 'beds'; readonly beds: readonly Bed[] }
  | { readonly kind: 'size'; readonly value: number; readonly unit: SizeUnit }
  | { readonly kind: 'max-occupancy'; readonly guests: number };

/** Only known details, always in this order. */
export function roomDetails({ beds, size, maxOccupancy }: Pick<Room, 'beds' | 'size' | 'maxOccupancy'>): RoomDetail[] {
  return [
    ...(beds.length > 0 ? [{ kind: 'beds', beds } as const] : []),
    ...(size ? [{ kind: 'size', ...size } as const] : []),
    ...(maxOccupancy ? [{ kind: 'max-occupancy', guests: maxOccupancy } as const] : []),
  ];
}
