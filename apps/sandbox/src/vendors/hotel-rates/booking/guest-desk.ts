/** Guests: created by their first booking, later identified by email (reference §9.1). */
import type { WireHolder } from '@tenth-night/provider-wire/hotel-rates/book';
import type { WireGuest, WireGuestBooking, WireLoyalty } from '@tenth-night/provider-wire/hotel-rates/guests';
import type { Clock } from '../../../kernel/clock';
import type { Store } from '../../../kernel/store';
import { knownCurrency } from '../../../world/money';
import type { BookingRecord } from './booking-record';

interface GuestRecord {
  readonly id: number;
  readonly holder: WireHolder;
  readonly createdAt: string;
}

export interface GuestDesk {
  idOf(holder: WireHolder): number;
  list(bookings: readonly BookingRecord[]): WireGuest[];
  bookingsOf(guestId: number, bookings: readonly BookingRecord[]): WireGuestBooking[];
  loyalty(): WireLoyalty | undefined;
  setLoyalty(loyalty: Pick<WireLoyalty, 'status' | 'cashbackRate'>): WireLoyalty;
}

const POINTS_PER_USD = 10;
const POINTS_LIFETIME_MS = 365 * 86_400_000;

/** There are points only while the loyalty programme is enabled. */
function pointsOf({ minor, prebook, status }: BookingRecord, loyalty: WireLoyalty | undefined): number {
  if (loyalty?.status !== 'enabled' || status !== 'CONFIRMED') return 0;
  const currency = knownCurrency(prebook.currency);
  return Math.round((minor / currency.minorPerUnit / currency.unitsPerUsd) * loyalty.cashbackRate * POINTS_PER_USD);
}

function wireGuest(
  guest: GuestRecord,
  bookings: readonly BookingRecord[],
  loyalty: WireLoyalty | undefined,
): WireGuest {
  const { id, holder, createdAt } = guest;
  const own = bookings.filter(({ guestId }) => guestId === id);
  return {
    id,
    email: holder.email,
    firstName: holder.firstName,
    lastName: holder.lastName,
    phoneNumber: holder.phone ?? '',
    points: 0,
    upcomingPoints: own.reduce((sum, booking) => sum + pointsOf(booking, loyalty), 0),
    bookings: own.map(({ bookingId }) => bookingId),
    createdAt,
    updatedAt: own.at(-1)?.updatedAt ?? createdAt,
    deletedAt: null,
  };
}

export function createGuestDesk(store: Store, clock: Clock): GuestDesk {
  const guests = store.shelf<GuestRecord>('guests');
  const programme = store.shelf<WireLoyalty>('loyalty');
  const loyalty = (): WireLoyalty | undefined => programme.get('programme');
  return {
    idOf: (holder) => {
      const key = holder.email.toLowerCase();
      const known = guests.get(key);
      const id = known?.id ?? guests.list().length + 1;
      guests.put(key, { id, holder, createdAt: known?.createdAt ?? clock.now().toISOString() });
      return id;
    },
    list: (bookings) => guests.list().map((guest) => wireGuest(guest, bookings, loyalty())),
    bookingsOf: (guestId, bookings) =>
      bookings
        .filter((booking) => booking.guestId === guestId)
        .map((booking, index) => ({
          id: index + 1,
          guestID: guestId,
          bookingID: booking.bookingId,
          points: pointsOf(booking, loyalty()),
          cashbackRateUsed: loyalty()?.cashbackRate ?? 0,
          expirationDate: new Date(Date.parse(booking.createdAt) + POINTS_LIFETIME_MS).toISOString(),
          createdAt: booking.createdAt,
          updatedAt: booking.updatedAt,
          deletedAt: null,
        })),
    loyalty,
    setLoyalty: ({ status, cashbackRate }) => {
      const set = { cashbackRate, cashbackCurrency: 'USD', status };
      programme.put('programme', set);
      return set;
    },
  };
}
