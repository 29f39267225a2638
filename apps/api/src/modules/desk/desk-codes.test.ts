/** Promo codes and free nights at the desk. */
import type { DeskCode, DeskFreeNights } from '@tenth-night/contract/desk-codes';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deskLog } from '../../db/desk-tables';
import { freeNights } from '../../db/reward-tables';
import { jsonOf } from '../../testing/checked-answer';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { DESK_VARIABLES, enrol, newStaff, type TestStaff } from './testing/test-desk';

const T0 = Date.parse('2027-01-10T09:00:00Z');
const VOUCHERS = '/vouchers';
const DRAFT = {
  ...{ code: 'SPRING15', kind: 'percentage', percent: 15, amountMinor: null, currency: 'EUR', leastSpendMinor: 10_000 },
  ...{ mostMinor: 6_000, from: '2027-01-10', until: '2027-05-31', uses: 50, description: 'Newsletter' },
};

let api: TestApi;
let staff: TestStaff;
beforeAll(async () => {
  api = await startTestApi({ sendsMail: true, variables: DESK_VARIABLES, auth: { now: () => new Date(T0) } });
  staff = await newStaff(api);
  await enrol(api, staff, T0);
  await api.database.db.delete(deskLog);
});
afterEach(async () => {
  await api.reset();
  await api.database.db.delete(deskLog);
  await api.database.db.delete(freeNights);
});
afterAll(() => api.close());

const list = async (): Promise<DeskCode[] | null> => jsonOf(await staff.get('/desk/codes')).data;
const find = async (code: string) => (await list())?.find((one) => one.code === code);
const logged = async () =>
  (await api.database.db.select().from(deskLog)).map(({ action, subject }) => `${action} ${subject}`);
const create = (change: object = {}) => staff.post('/desk/codes/new', { ...DRAFT, ...change });
const freeNightVoucher = (code: string) =>
  api.booking.createVoucher(
    {
      ...{ code, worth: { minor: 5_000, currency: 'EUR' }, leastSpend: { minor: 5_050, currency: 'EUR' } },
      ...{ from: new Date(T0), until: new Date(T0 + 1e9) },
    },
    AbortSignal.timeout(5_000),
  );

