/** The story of a booking: every state that it entered, and every call to its provider. Contains nothing personal. */
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { bookingEvents } from '../../db/desk-tables';
import { currentIntentId, currentRequestId } from '../../plugins/call-context';
import type { BookingPort, BookingProviders } from '../../providers/ports/booking.port';
import { ProviderError } from '../../providers/provider-error';
import type { IntentRow } from './intent-rows';

export type BookingEvent = typeof bookingEvents.$inferSelect;

/** In the transaction of the step, so that the story misses none. */
export async function noteState(
  transaction: Db,
  { id, state }: Pick<IntentRow, 'id' | 'state'>,
  at: Date,
): Promise<void> {
  await transaction.insert(bookingEvents).values({ intentId: id, at, state, requestId: currentRequestId() });
}

/** Oldest first. */
export function eventsOf(db: Db, intentId: string): Promise<BookingEvent[]> {
  return db.select().from(bookingEvents).where(eq(bookingEvents.intentId, intentId)).orderBy(asc(bookingEvents.id));
}

/** The calls that change or read a booking. */
const NOTED = ['book', 'findByReference', 'booking', 'cancel', 'amend', 'rebook'] as const;
type Noted = (typeof NOTED)[number];

type Parts = {
  readonly db: Db;
  readonly now: () => number;
  /** The booking goes on, even if its story cannot be written. */
  report(error: unknown): void;
};

/** Notes each call about a booking after its answer. */
export function noteCalls(providers: BookingProviders, { db, now, report }: Parts): BookingProviders {
  async function noted<T>(call: Noted, work: () => Promise<T>): Promise<T> {
    const intentId = currentIntentId();
    if (intentId === null) return work();
    const startedAt = performance.now();
    const note = async (outcome: string) => {
      const ms = Math.round(performance.now() - startedAt);
      const event = { intentId, at: new Date(now()), call, outcome, ms, requestId: currentRequestId() };
      await db.insert(bookingEvents).values(event).catch(report);
    };
    try {
      const answer = await work();
      await note(answer === null ? 'none' : 'ok');
      return answer;
    } catch (error) {
      await note(outcomeOf(error));
      throw error;
    }
  }

  const wrap = (port: BookingPort): BookingPort => ({
    ...port,
    ...Object.fromEntries(
      NOTED.map((call) => {
        const original = port[call] as (...args: unknown[]) => Promise<unknown>;
        return [call, (...args: unknown[]) => noted(call, () => original(...args))];
      }),
    ),
  });
  return { current: providers.current, at: (name) => wrap(providers.at(name)) };
}

/** Why the provider did not do it, in a word of our own: its text may contain something personal. */
function outcomeOf(error: unknown): string {
  if (!(error instanceof ProviderError)) return 'defect';
  return error.failure === 'refused' ? error.reason : error.failure;
}
