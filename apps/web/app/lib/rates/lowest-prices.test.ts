import type { LowestPriceLine, LowestPricesBody } from '@tenth-night/contract/lowest-prices';
import { addDays, type CalendarDate, type StayDates } from '@tenth-night/domain/stay/dates';
import { DEFAULT_TRAVELLERS } from '@tenth-night/domain/stay/occupancy';
import { describe, expect, it } from 'vitest';
import type { Send } from '../page/services';
import { testServices } from '../page/testing/test-services';
import { createLowestPrices, type PriceQuestion } from './lowest-prices';

const FIRST = '2027-03-01' as CalendarDate;
const nightsOf = (count: number): StayDates[] =>
  Array.from({ length: count }, (_, i) => ({ checkin: addDays(FIRST, i), checkout: addDays(FIRST, i + 1) }));
const IN_BRUGES: PriceQuestion = { where: { placeId: 'bruges' }, travellers: DEFAULT_TRAVELLERS };
const USD = { minor: 14_200, currency: 'USD' };

type Status = LowestPriceLine['status'];

/** Our API, which has these outcomes for the stays in their order. */
function open(outcomes: readonly Status[] = []) {
  const bodies: LowestPricesBody[] = [];
  const paths: string[] = [];
  const send: Send = async (path, { body }) => {
    paths.push(path);
    if (path.startsWith('/data/places')) return Response.json({ data: [{ id: 'bruges-by-name', type: 'city' }] });
    const asked = JSON.parse(String(body)) as LowestPricesBody;
    bodies.push(asked);
    const lines = asked.stays.map((stay, i) => {
      const status = outcomes[i] ?? 'success';
      return JSON.stringify({ ...stay, status, price: status === 'success' ? USD : null });
    });
    return new Response(lines.join('\n'), { headers: { 'content-type': 'application/x-ndjson' } });
  };
  const prices = createLowestPrices(testServices({ send }));
  const ask = (question: PriceQuestion, stays: readonly StayDates[], signal = new AbortController().signal) =>
    prices.ask(question, stays, () => {}, signal);
  return { prices, bodies, paths, ask };
}

describe('the lowest prices of a page', () => {
  it('are asked for a place, a party and the settings of the visitor', async () => {
    const { prices, bodies, ask } = open(['success', 'empty']);
    const travellers = { adults: 3, childrenAges: [5], rooms: 2 };
    const [first, second] = nightsOf(2) as [StayDates, StayDates];
    await ask({ ...IN_BRUGES, travellers }, [first, second]);
    expect(bodies).toMatchObject([{ placeId: 'bruges', stays: [first, second], currency: 'USD', language: 'en' }]);
    expect(bodies[0]?.occupancies).toHaveLength(2);
    expect(prices.of({ ...IN_BRUGES, travellers }, first)).toEqual(USD);
    expect(prices.of({ ...IN_BRUGES, travellers }, second)).toBe('none');
    expect(prices.of(IN_BRUGES, first)).toBeNull();
  });

  it('are asked once: what is known is kept, what failed is asked again', async () => {
    const { prices, bodies, ask } = open(['success', 'failed', 'empty']);
    await ask(IN_BRUGES, nightsOf(3));
    expect(prices.of(IN_BRUGES, nightsOf(2)[1] as StayDates)).toBeNull();
    await ask(IN_BRUGES, nightsOf(3));
    await ask(IN_BRUGES, nightsOf(3));
    expect(bodies.map(({ stays }) => stays.map(({ checkin }) => checkin.slice(8)))).toEqual([
      ['01', '02', '03'],
      ['02'],
    ]);
  });

  it('are asked for a month at a time', async () => {
    const { bodies, ask } = open();
    await ask(IN_BRUGES, nightsOf(59));
    expect(bodies.map(({ stays }) => stays.length)).toEqual([31, 28]);
  });

  it('of a hotel need no place, and those of a name the likeliest place', async () => {
    const { bodies, paths, ask } = open();
    await ask({ ...IN_BRUGES, where: { hotelId: 'lp1' } }, nightsOf(1));
    await ask({ ...IN_BRUGES, where: { placeName: 'Bruges' } }, nightsOf(1));
    expect(bodies.map(({ hotelId, placeId }) => [hotelId, placeId])).toEqual([
      ['lp1', undefined],
      [undefined, 'bruges-by-name'],
    ]);
    expect(paths[1]).toContain('textQuery=Bruges');
  });

  it.each<[string, Send]>([
    ['the API refuses', async () => Response.json({ error: { code: 'unavailable' } }, { status: 503 })],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('are unknown when %s, and nothing is thrown', async (_why, send) => {
    const prices = createLowestPrices(testServices({ send }));
    await prices.ask(IN_BRUGES, nightsOf(2), () => {}, new AbortController().signal);
    expect(prices.of(IN_BRUGES, nightsOf(1)[0] as StayDates)).toBeNull();
  });
});
