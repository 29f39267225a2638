/** Checks an offer again and starts its payment. Hotel-checkout-trips §4, §7; decision on OPEN-76. */
import type { PrebookBody, PromoPrebookBody } from '@tenth-night/contract/booking';
import type { PromoPrebookAnswer } from '@tenth-night/contract/prebook';
import { encodePrebookedOffer, type PrebookAnswer } from '@tenth-night/contract/prebook-codec';
import type { PrebookedPrice } from '@tenth-night/domain/checkout/price-summary';
import type { Money } from '@tenth-night/domain/money/money';
import { type PromoProblem, readPromoCode } from '@tenth-night/domain/promo-codes/promo-code';
import { AppError } from '../../app-error';
import type { BookingPort, BookingProviders, Prebooked, PrebookRequest } from '../../providers/ports/booking.port';
import { ProviderError, type ProviderReason } from '../../providers/provider-error';
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

/** Left out what says how to pay. */
type Order = Omit<PrebookBody, 'useFreeNight'>;
/** A free night, or a promo code: the provider takes one voucher for each booking. */
type Voucher = { readonly code: string; readonly freeNight: FreeNightRow | null };

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

  async function make(body: Order, asker: Asker, voucher: Voucher | null): Promise<PrebookAnswer> {
    const { uid } = asker;
    const { offerId, contact, language = 'en', changeOf } = body;
    refuseOddNames(contact ?? {});
    const provider = providers.current;
    const replaced = changeOf ? await replacedBy(changeOf, asker) : null;
    const prebooked = await check(providers.at(provider), { offerId, voucherCode: voucher?.code });
    const { prebookId, transactionId, secretKey, discount, ...terms } = prebooked;
    const shown = { ...terms, price: { ...terms.price, ...takenOff(voucher, discount) } };
    if (replaced && replaced.old.shown.hotelId !== shown.hotelId) throw new AppError('bad_request', OTHER_HOTEL);
    if (transactionId) {
      const told = contact ? knownContact(contact) : null;
      const freeNight = voucher?.freeNight;
      const paidWith = { freeNightId: freeNight?.id ?? null, freeNightVoucher: freeNight?.voucher ?? null };
      const change = { changeOf: replaced?.old.id ?? null, changeRefundMinor: replaced?.refund.minor ?? null };
      const paid = { provider, prebookId, transactionId, shown, language, uid, contact: told };
      await intents.add({ ...paid, ...paidWith, ...change });
    }
    const { hotelId, dates, roomName } = shown;
    const offer = encodePrebookedOffer(shown);
    const ends = replaced && { dates: replaced.old.shown.dates, refund: replaced.refund };
    return { data: { prebookId, transactionId, secretKey, hotelId, ...dates, roomName, offer, replaced: ends } };
  }

  return {
    async plain({ useFreeNight = false, ...body }: PrebookBody, asker: Asker): Promise<PrebookAnswer> {
      const freeNight = useFreeNight ? await freeNightOf(asker.uid) : null;
      try {
        return await make(body, asker, freeNight && { code: voucherCode(freeNight), freeNight });
      } catch (cause) {
        if (refusalOf(cause)) throw new AppError('free_night_unusable', UNUSABLE, { cause });
        throw cause;
      }
    },

    /** Never asks the provider about the code of a free night. */
    async withPromoCode({ promoCode, ...body }: PromoPrebookBody, asker: Asker): Promise<PromoPrebookAnswer> {
      const code = readPromoCode(promoCode);
      if (!code) return { refused: 'promo-code-unknown' };
      try {
        return await make(body, asker, { code, freeNight: null });
      } catch (cause) {
        const refused = refusalOf(cause);
        if (refused) return { refused };
        throw cause;
      }
    },
  };
}

/** The provider accepted the voucher and took nothing off. */
class VoucherIgnored extends Error {
  override readonly name = 'VoucherIgnored';
}

/** What was taken off, under its name: so the rows of the price add up. */
function takenOff(voucher: Voucher | null, discount: Money | null): Pick<PrebookedPrice, 'freeNight' | 'promoCode'> {
  if (!voucher) return {};
  if (!discount) throw new VoucherIgnored('The provider took nothing off');
  return voucher.freeNight ? { freeNight: discount } : { promoCode: { code: voucher.code, amount: discount } };
}

const REFUSALS: Partial<Readonly<Record<ProviderReason, PromoProblem>>> = {
  'voucher-refused': 'promo-code-unknown',
  'voucher-expired': 'promo-code-expired',
  'voucher-used-up': 'promo-code-used-up',
  'voucher-too-cheap': 'promo-code-too-cheap',
  'voucher-currency': 'promo-code-currency',
};

/** Null if it is not about the voucher. */
function refusalOf(error: unknown): PromoProblem | null {
  if (error instanceof VoucherIgnored) return 'promo-code-unknown';
  return error instanceof ProviderError ? (REFUSALS[error.reason] ?? null) : null;
}

async function check(provider: BookingPort, request: PrebookRequest): Promise<Prebooked> {
  try {
    return await provider.prebook(request, AbortSignal.timeout(PREBOOK_CALL_MS));
  } catch (cause) {
    const reason = cause instanceof ProviderError ? cause.reason : null;
    if (reason === 'offer-gone') throw new AppError('offer_gone', 'This offer is no longer available', { cause });
    throw cause;
  }
}
