import { describe, expect, it } from 'vitest';
import { rateDifference, roomRates } from './room-rates';
import { anOffer, dollars } from './testing/samples';

const FREE = { isRefundable: true };
const BREAKFAST = { board: 'BB' };
const END = Date.parse('2027-03-09T17:00:00Z');
const DAY = 86_400_000;
const offer = (price: number, ...parts: object[]) => anOffer(Object.assign({ price: dollars(price) }, ...parts));
const prices = (offers: readonly ReturnType<typeof offer>[], now = 0) =>
  roomRates(offers, now).map(({ offer: { price } }) => price.minor / 100);

describe('the rates of a room', () => {
  it('[ROOM-06][ROOM-07] are one for each cancellation and each kind of meals, cheapest all-in first', () => {
    const offers = [
      offer(300, { payAtHotel: dollars(40) }),
      offer(320),
      offer(390, FREE, BREAKFAST),
      offer(400, FREE, { board: 'HB' }),
      offer(350, FREE),
    ];
    expect(prices(offers)).toEqual([320, 350, 390, 400]);
    expect(roomRates(offers, 0).map(({ isFlexible, hasBreakfast }) => [isFlexible, hasBreakfast])).toEqual([
      [false, false],
      [true, false],
      [true, true],
      [true, true],
    ]);
  });

  it('leave out an offer if a cheaper one with the same meals can be cancelled just as long', () => {
    expect(prices([offer(300, FREE), offer(320)])).toEqual([300]);
    const until = (at: number) => ({ ...FREE, freeCancellationUntil: at });
    expect(prices([offer(300, until(END)), offer(320, until(END - DAY))])).toEqual([300]);
    expect(prices([offer(300, until(END)), offer(320, until(END + DAY))])).toEqual([300, 320]);
    expect(prices([offer(300, until(END)), offer(320, FREE)])).toEqual([300, 320]);
  });

  it('keep an offer that gives a part back after its free time', () => {
    const free = { ...FREE, freeCancellationUntil: END };
    expect(prices([offer(300, free), offer(320, free, { hasPartialRefund: true })])).toEqual([300, 320]);
    expect(prices([offer(300, free, { hasPartialRefund: true }), offer(320, free)])).toEqual([300]);
  });

  it('know that bed and breakfast is the same as breakfast included', () => {
    expect(prices([offer(300, BREAKFAST), offer(310, { board: 'BI' })])).toEqual([300]);
  });

  it('keep meals apart that only the provider has a name for', () => {
    const named = (boardName: string) => ({ board: null, boardName });
    expect(prices([offer(300, named('Picnic')), offer(310, named('Dinner')), offer(320, named('Picnic'))])).toEqual([
      300, 310,
    ]);
    // The board says nothing about breakfast, the name of the rate does.
    expect(prices([offer(300), offer(310, { rateName: 'Breakfast included' })])).toEqual([300, 310]);
  });

  it('[ROOM-10] are no longer flexible once the free time has passed', () => {
    const offers = [offer(300), offer(340, FREE, { freeCancellationUntil: END })];
    expect(prices(offers, END - 60_001)).toEqual([300, 340]);
    expect(prices(offers, END - 60_000)).toEqual([300]);
    expect(roomRates(offers.slice(1), END)[0]).toMatchObject({
      isFlexible: false,
      cancellation: { kind: 'non-refundable' },
    });
  });
});

describe('the difference to the lowest rate of a room', () => {
  const NOTHING = { buysFlexibility: false, buysMeals: null, losesRefund: null, losesMeals: false };
  const difference = (low: object, other: object) => {
    const [lowest] = roomRates([offer(300, low)], 0);
    const [rate] = roomRates([offer(340, other)], 0);
    if (!lowest || !rate) throw new Error('There are two rates');
    return rateDifference(rate, lowest);
  };

  it.each([
    ['breakfast', {}, BREAKFAST, { buysMeals: 'breakfast' }],
    ['breakfast in the name of the rate', {}, { rateName: 'Breakfast included' }, { buysMeals: 'breakfast' }],
    ['half board', {}, { board: 'HB' }, { buysMeals: 'half-board' }],
    ['full board', BREAKFAST, { board: 'FB' }, { buysMeals: 'full-board' }],
    ['all inclusive', {}, { board: 'AI' }, { buysMeals: 'all-inclusive' }],
    ['flexibility', {}, FREE, { buysFlexibility: true }],
    ['both', {}, { ...FREE, ...BREAKFAST }, { buysFlexibility: true, buysMeals: 'breakfast' }],
    ['nothing that the lowest rate has too', BREAKFAST, { board: 'BI' }, {}],
    ['no meals that only the provider can name', {}, { board: null, boardName: 'Picnic' }, {}],
  ])('says that the money buys %s', (_, low, other, bought) => {
    expect(difference(low, other)).toEqual({ amount: dollars(40), ...NOTHING, ...bought });
  });

  it.each([
    ['every refund', FREE, BREAKFAST, { buysMeals: 'breakfast', losesRefund: 'any' }],
    [
      'free cancellation',
      FREE,
      { ...BREAKFAST, ...FREE, hasPartialRefund: true },
      { buysMeals: 'breakfast', losesRefund: 'free' },
    ],
    ['meals', { board: 'HB' }, { ...FREE, ...BREAKFAST }, { buysFlexibility: true, losesMeals: true }],
  ])('says that %s is lost', (_, low, other, lost) => {
    expect(difference(low, other)).toEqual({ amount: dollars(40), ...NOTHING, ...lost });
  });

  it('counts the fees at the hotel', () => {
    expect(difference({ payAtHotel: dollars(10) }, BREAKFAST).amount).toEqual(dollars(30));
  });
});
