/** From a payment to a booking, exactly once. Hotel-checkout-trips §4, §7; decisions on OPEN-76, OPEN-79. */
import type { BookBody, BookingProgress, SaveContactBody } from '@tenth-night/contract/booking';
import type { Holder } from '@tenth-night/domain/booking/holder';
import { isNobodysName } from '@tenth-night/domain/booking/holder';
import type { Contact } from '@tenth-night/domain/checkout/payer';
import { AppError } from '../../app-error';
import { type BookSteps, isPaymentAwaited } from './book-steps';
import type { BookingLink } from './booking-link';
import { holderOfContact, isSameHolder, knownContact, knownWishes, refuseOddNames } from './contact-checks';
import type { Intent, IntentRepo } from './intent.repo';
import { ANSWER_WITHIN_MS, ASK_AGAIN_MS, CARD_FORM_MS, LEASE_MS, PAYABLE_MS } from './timings';
import { within } from './within';

const ATTEMPTS_MAX = 100;

type Payment = { readonly prebookId: string; readonly transactionId: string };
/** The caller. `uid` is null for a visitor. */
type Asker = { readonly uid: string | null };
/** `from` is the caller's name from `plugins/caller-name.ts`. */
type Claimant = Asker & { readonly from?: string };

type Parts = {
  readonly intents: IntentRepo;
  readonly booking: Pick<BookSteps, 'drive' | 'askAgain' | 'claim'>;
  readonly link: BookingLink;
  readonly now: () => number;
  /** Keeps track of work that may outlast its request. */
  track<T>(work: Promise<T>): Promise<T>;
  /** Reports something that should never happen. */
  reportDefect(intentId: string, what: string): void;
};

export type BookingService = ReturnType<typeof createBookingService>;

export function createBookingService({ intents, booking, link, now, track, reportDefect }: Parts) {
  const later = (ms: number) => new Date(now() + ms);

  /** Other people's payments are 'not found', like ones that never existed. */
  async function ofPayment({ prebookId, transactionId }: Payment, { uid }: Asker): Promise<Intent> {
    const intent = await intents.findByPayment(prebookId, transactionId);
    const isForeign = uid !== null && intent?.uid != null && intent.uid !== uid;
    if (!intent || isForeign) throw new AppError('not_found', 'There is no such payment');
    return intent;
  }

  const progressOf = (...told: Told): BookingProgress => toldOf(link, ...told);

  return {
    async saveContact({ contact, wishes, isPaying, ...payment }: SaveContactBody, asker: Asker): Promise<void> {
      refuseOddNames(contact);
      for (const room of wishes?.rooms ?? []) refuseOddNames(room);
      const intent = await ofPayment(payment, asker);
      const isOpen = await intents.saveContact(intent.id, knownContact(contact), wishes && knownWishes(wishes));
      const leftAt = new Date(Math.max(intent.createdAt.getTime() + PAYABLE_MS, now() + CARD_FORM_MS));
      const paying = isOpen && isPaying ? await intents.startPaying(intent, leftAt, later(CARD_FORM_MS)) : null;
      if (!isOpen || paying === 'closed') throw new AppError('conflict', 'This payment is no longer open');
      if (paying === 'taken') throw new AppError('free_night_taken', 'Another payment is using the free night');
    },

    async book({ prebookId, payment, ...body }: BookBody, asker: Claimant): Promise<BookingProgress> {
      const intent = await ofPayment({ prebookId, transactionId: payment.transactionId }, asker);
      const named = nameOf(body, intent, asker);
      if (isNobody(body, intent)) reportDefect(intent.id, 'has no holder name');
      const progress = (current: Intent) => progressOf(current, asker, body.holder);
      // A browser that did not start this checkout must not attach its account to it: a link may have brought it here.
      const uid = intent.uid ?? (body.isPlaceholder ? null : asker.uid);
      const claim = {
        claimedAt: later(0),
        claimedFrom: asker.from ?? null,
        isProcessing: payment.isProcessing ?? false,
      };
      const inTime = (work: Promise<Intent>) => within(ANSWER_WITHIN_MS, track(work), () => intents.find(intent.id));
      const first = { ...claim, holder: named, uid, nextTryAt: later(LEASE_MS) };
      const paid = intent.state === 'intent' && (await intents.move(intent, 'paid', first));
      if (paid) return progress(await inTime(booking.drive(paid)));
      const found = (await intents.find(intent.id)) ?? intent;
      const isLate = isPaymentAwaited(found) && mayAskAgain(found, now());
      const again = () => inTime(booking.askAgain(found, { ...claim, isPaymentAssumed: false }));
      // A guessed booking keeps the name that was known when we guessed.
      const isOther = !isSameHolder(found.holder, named);
      if (isLate && !isOther) return progress(await again());
      const current = found.isPaymentAssumed ? await booking.claim(found, asker.from) : found;
      if (isOther) throw new AppError('conflict', 'The booking has another holder');
      return progress(current);
    },

    progress: async (payment: Payment, asker: Asker) => progressOf(await ofPayment(payment, asker), asker),
  };
}

