/** Bookings as the desk sees them, and what it may do about them. The domain allows each action, or refuses it. */
import type { DeskActionBody, DeskBookingDetail, DeskBookingRow, DeskBookings } from '@tenth-night/contract/desk';
import { deskActionsOf, waitingOf } from '@tenth-night/domain/desk/waiting';
import { AppError } from '../../app-error';
import type { Db } from '../../db/client';
import { eventsOf } from '../booking/booking-events';
import { type CancelSteps, refundNow } from '../booking/cancel-steps';
import type { Intent, IntentRepo } from '../booking/intent.repo';
import { isReadable } from '../booking/intent-rows';
import type { Staff } from './desk-access';
import { createDeskActions } from './desk-actions';
import { type BookingQuery, type DeskBookingsRepo, type DeskIntent, PAGE } from './desk-bookings.repo';
import type { DeskLogRepo } from './desk-log';
import { deskLetterOf, storyOf } from './desk-story';

type Parts = {
  readonly db: Db;
  readonly bookings: DeskBookingsRepo;
  readonly intents: IntentRepo;
  readonly cancelling: Pick<CancelSteps, 'cancel'>;
  readonly log: DeskLogRepo;
  /** Null if the hotel cannot be loaded. */
  hotelName(hotelId: string): Promise<string | null>;
  readonly now: () => number;
};

export type DeskBookingsService = ReturnType<typeof createDeskBookingsService>;

export function createDeskBookingsService({ db, bookings, intents, cancelling, log, hotelName, now }: Parts) {
  const rowOf = (intent: DeskIntent) => shownRow(intent, now());

  async function readable(reference: string): Promise<DeskIntent & Intent> {
    const found = await bookings.find(reference);
    if (!found) throw new AppError('not_found', 'No such booking');
    if (!isReadable(found)) throw new AppError('conflict', 'The stored offer of this booking cannot be read');
    return found as DeskIntent & Intent;
  }

  async function detail(reference: string): Promise<DeskBookingDetail> {
    const intent = await readable(reference);
    const [name, events, letters, done] = await Promise.all([
      hotelName(intent.shown.hotelId),
      eventsOf(db, reference),
      bookings.letters(reference),
      log.about(reference),
    ]);
    return {
      ...rowOf(intent),
      ...detailOf(intent, now()),
      hotel: { id: intent.shown.hotelId, name },
      actions: [...deskActionsOf(intent.desk, now())],
      letters: letters.map(deskLetterOf),
      story: storyOf({ createdAt: intent.createdAt, events, letters, log: done }),
    };
  }

  const perform = createDeskActions({ bookings, intents, cancelling, now });

  return {
    async waiting(): Promise<DeskBookingRow[]> {
      return (await bookings.mayWait()).map(rowOf).filter(({ waiting }) => waiting.length > 0);
    },

    async search(query: BookingQuery): Promise<DeskBookings> {
      const found = await bookings.search(query);
      const more = found.length === PAGE ? (found.at(-1)?.createdAt.toISOString() ?? null) : null;
      return { data: found.map(rowOf), more };
    },

    async open(reference: string, staff: Staff, requestId: string): Promise<DeskBookingDetail> {
      await readable(reference);
      await log.note(staff, requestId, { action: 'open', subject: reference });
      return detail(reference);
    },

    async act(reference: string, body: DeskActionBody, staff: Staff, requestId: string): Promise<DeskBookingDetail> {
      const intent = await readable(reference);
      const { action } = body;
      if (!deskActionsOf(intent.desk, now()).includes(action)) {
        throw new AppError('conflict', 'The booking does not allow this now');
      }
      await log.note(staff, requestId, { action, subject: reference, detail: noted(body) });
      await perform[action](intent, body);
      return detail(reference);
    },
  };
}

function noted({ action: _action, ...given }: DeskActionBody): Readonly<Record<string, string | number | null>> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''));
}

function shownRow(intent: DeskIntent, now: number): DeskBookingRow {
  const { id, state, desk, createdAt, holder, contact, shown } = intent;
  const person = holder ?? contact;
  const name = [person?.firstName, person?.lastName].filter(Boolean).join(' ');
  return {
    reference: id,
    state,
    since: new Date(desk.since).toISOString(),
    createdAt: createdAt.toISOString(),
    guest: name || null,
    email: person?.email ?? null,
    dates: shown?.dates ?? null,
    price: shown?.terms.price ?? null,
    waiting: [...waitingOf(desk, now)],
  };
}

type Details = Omit<DeskBookingDetail, keyof DeskBookingRow | 'hotel' | 'actions' | 'letters' | 'story'>;

function detailOf(intent: Intent, now: number): Details {
  const { shown, holder, contact, refundMinor } = intent;
  const { currency } = shown.terms.price;
  const inMoney = (minor: number | null) => (minor === null ? null : { minor, currency });
  return {
    roomName: shown.roomName,
    rooms: shown.rooms.map(({ adults, childrenAges }) => ({ adults, childrenAges: [...childrenAges] })),
    phone: holder?.phone ?? contact?.phone ?? null,
    hasAccount: intent.uid !== null,
    provider: intent.provider,
    bookingId: intent.bookingId,
    confirmationCode: intent.confirmationCode,
    prebookId: intent.prebookId,
    transactionId: intent.transactionId,
    isPaymentSeen: intent.isPaymentSeen,
    failure: intent.failure,
    otherTerms: Object.keys(intent.confirmedOtherwise ?? {}),
    freeNight: shown.price.freeNight ?? null,
    promoCode: shown.price.promoCode ?? null,
    refundNow: intent.state === 'confirmed' ? inMoney(refundNow(intent, now)) : null,
    refunded: inMoney(refundMinor),
    changeOf: intent.changeOf,
    replacedBy: intent.replacedBy,
  };
}
