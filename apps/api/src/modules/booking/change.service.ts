/** Changes of a booking on the traveller's request: other dates, another party, a corrected name. */
import type {
  AlternativesAnswer,
  AlternativesBody,
  ExchangeBody,
  NewHolderBody,
} from '@tenth-night/contract/booking-change';
import { encodePrebookedOffer } from '@tenth-night/contract/prebook-codec';
import { changeCost, changeObstacle } from '@tenth-night/domain/booking/change';
import type { Holder } from '@tenth-night/domain/booking/holder';
import { type Refund, refundAt } from '@tenth-night/domain/checkout/refund';
import { stayNights, utcCalendarDate } from '@tenth-night/domain/stay/dates';
import { AppError } from '../../app-error';
import type { BookingProviders } from '../../providers/ports/booking.port';
import { ProviderError } from '../../providers/provider-error';
import type { AmendSteps } from './amend-steps';
import type { Asker, FindBooking } from './booking-access';
import type { ChangeSteps } from './change-steps';
import { holderOfContact, isSameHolder, refuseOddNames } from './contact-checks';
import type { Intent } from './intent.repo';
import { ANSWER_WITHIN_MS, PREBOOK_CALL_MS } from './timings';
import { within } from './within';

type Parts = {
  readonly findBooking: FindBooking;
  readonly providers: BookingProviders;
  readonly changing: ChangeSteps;
  readonly amending: Pick<AmendSteps, 'correct'>;
  readonly latest: (intent: Intent) => Promise<Intent>;
  readonly now: () => number;
  /** Keeps track of work that may outlast its request. */
  track<T>(work: Promise<T>): Promise<T>;
};

export type ChangeService = ReturnType<typeof createChangeService>;

export function createChangeService({ findBooking, providers, changing, amending, latest, now, track }: Parts) {
  const inTime = (intent: Intent, work: Promise<Intent>) => within(ANSWER_WITHIN_MS, track(work), () => latest(intent));

  return {
    async alternatives(body: AlternativesBody, asker: Asker): Promise<AlternativesAnswer['data']> {
      const { reference, token, rooms, checkin, checkout } = body;
      const intent = await findBooking(reference, token, asker);
      changeableRefund(intent, now());
      const dates = { checkin, checkout };
      const isBad = stayNights(dates) === null || checkin < utcCalendarDate(new Date(now()));
      if (isBad) throw new AppError('bad_request', 'The dates are not a stay in the future');
      const request = { bookingId: intent.bookingId ?? '', dates, rooms };
      const found = await providers
        .at(intent.provider)
        .alternatives(request, AbortSignal.timeout(PREBOOK_CALL_MS))
        .catch(refuseBadStay);
      return found
        .filter(({ hotelId, terms }) => hotelId === intent.shown.hotelId && isSameCurrency(intent, terms.price))
        .map(({ prebookId, offerId, ...stay }) => {
          const { roomName, rooms: party } = stay;
          return { prebookId, offerId, roomName, rooms: party, offer: encodePrebookedOffer(stay) };
        });
    },

    /** Does nothing if the price or the sum that comes back is not the one that the page showed. */
    async exchange(body: ExchangeBody, asker: Asker): Promise<Intent> {
      const { reference, token, prebookId, priceMinor, backMinor } = body;
      const intent = await findBooking(reference, token, asker);
      if (intent.state === 'changing' || intent.state === 'changed') return intent;
      const refund = changeableRefund(intent, now());
      const provider = providers.at(intent.provider);
      const stay = await provider.alternative(prebookId, AbortSignal.timeout(PREBOOK_CALL_MS));
      if (!stay) throw new AppError('offer_gone', 'This stay is no longer available');
      if (stay.hotelId !== intent.shown.hotelId) throw new AppError('bad_request', 'This is another hotel');
      const cost = changeCost(intent.shown.terms.price, refund, stay.terms.price);
      const isShown =
        stay.terms.price.minor === priceMinor && cost?.kind === 'exchange' && cost.back.minor === backMinor;
      if (!isShown) throw new AppError('conflict', 'The price of the change is not the one that was shown');
      return inTime(intent, changing.exchange(intent, stay, backMinor));
    },

    async correctHolder({ reference, token, ...named }: NewHolderBody, asker: Asker): Promise<Intent> {
      refuseOddNames(named);
      const intent = await findBooking(reference, token, asker);
      const holder = holderOfContact({ ...named, ...phoneOf(intent) });
      if (!holder) throw new AppError('bad_request', 'The holder needs a name and an email address');
      if (intent.state !== 'confirmed') throw new AppError('conflict', 'Only a confirmed booking can be corrected');
      if (isSameHolder(intent.holder, holder) && !intent.newHolder) return intent;
      const corrected = await inTime(intent, amending.correct(intent, holder));
      const isDone = corrected.newHolder !== null || isSameHolder(corrected.holder, holder);
      if (!isDone) throw new AppError('conflict', 'The provider refused the correction');
      return corrected;
    },
  };
}

/** The refund of the booking now. Throws if it cannot be changed. */
export function changeableRefund(intent: Intent, now: number): Refund {
  const { state, shown } = intent;
  const { freeNight = null, promoCode = null } = shown.price;
  const refundNow = refundAt(shown.cancellation, now);
  const booking = { state, dates: shown.dates, freeNight, promoCode, refundNow };
  const obstacle = changeObstacle(booking, utcCalendarDate(new Date(now)));
  if (obstacle || !refundNow) throw new AppError('conflict', `This booking cannot be changed: ${obstacle}`);
  return refundNow;
}

function isSameCurrency(intent: Intent, price: { readonly currency: string }): boolean {
  return price.currency === intent.shown.terms.price.currency;
}

/** The provider has limits of its own for a stay, such as 30 nights. */
function refuseBadStay(error: unknown): never {
  if (error instanceof ProviderError && error.reason === 'bad-input') {
    throw new AppError('bad_request', 'The hotel does not sell such a stay', { cause: error });
  }
  throw error;
}

function phoneOf({ holder }: Intent): Pick<Holder, 'phone'> {
  return holder?.phone ? { phone: holder.phone } : {};
}
