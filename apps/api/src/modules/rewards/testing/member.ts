/** A user of the test shop who earns and uses free nights. The jobs run only when a test says so. */
import type { Rewards } from '@tenth-night/contract/rewards';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { addDays } from '@tenth-night/domain/stay/dates';
import { afterEach, beforeEach } from 'vitest';
import { freeNights, stayedNights } from '../../../db/reward-tables';
import { jsonOf } from '../../../testing/checked-answer';
import { createCancelSteps } from '../../booking/cancel-steps';
import { createIntentRepo } from '../../booking/intent.repo';
import { HOLDER, type Prebook, T0, type TestShop, withShop } from '../../booking/testing/test-shop';
import { createFreeNightRepo } from '../../free-nights/free-night.repo';
import { createRewardsJobs } from '../rewards.jobs';

export const EUR = (minor: number) => ({ minor, currency: 'EUR' });
const FIRST = '2026-11-01' as CalendarDate;
const ROME = { timeZone: 'Europe/Rome' } as never;

export type Member = Awaited<ReturnType<typeof joinAs>>;

export async function joinAs(shop: TestShop, email: string) {
  const { uid, headers } = await shop.signUp(email);
  const { db } = shop.api.database;
  const repo = createFreeNightRepo(db, () => T0);
  const rewards = async (): Promise<Rewards> => jsonOf(await shop.visitor.get('/rewards', headers)).data;

  return {
    uid,
    headers,
    freeNights: repo,
    rewards,

    /** Counts a past stay without a booking: `nights` nights, which start `from` days after November 1, 2026. */
    async stayed(nights: number, minor: number, from = 0, currency = 'EUR') {
      const checkin = addDays(FIRST, from);
      const prebooked = await shop.prebook({}, headers);
      const intent = await shop.intent(prebooked);
      const dates = { checkin, checkout: addDays(checkin, nights) };
      const stay = { id: intent?.id ?? '', uid, dates, paid: { minor, currency }, usdRate: 1.08, language: 'en' };
      await repo.countStay(stay, 'liteapi');
      return stay;
    },

    /** Earns a free night, which can be used at once. */
    async withFreeNight(minor = 10_000) {
      await this.stayed(10, 10 * minor);
      await runJobs(shop);
      return (await rewards()).freeNights[0];
    },

    prebook: (part: object = { useFreeNight: true }): Promise<Prebook> => shop.prebook(part, headers),
    contact: (prebooked: Prebook, isPaying = true) =>
      shop.visitor.post('/rates/contact', { ...shop.paymentOf(prebooked), contact: HOLDER, isPaying }, headers),
    async bookWith(prebooked: Prebook) {
      await shop.api.pay(prebooked.secretKey);
      return jsonOf(await shop.book(prebooked, HOLDER, headers)).data;
    },
  };
}

/** A shop with a new member for each test. */
export function withMember(): () => { readonly shop: TestShop; readonly ada: Member } {
  const shopOf = withShop();
  let ada: Member;
  let people = 0;
  beforeEach(async () => {
    people += 1;
    ada = await joinAs(shopOf(), `${'a'.repeat(people)}@example.test`);
  });
  afterEach(async () => {
    const { db } = shopOf().api.database;
    await db.delete(stayedNights);
    await db.delete(freeNights);
  });
  return () => ({ shop: shopOf(), ada });
}

/** Runs each job once, `ms` milliseconds after the start. */
export async function runJobs({ api }: TestShop, ms = 0): Promise<readonly string[]> {
  const now = () => T0 + ms;
  const { database, bookings: providers } = api;
  const intents = createIntentRepo(database.db, now);
  const repo = createFreeNightRepo(database.db, now);
  const reported: string[] = [];
  const report = (_id: string, what: string) => void reported.push(what);
  const cancelling = createCancelSteps({ intents, providers, now, report });
  const hotels = { hotel: async () => ROME };
  const jobs = createRewardsJobs({ intents, freeNights: repo, providers, cancelling, hotels, now, report });
  await jobs.count();
  await jobs.tendFreeNights();
  return reported;
}
