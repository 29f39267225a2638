import { beforeEach, describe, expect, it } from 'vitest';
import { BOOK, HOLDER, type TestShop, withShop } from './testing/test-shop';

const shopOf = withShop();
let shop: TestShop;
beforeEach(() => {
  shop = shopOf();
});

const ROOM = { firstName: '', lastName: '', bed: null };
const WISHES = {
  rooms: [
    { ...ROOM, bed: 'single' },
    { ...ROOM, firstName: 'Bo', lastName: 'Lind' },
  ],
  arrival: '22:00',
  request: 'A quiet room, please.',
};
const save = async (wishes: object | undefined, prebooked = shop.prebook()) => {
  const made = await prebooked;
  const body = { ...shop.paymentOf(made), contact: HOLDER, isPaying: false, ...(wishes && { wishes }) };
  return { made, answer: await shop.visitor.post('/rates/contact', body) };
};
const sent = async () => (await shop.api.ledger(BOOK))[0]?.body as { readonly guests: readonly object[] };

describe('wishes for a stay', () => {
  it('are sent to the hotel with the booking, and are shown on its page', async () => {
    const { made } = await save(WISHES);
    await shop.api.pay(made.secretKey);
    const { clientReference, token } = (await shop.book(made)).json().data;
    expect((await sent()).guests).toEqual([
      {
        ...HOLDER,
        occupancyNumber: 1,
        remarks: 'Bed wish: two single beds. Arrival: about 22:00. Request: A quiet room, please.',
      },
      {
        ...HOLDER,
        firstName: 'Bo',
        lastName: 'Lind',
        occupancyNumber: 2,
        remarks: 'Arrival: about 22:00. Request: A quiet room, please.',
      },
    ]);
    expect((await shop.view(clientReference, token)).wishes).toEqual(WISHES);
  });

  it('are removed if the traveller then saves the contact without wishes', async () => {
    const { made } = await save(WISHES);
    await save(undefined, Promise.resolve(made));
    await shop.api.pay(made.secretKey);
    await shop.book(made);
    expect((await sent()).guests).toEqual([1, 2].map((occupancyNumber) => ({ ...HOLDER, occupancyNumber })));
  });

  it.each([
    ['a name with a web address', { ...WISHES, rooms: [{ ...ROOM, firstName: 'www.example.test', lastName: 'x' }] }],
    ['an hour that no clock has', { ...WISHES, arrival: '25:00' }],
    ['another bed', { ...WISHES, rooms: [{ ...ROOM, bed: 'water' }] }],
    ['a request that is too long', { ...WISHES, request: 'x'.repeat(501) }],
  ])('are refused with %s', async (_, wishes) => {
    expect((await save(wishes)).answer.statusCode).toBe(400);
  });
});
