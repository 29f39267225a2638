/** Checks an offer again and starts its payment. Hotel-checkout-trips §4, §7; decision on OPEN-76. */
import type { PrebookBody } from '@tenth-night/contract/booking';
import { encodePrebookedOffer, type PrebookAnswer } from '@tenth-night/contract/prebook-codec';
import type { Money } from '@tenth-night/domain/money/money';
import { AppError } from '../../app-error';
import type { BookingPort, BookingProviders, Prebooked, PrebookRequest } from '../../providers/ports/booking.port';
import { ProviderError } from '../../providers/provider-error';
import type { FreeNightRepo, FreeNightRow } from '../free-nights/free-night.repo';
import { voucherCode } from '../free-nights/free-night-parts';
import type { Asker, FindBooking } from './booking-access';
import { changeableRefund } from './change.service';
import { knownContact, refuseOddNames } from './contact-checks';
import type { Intent, IntentRepo } from './intent.repo';
import { PREBOOK_CALL_MS } from './timings';

type Parts = {
  readonly intents: Pick<IntentRepo, 'add'>;
  readonly providers: BookingProviders;
  readonly freeNights: Pick<FreeNightRepo, 'ready'>;
  readonly findBooking: FindBooking;
  readonly now: () => number;
};

const OTHER_HOTEL = 'A booking can be replaced only by one at the same hotel';
const UNUSABLE = 'The free night cannot be used for this stay';

/** `old` ends for this refund. */
type Replaced = { readonly old: Intent; readonly refund: Money };

export type PrebookService = ReturnType<typeof createPrebookService>;

export function createPrebookService({ intents, providers, freeNights, findBooking, now }: Parts) {
  async function freeNightOf(uid: string | null): Promise<FreeNightRow> {
    const freeNight = uid === null ? null : await freeNights.ready(uid, providers.current);
    if (!freeNight) throw new AppError('free_night_unusable', UNUSABLE);
    return freeNight;
  }

  /** The booking that ends when this one is confirmed, and its refund. */
  async function replacedBy(key: NonNullable<PrebookBody['changeOf']>, asker: Asker): Promise<Replaced> {
    const old = await findBooking(key.reference, key.token, asker);
    return { old, refund: changeableRefund(old, now()).refund };
  }

  return async (body: PrebookBody, asker: Asker): Promise<PrebookAnswer> => {
    const { uid } = asker;
    const { offerId, contact, language = 'en', useFreeNight = false, changeOf } = body;
    refuseOddNames(contact ?? {});
    const provider = providers.current;
    const replaced = changeOf ? await replacedBy(changeOf, asker) : null;
    const freeNight = useFreeNight ? await freeNightOf(uid) : null;
    const asked = { offerId, voucherCode: freeNight ? voucherCode(freeNight) : undefined };
    const { prebookId, transactionId, secretKey, ...shown } = await check(providers.at(provider), asked);
    if (replaced && replaced.old.shown.hotelId !== shown.hotelId) throw new AppError('bad_request', OTHER_HOTEL);
    if (transactionId) {
      const told = contact ? knownContact(contact) : null;
      const paidWith = { freeNightId: freeNight?.id ?? null, freeNightVoucher: freeNight?.voucher ?? null };
      const change = { changeOf: replaced?.old.id ?? null, changeRefundMinor: replaced?.refund.minor ?? null };
      const paid = { provider, prebookId, transactionId, shown, language, uid, contact: told };
      await intents.add({ ...paid, ...paidWith, ...change });
    }
    const { hotelId, dates, roomName } = shown;
    const offer = encodePrebookedOffer(shown);
    const ends = replaced && { dates: replaced.old.shown.dates, refund: replaced.refund };
    return { data: { prebookId, transactionId, secretKey, hotelId, ...dates, roomName, offer, replaced: ends } };
  };
}

async function check(provider: BookingPort, request: PrebookRequest): Promise<Prebooked> {
  try {
    return await provider.prebook(request, AbortSignal.timeout(PREBOOK_CALL_MS));
  } catch (cause) {
    const reason = cause instanceof ProviderError ? cause.reason : null;
    if (reason === 'offer-gone') throw new AppError('offer_gone', 'This offer is no longer available', { cause });
    if (reason === 'voucher-refused') throw new AppError('free_night_unusable', UNUSABLE, { cause });
    throw cause;
  }
}