describe('promo codes', () => {
  it('are created at the provider, and listed with what they take off', async () => {
    expect((await create()).statusCode).toBe(200);
    expect(await find('SPRING15')).toMatchObject({
      ...{ kind: 'percentage', percent: 15, amount: null, uses: 50, usesLeft: 50, isActive: true },
      ...{ leastSpend: { minor: 10_000, currency: 'EUR' }, most: { minor: 6_000, currency: 'EUR' } },
      // The last day is included.
      ...{ from: '2027-01-10T00:00:00.000Z', until: '2027-06-01T00:00:00.000Z', description: 'Newsletter' },
    });
    const amount = { kind: 'amount', percent: null, amountMinor: 2_000, mostMinor: null };
    await create({ code: 'MINUS2000', currency: 'JPY', ...amount });
    expect(await find('MINUS2000')).toMatchObject({ percent: null, amount: { minor: 2_000, currency: 'JPY' } });
    expect(await logged()).toEqual(['create-code SPRING15', 'create-code MINUS2000']);
  });

  it('are refused if they break our rules, and then nothing is logged or created', async () => {
    for (const change of [{ percent: 95 }, { code: 'FN-5e-1' }, { code: 'fn-5e-1' }, { until: '2027-01-09' }]) {
      expect((await create(change)).statusCode).toBe(400);
    }
    expect(await logged()).toEqual([]);
    expect(await find('FN-5e-1')).toBeUndefined();
  });

  it('cannot be created twice', async () => {
    await create();
    const again = await create({ percent: 20 });
    expect([again.statusCode, again.json().error.message]).toEqual([409, 'This code exists already.']);
    expect(await find('SPRING15')).toMatchObject({ percent: 15 });
  });

  it('can be switched off and on, and the log lists both', async () => {
    await create();
    const { id } = (await find('SPRING15')) ?? { id: 0 };
    const off = await staff.post(`/desk/codes/${id}/status`, { isActive: false });
    expect(jsonOf(off)).toMatchObject({ code: 'SPRING15', isActive: false });
    expect(await find('SPRING15')).toMatchObject({ isActive: false });
    await staff.post(`/desk/codes/${id}/status`, { isActive: true });
    expect(await find('SPRING15')).toMatchObject({ isActive: true });
    expect((await logged()).slice(1)).toEqual(['switch-code-off SPRING15', 'switch-code-on SPRING15']);
  });

  it('do not include the vouchers of free nights: the desk can neither list nor switch them', async () => {
    await freeNightVoucher('FN-5e-1');
    expect(JSON.stringify(await list())).not.toContain('FN-');
    for (const id of [1, 77]) {
      expect((await staff.post(`/desk/codes/${id}/status`, { isActive: false })).statusCode).toBe(404);
    }
    expect(await logged()).toEqual([]);
  });

  it('are found on every page of the list', async () => {
    for (let number = 1; number <= 101; number++) await freeNightVoucher(`FN-${number}-1`);
    await create();
    expect(await find('SPRING15')).toBeDefined();
    expect(await find('WELCOME10')).toBeDefined();
  });

  it('give a clear error while the provider is down', async () => {
    await create();
    const { id } = (await find('SPRING15')) ?? { id: 0 };
    const down = { kind: 'status', status: 503 };
    await api.faults({ path: VOUCHERS, ...down }, { path: `${VOUCHERS}/${id}`, ...down });
    expect(await list()).toBeNull();
    const answers = [
      await create({ code: 'LATER' }),
      await staff.post(`/desk/codes/${id}/status`, { isActive: false }),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().error.message]).toEqual([
        409,
        'The provider does not answer. Look at the list before you try again.',
      ]);
    }
    expect(await logged()).toContain('create-code LATER');
  });

  it('need the second factor', async () => {
    const other = await newStaff(api, 'second@tenth-night.example', '198.51.100.80');
    const answers = [
      await other.get('/desk/codes'),
      await other.post('/desk/codes/new', DRAFT),
      await other.post('/desk/codes/1/status', { isActive: true }),
      await other.get('/desk/free-nights'),
      await other.post('/desk/free-nights/vouchers'),
    ];
    expect(answers.map((answer) => answer.json().error.code)).toEqual(Array(5).fill('second_factor'));
    expect(await logged()).toEqual([]);
  });
});

describe('free nights', () => {
  const HOUR_MS = 3_600_000;
  const add = (number: number, part: Partial<typeof freeNights.$inferInsert> = {}) =>
    api.database.db.insert(freeNights).values({
      ...{ id: `FN-secret-${number}`, uid: staff.uid, ordinal: number, state: 'ready', worthMinor: 9_000 },
      ...{ currency: 'EUR', language: 'en', endsAt: new Date(T0 + HOUR_MS), createdAt: new Date(T0 + number) },
      ...part,
    });
  const show = async (): Promise<DeskFreeNights> => jsonOf(await staff.get('/desk/free-nights'));

  it('are shown as sums and as a list, newest first, without codes and names', async () => {
    await add(1, { state: 'used', intentId: 'TN2222222222' });
    await add(2, { state: 'ended', currency: 'USD' });
    await add(3);
    await add(4, { state: 'earned' });
    const shown = await show();
    expect(shown.sums).toEqual([
      { state: 'open', nights: 2, worth: { minor: 18_000, currency: 'EUR' } },
      { state: 'used', nights: 1, worth: { minor: 9_000, currency: 'EUR' } },
      { state: 'ended', nights: 1, worth: { minor: 9_000, currency: 'USD' } },
    ]);
    expect(shown.data.map(({ state, usedFor }) => [state, usedFor])).toEqual([
      ['waiting', null],
      ['ready', null],
      ['ended', null],
      ['used', 'TN2222222222'],
    ]);
    expect(shown.canTryAgain).toBe(false);
    expect(JSON.stringify(shown)).not.toMatch(/secret|desk@/);
  });

  it('get missing vouchers at once if a person at the desk asks for them, and this is logged', async () => {
    await add(1, { state: 'earned', tries: 4, nextTryAt: new Date(T0 + HOUR_MS) });
    expect(await show()).toMatchObject({ canTryAgain: true, data: [{ state: 'waiting', tries: 4 }] });
    expect(jsonOf(await staff.post('/desk/free-nights/vouchers'))).toMatchObject({ canTryAgain: false });
    expect(await logged()).toEqual(['make-vouchers null']);
  });
});
