/**
 * A booking after it was made: who may see it, what they see, and its cancellation. Decision on OPEN-81;
 * hotel-checkout-trips §4.
 */
import type { BookingView, CancelBody } from '@tenth-night/contract/booking';
import { isLinkOpen } from '@tenth-night/domain/booking/link-end';
import { feesAtHotel } from '@tenth-night/domain/checkout/fees-at-hotel';
import { priceSummary } from '@tenth-night/domain/checkout/price-summary';
import { type Refund, refundAt } from '@tenth-night/domain/checkout/refund';
import { AppError } from '../../app-error';
import type { BookingLink } from './booking-link';
import type { CancelSteps } from './cancel-steps';
import type { Intent, IntentRepo } from './intent.repo';

/** The caller. `uid` is null for a visitor. */
type Asker = { readonly uid: string | null };

type Parts = {
  readonly intents: IntentRepo;
  readonly cancelling: CancelSteps;
  readonly link: BookingLink;
  readonly now: () => number;
};

export type BookingPageService = ReturnType<typeof createBookingPageService>;

export function createBookingPageService({ intents, cancelling, link, now }: Parts) {
  /**
   * Finds a booking by its link or for its owner. Other people's bookings are 'not found', like ones that never
   * existed.
   */
  async function find(reference: string, token: string | undefined, asker: Asker): Promise<Intent> {
    const intent = await intents.find(reference);
    const isOpen = intent && isLinkOpen(intent.shown.dates, now()) && link.opens(reference, token);
    if (!intent || !(isOwn(intent, asker) || isOpen)) throw new AppError('not_found', 'No such booking');
    return intent;
  }

  return {
    async view(reference: string, token: string | undefined, asker: Asker): Promise<BookingView> {
      const intent = await find(reference, token, asker);
      return viewOf(intent.state === 'confirmed' ? await cancelling.refreshStatus(intent) : intent, asker, now());
    },

    async cancel({ reference, token, refundMinor }: CancelBody, asker: Asker): Promise<BookingView> {
      const intent = await find(reference, token, asker);
      if (intent.state === 'cancelling' || intent.state === 'cancelled') return viewOf(intent, asker, now());
      if (intent.state !== 'confirmed') throw new AppError('conflict', 'There is nothing to cancel');
      const refund = refundNow(intent, now());
      if ((refund?.refund.minor ?? null) !== refundMinor) {
        throw new AppError('conflict', 'The refund differs from the refund that was shown');
      }
      return viewOf(await cancelling.cancel(intent, refundMinor), asker, now());
    },
  };
}

function refundNow({ state, shown }: Intent, now: number): Refund | null {
  return state === 'confirmed' ? refundAt(shown.cancellation, now) : null;
}

function isOwn(intent: Intent, { uid }: Asker): boolean {
  return uid !== null && intent.uid === uid;
}

function viewOf(intent: Intent, asker: Asker, now: number): BookingView {
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
    holder: holder && { firstName: holder.firstName, lastName: holder.lastName, email: holder.email },
    price,
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
