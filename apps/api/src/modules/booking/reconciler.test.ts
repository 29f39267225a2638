/** Which bookings a round claims, who processes them, and what happens if travellers never return from the payment. */
import type { BookingState } from '@tenth-night/domain/booking/intent';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AmendSteps } from './amend-steps';
import type { BookSteps } from './book-steps';
import type { CancelSteps } from './cancel-steps';
import type { ChangeSteps } from './change-steps';
import { createIntentRepo, type Intent, type IntentRepo } from './intent.repo';
import { createReconciler } from './reconciler';
import { HOLDER, MINUTE_MS, type Prebook, T0, type TestShop, withShop } from './testing/test-shop';

const shopOf = withShop();
let shop: TestShop;
let handled: [string, Intent][];
let reported: string[];
beforeEach(() => {
  shop = shopOf();
  [handled, reported] = [[], []];
});

/** A reconciler whose steps only record the bookings that they get. */
function reconcilerWith(change: Partial<IntentRepo> = {}) {
  const by = (who: string) => async (intent: Intent) => {
    handled.push([who, intent]);
    return intent;
  };
  return createReconciler({
    intents: { ...createIntentRepo(shop.api.database.db, () => T0), ...change },
    booking: { drive: by('drive') } as BookSteps,
    cancelling: { goOn: by('goOn'), lastLook: by('lastLook') } as unknown as CancelSteps,
    changing: { checkOld: by('checkOld') } as unknown as ChangeSteps,
    amending: { goOn: by('amend') } as unknown as AmendSteps,
    now: () => T0,
    report: (_, what) => reported.push(what),
  });
}

async function round(change?: Partial<IntentRepo>): Promise<number> {
  const reconciler = reconcilerWith(change);
  const count = await reconciler.round();
  await reconciler.rest();
  return count;
}

/** The shop's API also runs rounds, but its clock stays at `T0`. Only these tests find a booking that is due later. */
const SOON = new Date(T0 + 1);
const later = { claimDue: (...due: Parameters<IntentRepo['claimDue']>) => repoLater().claimDue(...due) };
const repoLater = () => createIntentRepo(shop.api.database.db, () => T0 + 1);

describe('a round of the reconciler', () => {
  it.each<[BookingState, string]>([
    ['paid', 'drive'],
    ['booking', 'drive'],
    ['unknown', 'drive'],
    ['pending', 'drive'],
    ['failed', 'drive'],
    ['unverified', 'drive'],
    ['refund-due', 'drive'],
    ['cancelling', 'goOn'],
    ['confirmed', 'lastLook'],
    ['changed', 'checkOld'],
  ])('passes a booking that is %s to %s', async (state, who) => {
    await shop.set(await shop.prebook(), { state, nextTryAt: SOON });
    expect(await round(later)).toBe(1);
    expect(handled).toMatchObject([[who, { state, nextTryAt: new Date(T0 + 20_001) }]]);
  });

  it.each<BookingState>(['refunded', 'cancelled'])('skips a booking that is %s', async (state) => {
    await shop.set(await shop.prebook(), { state, nextTryAt: SOON });
    expect(await round(later)).toBe(0);
  });

  it('works on at most ten paid bookings and four doubtful ones, even across rounds', async () => {
    const limits: (readonly [string, number])[] = [];
    const due = [[{ id: 'slow', state: 'intent', contact: HOLDER }]] as unknown as Intent[][];
    let finish = () => {};
    const othersForStay: IntentRepo['othersForStay'] = async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return [];
    };
    const claimDue: IntentRepo['claimDue'] = async (lane, _states, _leaseMs, limit) => {
      limits.push([lane, limit]);
      return due.shift() ?? [];
    };
    const reconciler = reconcilerWith({ claimDue, othersForStay, move: async () => null });
    await reconciler.round();
    await reconciler.round();
    finish();
    await reconciler.rest();
    await reconciler.round();
    expect(limits.map(([lane, limit]) => `${lane} ${limit}`)).toEqual([
      ...['paid 10', 'doubtful 4'],
      ...['paid 9', 'doubtful 4'],
      ...['paid 10', 'doubtful 4'],
    ]);
  });
});

describe('a traveller who began to pay and never came back', () => {
  const left = async (part: Partial<Intent> = {}): Promise<Prebook> => {
    const prebooked = await shop.prebook();
    await shop.set(prebooked, { contact: HOLDER, nextTryAt: SOON, ...part });
    return prebooked;
  };

  it('gets a booking in the name that they gave', async () => {
    await left();
    await round(later);
    expect(handled).toMatchObject([['drive', { state: 'paid', holder: HOLDER, isPaymentAssumed: true }]]);
  });

  it('gets no booking if they gave no name', async () => {
    const prebooked = await left({ contact: { email: HOLDER.email } });
    await round(later);
    expect(await shop.intent(prebooked)).toMatchObject({ state: 'intent', nextTryAt: null });
    expect([handled, reported]).toEqual([[], []]);
  });

  it('is checked again in a minute while another payment for the stay is in progress', async () => {
    const prebooked = await left();
    await left({ state: 'unknown', nextTryAt: null });
    await round(later);
    expect(await shop.intent(prebooked)).toMatchObject({ state: 'intent', nextTryAt: new Date(T0 + MINUTE_MS) });
    expect([handled, reported]).toEqual([[], []]);
  });

  it('gets no second booking if another payment booked the stay, and is reported to support', async () => {
    const prebooked = await left();
    await left({ state: 'confirmed', nextTryAt: null });
    await round(later);
    expect(await shop.intent(prebooked)).toMatchObject({ state: 'intent', nextTryAt: null });
    expect(handled).toEqual([]);
    expect(reported).toEqual(['may be paid, but another payment already booked the stay; not booking it again']);
  });

  it('gets only one booking if they come back at the same moment', async () => {
    const prebooked = await left();
    const othersForStay = async () => {
      await shop.set(prebooked, { state: 'paid' });
      return [];
    };
    await round({ ...later, othersForStay });
    expect([handled, reported]).toEqual([[], []]);
  });
});
