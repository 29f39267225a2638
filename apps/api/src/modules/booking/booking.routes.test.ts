/** Requests that the booking routes refuse, and what all their answers have in common. */
import { beforeEach, describe, expect, it } from 'vitest';
import { HOLDER, type TestShop, withShop } from './testing/test-shop';

const shopOf = withShop();
let shop: TestShop;
beforeEach(() => {
  shop = shopOf();
});

const PAYMENT = { prebookId: 'p1', transactionId: 't1' };

describe('an invalid request', () => {
  it.each([
    ['/rates/prebook', { offerId: ' ' }],
    ['/rates/contact', { ...PAYMENT, contact: HOLDER, isPaying: 'yes' }],
    ['/rates/book', { prebookId: 'p1', holder: HOLDER }],
    ['/booking/cancel', { reference: 'TN2222222222', refundMinor: '100' }],
  ])('is refused at %s before any provider call', async (path, body) => {
    const answer = await shop.visitor.post(path, body);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'bad_request']);
  });

  it.each([`/rates/progress?prebookId=p1`, `/booking?token=t1`])('is refused at %s', async (path) => {
    const answer = await shop.visitor.get(path);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'bad_request']);
  });
});

describe('an answer about a payment', () => {
  it('is never cached: it belongs to one person', async () => {
    const payment = new URLSearchParams(shop.paymentOf(await shop.prebook()));
    const answer = await shop.visitor.get(`/rates/progress?${payment}`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it('says that there is no such payment if nobody started it', async () => {
    const answer = await shop.visitor.get(`/rates/progress?${new URLSearchParams(PAYMENT)}`);
    expect([answer.statusCode, answer.json().error.message]).toEqual([404, 'There is no such payment']);
  });

  it('says that the contact is saved', async () => {
    const prebooked = await shop.prebook();
    const body = { ...shop.paymentOf(prebooked), contact: HOLDER, isPaying: false };
    expect((await shop.visitor.post('/rates/contact', body)).json()).toEqual({ data: { isSaved: true } });
  });
});

describe("a traveller's contact", () => {
  it('is stored without unknown fields', async () => {
    const more = { ...HOLDER, phone: '+390600000000', junk: 'x'.repeat(200_000), passport: { number: '1' } };
    const known = { ...HOLDER, phone: '+390600000000' };
    const prebooked = await shop.prebook({ contact: more });
    expect((await shop.intent(prebooked))?.contact).toEqual(known);
    const body = { ...shop.paymentOf(prebooked), contact: { email: HOLDER.email, junk: 'x' }, isPaying: false };
    expect((await shop.visitor.post('/rates/contact', body)).statusCode).toBe(200);
    expect((await shop.intent(prebooked))?.contact).toEqual({ email: HOLDER.email });
    await shop.book(prebooked, more);
    expect((await shop.intent(prebooked))?.holder).toEqual(known);
  });
});

describe('a payment', () => {
  it('that a signed-in user started can be finished after the session, and still belongs to that user', async () => {
    const ada = await shop.signUp('ada@session.test');
    const prebooked = await shop.paidPrebook(ada.headers);
    expect((await shop.book(prebooked)).json().data.state).toBe('confirmed');
    expect((await shop.intent(prebooked))?.uid).toBe(ada.uid);
  });

  it('that a visitor started belongs to the user who signs in before it is finished', async () => {
    const bo = await shop.signUp('bo@session.test');
    const prebooked = await shop.paidPrebook();
    await shop.book(prebooked, HOLDER, bo.headers);
    expect((await shop.intent(prebooked))?.uid).toBe(bo.uid);
  });
});
