/** Hotel types and chains (reference §3.6). The chains are invented, like their hotels. */
import { hash } from '../../kernel/random';
import type { HotelKind } from '../../world/flavours/flavour';
import type { Hotel } from '../../world/hotels/hotel';

export interface NamedId {
  readonly id: number;
  readonly name: string;
}

const TYPES: Readonly<Record<HotelKind, NamedId>> = {
  hotel: { id: 204, name: 'Hotels' },
  apartments: { id: 201, name: 'Apartments' },
  hostel: { id: 203, name: 'Hostels' },
  guesthouse: { id: 208, name: 'Bed and breakfasts' },
};

const NO_CHAIN: NamedId = { id: 0, name: 'Not Available' };
const CHAINED: readonly NamedId[] = [
  { id: 1101, name: 'Lamplight Houses' },
  { id: 1102, name: 'Ninth & Tenth' },
  { id: 1103, name: 'Pale Harbour Hotels' },
  { id: 1104, name: 'Copper Key Collection' },
];

export const HOTEL_TYPES: readonly NamedId[] = Object.values(TYPES);
export const CHAINS: readonly NamedId[] = [NO_CHAIN, ...CHAINED];

export const typeOf = ({ kind }: Hotel): NamedId => TYPES[kind];

/** One hotel in ten belongs to a chain. */
export function chainOf({ id, kind }: Hotel): NamedId {
  const lot = hash(`${id} chain`) % (CHAINED.length * 10);
  return (kind === 'hotel' ? CHAINED[lot] : undefined) ?? NO_CHAIN;
}
