/**
 * A booking after it was made: who may see it, what they see, and its cancellation. Decision on OPEN-81;
 * hotel-checkout-trips §4.
 */
import type { BookingView, CancelBody } from '@tenth-night/contract/booking';
import { API_BASE } from '@tenth-night/contract/first-paths';
import { PATHS } from '@tenth-night/contract/paths';
import type { Holder } from '@tenth-night/domain/booking/holder';
import { isLinkOpen } from '@tenth-night/domain/booking/link-end';
import { feesAtHotel } from '@tenth-night/domain/checkout/fees-at-hotel';
import { priceSummary } from '@tenth-night/domain/checkout/price-summary';
import { type Refund, refundAt } from '@tenth-night/domain/checkout/refund';
import { AppError } from '../../app-error';
import type { MailCalendar } from '../../providers/ports/mail.port';
import { type Asker, type FindBooking, isOwn } from './booking-access';
import type { BookingLink } from './booking-link';
import type { CancelSteps } from './cancel-steps';
import type { Intent } from './intent.repo';

type Parts = {
  readonly findBooking: FindBooking;
  readonly cancelling: CancelSteps;
  readonly link: BookingLink;
  readonly calendarOf: CalendarOf;
  readonly now: () => number;
};

/** The stay as an event. Null if there is none. */
export type CalendarOf = (intent: Intent) => Promise<MailCalendar | null>;

export type BookingPageService = ReturnType<typeof createBookingPageService>;

export function createBookingPageService({ findBooking, cancelling, link, calendarOf, now }: Parts) {
  const view = (intent: Intent, asker: Asker): BookingView => ({
    ...viewOf(intent, asker, now()),
    ...changeOf(intent),
    calendar: calendarPath(intent),
  });

  /** A person who may open one of the two bookings may open the other. */
  function changeOf({ state, replacedBy, changeOf: old, changeRefundMinor, shown }: Intent) {
    const linked = (reference: string) => ({ reference, token: link.tokenOf(reference) });
    const refund = { minor: changeRefundMinor ?? 0, currency: shown.terms.price.currency };
    const isReplaced = replacedBy !== null && state !== 'changing';
    return {
      replacement: isReplaced ? linked(replacedBy) : null,
      replaced: old !== null && state === 'confirmed' ? { ...linked(old), refund } : null,
    };
  }

  /** A calendar application opens the address without an account, so it has the token of the booking's link. */
  function calendarPath({ id, state, shown }: Intent): string | null {
    if (state !== 'confirmed' || !isLinkOpen(shown.dates, now())) return null;
    const query = new URLSearchParams({ reference: id, token: link.tokenOf(id) });
    return `${API_BASE}${PATHS.bookingCalendar}?${query}`;
  }

  return {
    show: view,

    async calendar(reference: string, token: string | undefined, asker: Asker): Promise<MailCalendar> {
      const intent = await findBooking(reference, token, asker);
      const calendar = intent.state === 'confirmed' ? await calendarOf(intent) : null;
      if (!calendar) throw new AppError('not_found', 'No such stay');
      return calendar;
    },

    async view(reference: string, token: string | undefined, asker: Asker): Promise<BookingView> {
      const intent = await findBooking(reference, token, asker);
      return view(intent.state === 'confirmed' ? await cancelling.refreshStatus(intent) : intent, asker);
    },

    async cancel({ reference, token, refundMinor }: CancelBody, asker: Asker): Promise<BookingView> {
      const intent = await findBooking(reference, token, asker);
      if (intent.state === 'cancelling' || intent.state === 'cancelled') return view(intent, asker);
      if (intent.state !== 'confirmed') throw new AppError('conflict', 'There is nothing to cancel');
      const refund = refundNow(intent, now());
      if ((refund?.refund.minor ?? null) !== refundMinor) {
        throw new AppError('conflict', 'The refund differs from the refund that was shown');
      }
      return view(await cancelling.cancel(intent, refundMinor), asker);
    },
  };
}

function refundNow({ state, shown }: Intent, now: number): Refund | null {
  return state === 'confirmed' ? refundAt(shown.cancellation, now) : null;
}

function shownHolder({ firstName, lastName, email }: Holder): BookingView['holder'] {
  return { firstName, lastName, email };
}

function viewOf(intent: Intent, asker: Asker, now: number): Omit<BookingView, 'calendar' | 'replacement' | 'replaced'> {
  const { id, state, bookingId, confirmationCode, shown, holder, refundMinor } = intent;
  const { hotelId, dates, rooms, roomName, terms, cancellation } = shown;
  const { board, boardName, price, payAtHotel } = terms;
  const { propertyFee, otherCurrencyFees } = priceSummary(shown.price);
  return {
    state,
    bookingId,
    clientReference: id,
    hotelConfirmationCode: confirmationCode,
    hotelId,
    dates,
    rooms,
    roomName,
    board,
    boardName,
    holder: holder && shownHolder(holder),
    newHolder: intent.newHolder && shownHolder(intent.newHolder),
    wishes: intent.wishes,
    price,
    freeNight: shown.price.freeNight ?? null,
    promoCode: shown.price.promoCode ?? null,
    payAtHotel,
    otherFees: feesAtHotel(shown.price.taxesAndFees, price.currency).otherFees ?? [],
    feesAtHotel: [...propertyFee.items, ...otherCurrencyFees],
    isOwn: isOwn(intent, asker),
    cancellation,
    refundNow: refundNow(intent, now),
    refunded: refundMinor === null ? null : { minor: refundMinor, currency: price.currency },
    confirmedOtherwise: intent.confirmedOtherwise,
  };
}
