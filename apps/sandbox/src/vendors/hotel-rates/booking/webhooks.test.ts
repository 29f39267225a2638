import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { WireOffer } from '@tenth-night/provider-wire/hotel-rates/rates';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { offersWhere, offerWith, paidStay } from '../../../testing/booked';
import { createTestSandbox, KEY, type TestSandbox } from '../../../testing/test-sandbox';

let sandbox: TestSandbox;
let offers: WireOffer[];
let listener: Server;
let url: string;
let heard: Record<string, string>[];

beforeEach(async () => {
  sandbox = createTestSandbox();
  offers ??= await offersWhere(sandbox, () => true);
  heard = [];
  listener = createServer(async (request, response) => {
    heard.push(JSON.parse(await text(request)));
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => void listener.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/hook`;
});
afterEach(() => void listener.close());

const configure = (settings: object) => sandbox.post('/__sandbox/webhooks', settings);
const release = async (isReversed = false) =>
  (await sandbox.post('/__sandbox/webhooks/release', { isReversed })).json<{ statuses: (number | null)[] }>().statuses;
const events = () => heard.map(({ event_name }) => event_name);

async function bookAndCancel(): Promise<string> {
  const { booking } = await paidStay(sandbox, offerWith(offers, 'RFN', 1));
  const change = { headers: KEY, method: 'PUT' as const, url: `/v3.0/bookings/${booking.bookingId}` };
  const holder = { firstName: 'Ida', lastName: 'Testa', email: 'ida@example.test' };
  await sandbox.app.inject({ ...change, url: `${change.url}/amend`, payload: { holder } });
  await sandbox.app.inject(change);
  return booking.bookingId;
}

describe('the webhooks of the vendor', () => {
  it('report a booking, an amendment and a cancellation, with JSON texts inside', async () => {
    await configure({ url });
    const bookingId = await bookAndCancel();
    // Waits for webhooks that are being sent.
    expect(await release()).toEqual([]);
    expect(events().toSorted()).toEqual(['booking.amend', 'booking.book', 'booking.cancel']);
    const cancelled = heard.find(({ event_name }) => event_name === 'booking.cancel');
    expect(cancelled).toMatchObject({ event_id: expect.any(String), sandbox: true });
    expect(JSON.parse(cancelled?.['response'] ?? '').data).toMatchObject({ bookingId, status: 'CANCELLED' });
    expect(JSON.parse(cancelled?.['request'] ?? '')).toEqual({ bookingId });
  });

  it('are not sent before they are configured, or after a reset', async () => {
    await bookAndCancel();
    await configure({ url });
    await sandbox.post('/__sandbox/reset', {});
    await bookAndCancel();
    await release();
    expect(events()).toEqual([]);
  });

  it('come late, twice and in the wrong order on request', async () => {
    await configure({ url, isHeld: true, times: 2 });
    await bookAndCancel();
    expect(events()).toEqual([]);
    expect(await release(true)).toEqual([204, 204, 204, 204, 204, 204]);
    expect(events()).toEqual(['booking.cancel', 'booking.amend', 'booking.book'].flatMap((event) => [event, event]));
  });

  it('do not disturb the vendor if nobody listens', async () => {
    listener.close();
    await configure({ url, isHeld: true });
    await bookAndCancel();
    expect(await release()).toEqual([null, null, null]);
  });
});
