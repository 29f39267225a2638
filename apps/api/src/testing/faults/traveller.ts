/**
 * A traveller who books while things break: loses answers, reloads the checkout, presses twice, opens two tabs, or pays
 * and never comes back.
 */
import type { BookingProgress } from '@tenth-night/contract/booking';
import type { PrebookAnswer } from '@tenth-night/contract/prebook-codec';
import type { Chance } from './chance';
import { changeStay } from './changer';
import type { Member } from './members';
import type { World } from './world';

/** What a traveller did, and every answer about the booking that they got. */
export type Story = {
  readonly email: string;
  readonly hasPaid: boolean;
  /** Whether the traveller came back before the payment was completed. */
  readonly paysLate: boolean;
  /** The refund that they were shown when they cancelled; null if they did not cancel. */
  readonly refundMinor: number | null;
  readonly prebook: PrebookAnswer['data'] | null;
  readonly told: readonly BookingProgress[];
};

const CARD = {
  number: '4242424242424242',
  expiry: `12${String(new Date().getUTCFullYear() + 3).slice(2)}`,
  cvc: '123',
};
const TRIES = 12;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One traveller. A member has a free night, and tries to use it. */
export async function travel(
  world: World,
  chance: Chance,
  offerId: string,
  email: string,
  member?: Member,
): Promise<Story> {
  const told: BookingProgress[] = [];
  const api = createApi(world, chance, member?.headers);
  const holder = { firstName: 'Ada', lastName: 'Testa', email };
  const prebookWith = async (part: object) =>
    (await api.post<PrebookAnswer>('/rates/prebook', { offerId, ...part }))?.data ?? null;
  // Without a free night, or while it has no voucher yet, the stay costs its full price.
  const askPrice = async () => (member && (await prebookWith({ useFreeNight: true }))) ?? prebookWith({});
  const first = await askPrice();
  const prebook = chance.isTrue(0.2) ? await askPrice() : first;
  if (!prebook?.transactionId)
    return { email, hasPaid: false, paysLate: false, refundMinor: null, prebook: null, told };
  const payment = { prebookId: prebook.prebookId, transactionId: prebook.transactionId };

  const isPaying = (await api.post('/rates/contact', { ...payment, contact: holder, isPaying: true })) !== null;
  // The widget opens only after we know who pays.
  const willPay = isPaying && chance.isTrue(0.9);
  const paysLate = willPay && chance.isTrue(0.15);
  const isProcessing = paysLate && chance.isTrue(0.5);
  const late = async () => {
    await pause(chance.between(500, 8_000));
    return payWith(world, prebook.secretKey);
  };
  const paying = paysLate ? late() : willPay ? payWith(world, prebook.secretKey) : Promise.resolve(false);
  if (!paysLate) await paying;
  const comesBack = paysLate || chance.isTrue(0.85);
  if (comesBack) {
    const said = { ...method(payment.transactionId), ...(isProcessing && { isProcessing }) };
    const body = { prebookId: payment.prebookId, holder, payment: said, guests: [] };
    const tabs = Array.from({ length: chance.between(1, 4) }, async () => {
      await pause(chance.between(0, 300));
      const answer = await api.post<{ data: BookingProgress }>('/rates/book', body);
      if (answer) told.push(answer.data);
    });
    await Promise.all(tabs);
    await follow(api, payment, told, chance.between(1, 6));
  }
  const last = told.at(-1);
  const isBooked = last?.state === 'confirmed';
  const refundMinor = isBooked && chance.isTrue(0.3) ? await cancel(api, last) : null;
  if (isBooked && refundMinor === null && chance.isTrue(0.6)) {
    await changeStay({ api, chance, holder, pay: (secretKey) => payWith(world, secretKey) }, last);
  }
  return { email, hasPaid: await paying, paysLate, refundMinor, prebook, told };
}

const FLOOD = 12;

/** Claims for payments that nobody makes, in parallel to travellers who pay. */
export function flood(world: World, chance: Chance, offerIds: readonly string[], name: string): Promise<Story>[] {
  return Array.from({ length: FLOOD }, async (_, k) => {
    const api = createApi(world, chance);
    const email = `${name}-${k}@example.test`;
    const { data: prebook = null } =
      (await api.post<PrebookAnswer>('/rates/prebook', { offerId: chance.pick(offerIds) })) ?? {};
    const told: BookingProgress[] = [];
    if (prebook?.transactionId) {
      const holder = { firstName: 'Eve', lastName: 'Testa', email };
      const body = { prebookId: prebook.prebookId, holder, payment: method(prebook.transactionId), guests: [] };
      const answer = await api.post<{ data: BookingProgress }>('/rates/book', body);
      if (answer) told.push(answer.data);
    }
    return { email, hasPaid: false, paysLate: false, refundMinor: null, prebook, told };
  });
}

type Api = ReturnType<typeof createApi>;

let addresses = 0;

/** `10.0.0.1`, `10.0.0.2`: the addresses that a proxy in front of us would report. */
function nextAddress(): string {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** Calls a random instance and retries until it answers. Sometimes leaves before the answer. */
function createApi({ instances }: World, chance: Chance, own: Readonly<Record<string, string>> = {}) {
  const address = nextAddress();

  async function call<Answer>(path: string, init: RequestInit): Promise<Answer | null> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const leavesAfter = chance.isTrue(0.15) ? chance.between(1, 200) : 30_000;
      try {
        const signal = AbortSignal.timeout(leavesAfter);
        const headers = { ...init.headers, ...own, 'x-forwarded-for': address };
        const answer = await fetch(`${chance.pick(instances).url()}/api${path}`, { ...init, headers, signal });
        if (answer.ok) return (await answer.json()) as Answer;
        if (answer.status < 500 && answer.status !== 429) return null;
      } catch {
        // The traveller left, the instance crashed or the answer was late. The traveller tries again.
      }
      await pause(chance.between(50, 800));
    }
    return null;
  }
  const headers = { 'content-type': 'application/json' };
  return {
    get: <Answer>(path: string) => call<Answer>(path, {}),
    post: <Answer>(path: string, body: object) =>
      call<Answer>(path, { method: 'POST', headers, body: JSON.stringify(body) }),
  };
}

const method = (transactionId: string) => ({ method: 'TRANSACTION_ID', transactionId });

/** Pays with the widget, whose own server never breaks. */
async function payWith({ sandboxUrl }: World, secretKey: string | null): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ secretKey, ...CARD });
  const answer = await fetch(`${sandboxUrl}/payment-wrapper/confirm`, { method: 'POST', headers, body });
  return ((await answer.json()) as { kind?: string }).kind === 'paid';
}

async function follow(api: Api, payment: Record<string, string>, told: BookingProgress[], looks: number) {
  for (let look = 0; look < looks; look++) {
    const answer = await api.get<{ data: BookingProgress }>(`/rates/progress?${new URLSearchParams(payment)}`);
    if (answer) told.push(answer.data);
    if (answer?.data.state === 'confirmed') return;
    await pause(500);
  }
}

async function cancel(api: Api, { clientReference: reference, token }: BookingProgress): Promise<number | null> {
  type View = { data: { refundNow: { refund: { minor: number } } | null } };
  const view = await api.get<View>(`/booking?reference=${reference}&token=${token}`);
  if (!view) return null;
  const refundMinor = view.data.refundNow?.refund.minor ?? null;
  const body = { reference, token, refundMinor };
  const answers = await Promise.all([api.post('/booking/cancel', body), api.post('/booking/cancel', body)]);
  return answers.some((answer) => answer !== null) ? refundMinor : null;
}
