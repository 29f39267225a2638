/** A stranger prebooks and sends a user the link to that payment. We must not use the user's name, email or account. */
import { beforeEach, describe, expect, it } from 'vitest';
import { HOLDER, type Prebook, type TestShop, withShop } from './testing/test-shop';

const shopOf = withShop();
let shop: TestShop;
beforeEach(() => {
  shop = shopOf();
});

const VIC = { firstName: 'Vic', lastName: 'Private', email: 'vic@private.test' };
const GUEST = { firstName: 'Guest', lastName: 'Traveler', email: 'help@example.test' };

async function bookAs(prebooked: Prebook, body: object, headers: Record<string, string> = {}) {
  const { prebookId, transactionId } = shop.paymentOf(prebooked);
  const payment = { method: 'TRANSACTION_ID', transactionId };
  return shop.visitor.post('/rates/book', { prebookId, payment, guests: [], ...body }, headers);
}

describe('a user who opens a link to a stranger’s payment', () => {
  it('does not become its holder or owner through a placeholder', async () => {
    const vic = await shop.signUp('vic@private.test');
    const prebooked = await shop.paidPrebook();
    const answer = await bookAs(prebooked, { holder: VIC, isPlaceholder: true }, vic.headers);
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'conflict']);
    expect(await shop.intent(prebooked)).toMatchObject({ state: 'intent', holder: null, uid: null });

    const asNobody = await bookAs(prebooked, { holder: GUEST, isPlaceholder: true }, vic.headers);
    expect(asNobody.json().data.state).toBe('confirmed');
    expect(await shop.intent(prebooked)).toMatchObject({ holder: GUEST, uid: null });
  });

  it('books in the name that the stranger gave, and does not get the booking under their trips', async () => {
    const vic = await shop.signUp('vic@trips.test');
    const prebooked = await shop.prebook({ contact: HOLDER });
    await shop.api.pay(prebooked.secretKey);
    await bookAs(prebooked, { holder: VIC, isPlaceholder: true }, vic.headers);
    expect(await shop.intent(prebooked)).toMatchObject({ state: 'confirmed', holder: HOLDER, uid: null });
  });

  it('is named in their own payment, even if they typed nothing', async () => {
    const vic = await shop.signUp('vic@own.test');
    const prebooked = await shop.paidPrebook(vic.headers);
    const { data } = (await bookAs(prebooked, { holder: VIC, isPlaceholder: true }, vic.headers)).json();
    expect([data.state, typeof data.token]).toEqual(['confirmed', 'string']);
    expect(await shop.intent(prebooked)).toMatchObject({ holder: VIC, uid: vic.uid });
  });
});

describe('the link to a booking', () => {
  it('is not given to a stranger who knows the payment but not the holder', async () => {
    const prebooked = await shop.prebook();
    expect((await shop.progress(prebooked)).token).toBeNull();
    const own = (await shop.book(prebooked, VIC)).json().data;
    expect(typeof own.token).toBe('string');

    expect(await shop.progress(prebooked)).toMatchObject({ state: 'pending', token: null });
    const asNobody = await bookAs(prebooked, { holder: GUEST, isPlaceholder: true });
    expect(asNobody.json().data).toMatchObject({ state: 'pending', token: null });
    expect((await shop.book(prebooked, HOLDER)).statusCode).toBe(409);
  });

  it('is not given before we know the holder for certain, even to a caller who gave a name', async () => {
    const prebooked = await shop.prebook({ contact: HOLDER });
    expect((await shop.progress(prebooked)).token).toBeNull();
    await shop.book(prebooked, VIC);
    expect((await shop.progress(prebooked)).token).toBeNull();
  });

  it('is given to every caller who knows the payment if we knew the holder before, because they may come back in another browser', async () => {
    const prebooked = await shop.prebook({ contact: HOLDER });
    await shop.api.pay(prebooked.secretKey);
    const { data } = (await bookAs(prebooked, { holder: GUEST, isPlaceholder: true })).json();
    expect((await shop.view(data.clientReference, data.token)).holder).toEqual(HOLDER);
    expect((await shop.progress(prebooked)).token).toBe(data.token);
  });

  it('is given to its owner, and to a caller who names its holder', async () => {
    const ada = await shop.signUp('ada@link.test');
    const prebooked = await shop.paidPrebook(ada.headers);
    const { token } = (await shop.book(prebooked)).json().data;
    expect(typeof token).toBe('string');
    const payment = new URLSearchParams(shop.paymentOf(prebooked));
    const asOwner = await shop.visitor.get(`/rates/progress?${payment}`, ada.headers);
    expect(asOwner.json().data.token).toBe(token);
    expect((await shop.book(prebooked, { ...HOLDER, email: 'ADA@example.test' })).json().data.token).toBe(token);
  });
});
