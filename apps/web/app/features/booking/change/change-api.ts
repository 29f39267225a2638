/** The calls that change a booking. */
import type { BookingAnswer, BookingView } from '@tenth-night/contract/booking';
import type {
  Alternative,
  AlternativesAnswer,
  AlternativesBody,
  ExchangeBody,
  NewHolderBody,
} from '@tenth-night/contract/booking-change';
import { PATHS } from '@tenth-night/contract/paths';
import { decodePrebookedOffer, type PrebookedOffer } from '@tenth-night/contract/prebook-codec';
import type { Holder } from '@tenth-night/domain/booking/holder';
import type { Money } from '@tenth-night/domain/money/money';
import type { StayDates } from '@tenth-night/domain/stay/dates';
import type { RoomOccupancy } from '@tenth-night/domain/stay/occupancy';
import type { Services } from '../../../lib/page/services';
import { ask, type BookingLink, type Refusal } from '../booking-api';

/** Another stay at the hotel of the booking. */
export type OtherStay = PrebookedOffer & Pick<Alternative, 'prebookId' | 'offerId' | 'rooms'>;

export type Wanted = { readonly dates: StayDates; readonly rooms: readonly RoomOccupancy[] };

const keyOf = ({ reference, token }: BookingLink) => ({ reference, ...(token && { token }) });

export async function otherStays(
  services: Services,
  link: BookingLink,
  hotelId: string,
  { dates, rooms }: Wanted,
  signal: AbortSignal,
): Promise<readonly OtherStay[] | Refusal> {
  const party = rooms.map(({ adults, childrenAges }) => ({ adults, childrenAges: [...childrenAges] }));
  const body: AlternativesBody = { ...keyOf(link), ...dates, rooms: party };
  const found = await ask<AlternativesAnswer>(services, { path: PATHS.alternatives, body }, signal);
  if (typeof found === 'string') return found;
  return found.map(({ prebookId, offerId, roomName, rooms: priced, offer }) => ({
    ...decodePrebookedOffer(offer, { hotelId, dates, roomName }),
    prebookId,
    offerId,
    rooms: priced,
  }));
}

/** `back` is the sum that the page showed. */
export function exchangeBooking(
  services: Services,
  link: BookingLink,
  { prebookId, terms }: OtherStay,
  back: Money,
  signal: AbortSignal,
): Promise<BookingView | Refusal> {
  const body: ExchangeBody = { ...keyOf(link), prebookId, priceMinor: terms.price.minor, backMinor: back.minor };
  return ask<BookingAnswer>(services, { path: PATHS.exchangeBooking, body }, signal);
}

export function correctHolder(
  services: Services,
  link: BookingLink,
  { firstName, lastName, email }: Holder,
  signal: AbortSignal,
): Promise<BookingView | Refusal> {
  const body: NewHolderBody = { ...keyOf(link), firstName, lastName, email };
  return ask<BookingAnswer>(services, { path: PATHS.bookingHolder, body }, signal);
}
