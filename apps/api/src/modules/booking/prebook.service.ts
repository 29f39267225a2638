/** Checks an offer again and starts its payment. Hotel-checkout-trips §4, §7; decision on OPEN-76. */
import type { PrebookBody } from '@tenth-night/contract/booking';
import { encodePrebookedOffer, type PrebookAnswer } from '@tenth-night/contract/prebook-codec';
import { AppError } from '../../app-error';
import type { BookingPort, BookingProviders, Prebooked, PrebookRequest } from '../../providers/ports/booking.port';
import { ProviderError } from '../../providers/provider-error';
import type { FreeNightRepo, FreeNightRow } from '../free-nights/free-night.repo';
import { voucherCode } from '../free-nights/free-night-parts';
import { knownContact, refuseOddNames } from './contact-checks';
import type { IntentRepo } from './intent.repo';
import { PREBOOK_CALL_MS } from './timings';

type Parts = {
  readonly intents: Pick<IntentRepo, 'add'>;
  readonly providers: BookingProviders;
  readonly freeNights: Pick<FreeNightRepo, 'ready'>;
};

const UNUSABLE = 'The free night cannot be used for this stay';

export type PrebookService = ReturnType<typeof createPrebookService>;

export function createPrebookService({ intents, providers, freeNights }: Parts) {
  async function freeNightOf(uid: string | null): Promise<FreeNightRow> {
    const freeNight = uid === null ? null : await freeNights.ready(uid, providers.current);
    if (!freeNight) throw new AppError('free_night_unusable', UNUSABLE);
    return freeNight;
  }

  /** `uid` is null for a visitor. */
  return async (body: PrebookBody, uid: string | null): Promise<PrebookAnswer> => {
    const { offerId, contact, language = 'en', useFreeNight = false } = body;
    refuseOddNames(contact ?? {});
    const provider = providers.current;
    const freeNight = useFreeNight ? await freeNightOf(uid) : null;
    const asked = { offerId, voucherCode: freeNight ? voucherCode(freeNight) : undefined };
    const { prebookId, transactionId, secretKey, ...shown } = await check(providers.at(provider), asked);
    if (transactionId) {
      const told = contact ? knownContact(contact) : null;
      const paidWith = { freeNightId: freeNight?.id ?? null, freeNightVoucher: freeNight?.voucher ?? null };
      await intents.add({ provider, prebookId, transactionId, shown, language, uid, contact: told, ...paidWith });
    }
    const { hotelId, dates, roomName } = shown;
    const offer = encodePrebookedOffer(shown);
    return { data: { prebookId, transactionId, secretKey, hotelId, ...dates, roomName, offer } };
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