type Told = [intent: Intent, asker: Asker, holder?: Contact];

function toldOf(link: BookingLink, ...[intent, asker, holder]: Told): BookingProgress {
  const { id, state, bookingId, shown } = intent;
  const token = mayOpen(intent, asker, holder) ? link.tokenOf(id) : null;
  return { state, bookingId, clientReference: id, hotelId: shown.hotelId, token };
}

/** Anybody who knows the payment may claim that it is completed now. Limits how often we believe that. */
function mayAskAgain({ unpaidAt, attempt }: Intent, now: number): boolean {
  return attempt < ATTEMPTS_MAX && unpaidAt !== null && now - unpaidAt.getTime() >= ASK_AGAIN_MS;
}

type Named = Pick<BookBody, 'holder' | 'isPlaceholder'>;

const toldBefore = ({ holder, contact }: Intent) => holder ?? holderOfContact(contact);
const isOwner = ({ uid }: Intent, asker: Asker) => asker.uid !== null && asker.uid === uid;

/**
 * Decision on OPEN-77. Takes the first name it finds: typed now, sent before the payment, signed-in user. If the name
 * comes without a phone number, takes the number that was sent before the payment. A placeholder names a user only in
 * their own payment.
 */
function nameOf({ holder, isPlaceholder }: Named, intent: Intent, asker: Asker): Holder {
  const told = isPlaceholder ? toldBefore(intent) : null;
  if (isPlaceholder && !told && !isNobodysName(holder) && !isOwner(intent, asker)) {
    throw new AppError('conflict', 'The booking has no holder');
  }
  if (!told) refuseOddNames(holder);
  const named = told ?? holderOfContact(holder);
  if (!named) throw new AppError('bad_request', 'The holder needs a name and an email address');
  const phone = named.phone ?? intent.contact?.phone;
  return { ...named, ...(phone && { phone }) };
}

/** No name is known from any source. Such a booking is a defect. */
function isNobody({ holder, isPlaceholder }: Named, intent: Intent): boolean {
  return Boolean(isPlaceholder) && isNobodysName(holder) && !toldBefore(intent);
}

/**
 * Decides who gets the link to a booking, and with it the holder's name and email address. These callers get it:
 * - the owner
 * - a caller who names that holder
 * - a caller who knows the payment, if the holder was sent before the payment
 * Nobody gets the link before the holder is fixed.
 */
function mayOpen(intent: Intent, asker: Asker, holder?: Contact): boolean {
  if (!intent.holder) return false;
  const known = [holderOfContact(intent.contact), holderOfContact(holder ?? null)];
  return isOwner(intent, asker) || known.some((one) => one && isSameHolder(intent.holder, one));
}
