import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { onBothDatabases } from '../../testing/both-databases';
import { createIntentRepo, type Intent, type IntentRepo } from './intent.repo';
import { createLease } from './lease';
import { SHOWN } from './testing/shown-offer';

const [LEASE_MS, RENEWAL_MS] = [20_000, 7_000];

onBothDatabases('the lease of a booking', (database) => {
  let intents: IntentRepo;
  let time = 1_000_000;

  beforeAll(() => {
    intents = createIntentRepo(database().db, () => time);
  });
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  const leasedUntil = async (id: string) => (await intents.find(id))?.nextTryAt?.getTime();
  const claim = async () => (await intents.claimDue('paid', ['paid'], LEASE_MS, 10)).map(({ id }) => id);

  it('is renewed only while the work runs', async () => {
    const added = {
      provider: 'liteapi',
      prebookId: 'p',
      transactionId: 't',
      shown: SHOWN,
      language: 'en',
      uid: null,
      contact: null,
    };
    const { id } = (await intents.move(await intents.add(added), 'paid', { nextTryAt: new Date(time) })) as Intent;
    expect(await claim()).toEqual([id]);

    let finish = (_answer: string) => {};
    const working = createLease(intents, () => time).keep((await intents.find(id)) as Intent, () => {
      return new Promise<string>((resolve) => {
        finish = resolve;
      });
    });
    // Three renewals take longer than one lease lasts.
    for (let renewal = 0; renewal < 3; renewal++) {
      time += RENEWAL_MS;
      vi.advanceTimersByTime(RENEWAL_MS);
      await expect.poll(() => leasedUntil(id)).toBe(time + LEASE_MS);
      expect(await claim()).toEqual([]);
    }
    finish('booked');
    expect(await working).toBe('booked');

    expect(vi.getTimerCount()).toBe(0);
    time += LEASE_MS;
    expect(await claim()).toEqual([id]);
  });

  it('is released at the end, and not renewed any more', async () => {
    const added = {
      provider: 'liteapi',
      prebookId: 'p2',
      transactionId: 't2',
      shown: SHOWN,
      language: 'en',
      uid: null,
      contact: null,
    };
    const { id } = (await intents.move(await intents.add(added), 'paid', { nextTryAt: new Date(time) })) as Intent;
    const lease = createLease(intents, () => time);
    void lease.keep((await intents.find(id)) as Intent, () => new Promise(() => {}));
    expect(vi.getTimerCount()).toBe(1);
    await lease.giveBack();
    expect(vi.getTimerCount()).toBe(0);
    expect(await claim()).toContain(id);
  });
});
