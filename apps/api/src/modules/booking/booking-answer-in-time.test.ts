/** How long a request waits for its booking. After that time it returns the state, and the booking continues. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../db/client';
import { bookingIntents } from '../../db/schema';
import { openEmbeddedTestDatabase } from '../../testing/test-database';
import type { BookSteps } from './book-steps';
import { createBookingService } from './booking.service';
import { createBookingLink } from './booking-link';
import { createIntentRepo } from './intent.repo';
import { SHOWN } from './testing/shown-offer';

const HOLDER = { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' };
const BODY = { prebookId: 'p', holder: HOLDER, payment: { method: 'TRANSACTION_ID' as const, transactionId: 't' } };

let database: Database;
beforeAll(async () => {
  database = await openEmbeddedTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  const intent = {
    provider: 'liteapi',
    prebookId: 'p',
    transactionId: 't',
    shown: SHOWN,
    language: 'en',
    uid: null,
    contact: null,
  };
  await createIntentRepo(database.db, () => 0).add(intent);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await database.db.delete(bookingIntents);
});

const book = (drive: BookSteps['drive']) =>
  createBookingService({
    intents: createIntentRepo(database.db, () => 0),
    booking: { drive, askAgain: drive, claim: async (intent) => intent },
    link: createBookingLink({ current: 'a secret of this test', previous: null }),
    now: () => 0,
    track: (work) => work,
    reportDefect: () => {},
  }).book(BODY, { uid: null });

describe('a request to book', () => {
  it('returns the current state of the booking after 25 seconds', async () => {
    let answer: ReturnType<typeof book> | undefined;
    await new Promise<void>((begun) => {
      answer = book(() => {
        begun();
        return new Promise(() => {});
      });
    });
    await database.db.update(bookingIntents).set({ state: 'unknown' });
    vi.advanceTimersByTime(24_999);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await answer).toMatchObject({ state: 'unknown', bookingId: null });
  });

  it('returns as soon as the booking is settled, and leaves no timer behind', async () => {
    expect((await book(async (intent) => ({ ...intent, state: 'confirmed' }))).state).toBe('confirmed');
    expect(vi.getTimerCount()).toBe(0);
  });
});
