/** The results while prices arrive. */
import { createWire } from '@tenth-night/web/testing/wire';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { STAY } from '../stay-dates';
import { openScreen } from './open-screen';
import { rendersOf } from './renders';

const RATES = '/search/rates/stream';
const OFFER = {
  ...{ offerId: null, roomName: 'Double', rateName: '', board: 'RO', boardName: '', isRefundable: false },
  ...{ price: 300, payAtHotel: 0, currency: 'USD', suggested: null, freeCancellationUntil: null },
};

/** Every call for rates gets the same stream of lines, as far as the test has written it. */
function writtenRates() {
  const encoder = new TextEncoder();
  const open: ReadableStreamDefaultController<Uint8Array>[] = [];
  const answer = () =>
    new Response(new ReadableStream<Uint8Array>({ start: (controller) => void open.push(controller) }));
  return {
    answer,
    write(...hotelIds: readonly string[]) {
      const lines = hotelIds.map((hotelId) => `${JSON.stringify({ hotelId, offers: [OFFER] })}\n`).join('');
      for (const controller of open) controller.enqueue(encoder.encode(lines));
    },
    count: () => open.length,
  };
}

const rows = () =>
  [...document.querySelectorAll<HTMLElement>('li[data-hotel]')].map(({ dataset }) => dataset['hotel'] ?? '');
const isPriced = (hotelId: string) => document.querySelector(`li[data-hotel="${hotelId}"] [data-price=offer]`) !== null;

it('a batch of prices renders its own cards, and no other', async () => {
  const wire = createWire();
  const rates = writtenRates();
  wire.answer(RATES, rates.answer);
  const rendered = rendersOf('HotelCard', ({ row }) => (row as { hotel: { hotelId: string } }).hotel.hotelId);
  await openScreen(`/search?${new URLSearchParams({ place: 'Reykjavik', ...STAY })}`, wire);
  await expect.poll(rows).toHaveLength(40);
  await expect.poll(rates.count).toBeGreaterThan(0);
  const [first = '', second = '', third = ''] = rows().filter((hotelId) => !isPriced(hotelId));
  expect(rendered()).toEqual(expect.arrayContaining(rows()));
  for (const batch of [[first, third], [second]]) {
    rates.write(...batch);
    await expect.poll(() => batch.every(isPriced)).toBe(true);
    expect(rendered()).toEqual(batch.toSorted());
  }
  await expect.element(page.getByRole('article').first()).toBeVisible();
});
