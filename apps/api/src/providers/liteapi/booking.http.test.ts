import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingPort, BookRequest } from '../ports/booking.port';
import { ProviderError } from '../provider-error';
import { createBooking } from './booking.http';

const never = new AbortController().signal;
let reports: string[] = [];
const report = (message: string) => void reports.push(message);
const BOOKING = { bookingId: 'bN4xY-7Qe', clientReference: 'TN-1', status: 'CONFIRMED', guestId: '412' };
const REQUEST: BookRequest = {
  reference: 'TN-1',
  prebookId: 'kQ7_b2LxA',
  transactionId: 'tr_cts_8yQm',
  holder: { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' },
  guests: [
    { firstName: 'Ada', lastName: 'Testa', remarks: '' },
    { firstName: 'Bo', lastName: 'Lind', remarks: 'Arrival: about 22:00.' },
  ],
};

type Asked = { readonly line: string; readonly body: unknown };
type Answer = { readonly status: number; readonly body?: object | undefined } | 'none';

/** A provider that records each request, and sends the answer that the test has set. */
let provider: Server;
let asked: Asked[];
let answer: Answer;
let bookUrl: string;
let booking: BookingPort;

beforeAll(async () => {
  provider = createServer(async (request, response) => {
    const body = await text(request);
    asked.push({ line: `${request.method} ${request.url}`, body: body && JSON.parse(body) });
    if (answer === 'none') return;
    response.statusCode = answer.status;
    response.end(answer.body && JSON.stringify(answer.body));
  });
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  bookUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v3.0`;
  const timeouts = { timeoutMs: 20_000, prebookTimeoutMs: 60_000, bookTimeoutMs: 160_000 };
  booking = createBooking({ bookUrl, voucherUrl: bookUrl, apiKey: 'test', ...timeouts, report });
});
beforeEach(() => {
  asked = [];
  reports = [];
  answer = { status: 200, body: { data: BOOKING } };
});
afterAll(() => provider.close());

const says = (body: object | undefined, status = 200) => {
  answer = { status, body };
};

describe('a request to the provider', () => {
  it('prebooks with the offer only, without anything that changes the party', async () => {
    await booking.prebook({ offerId: '3gAV' }, never).catch(() => {});
    expect(asked).toEqual([
      { line: 'POST /v3.0/rates/prebook?timeout=45', body: { offerId: '3gAV', usePaymentSdk: true } },
    ]);
  });

  it('books under our reference, with one guest for every room, the remarks for the hotel, and the payment', async () => {
    await booking.book(REQUEST, never);
    const ada = { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' };
    expect(asked).toEqual([
      {
        line: 'POST /v3.0/rates/book?timeout=120',
        body: {
          prebookId: 'kQ7_b2LxA',
          clientReference: 'TN-1',
          holder: ada,
          guests: [
            { occupancyNumber: 1, ...ada },
            { ...ada, occupancyNumber: 2, firstName: 'Bo', lastName: 'Lind', remarks: 'Arrival: about 22:00.' },
          ],
          payment: { method: 'TRANSACTION_ID', transactionId: 'tr_cts_8yQm' },
        },
      },
    ]);
  });

  it.each([
    [{ bookingId: 'bN4xY', id: '7', reference: 'R-9' }, 'bN4xY'],
    [{ id: 7, reference: 'R-9' }, '7'],
    [{ reference: 'R-9' }, 'R-9'],
  ])('[RET-18] books, and reads the id of the booking from %j', async (ids, bookingId) => {
    says({ data: { ...ids, status: 'CONFIRMED' } });
    expect(await booking.book(REQUEST, never)).toMatchObject({ bookingId, status: 'confirmed' });
  });

  it('books with a phone number if there is one, and with nothing else of the holder', async () => {
    const holder = { ...REQUEST.holder, phone: '+390600000000', city: 'Rome' };
    await booking.book({ ...REQUEST, holder, guests: REQUEST.guests.slice(0, 1) }, never);
    const { city: _city, ...person } = holder;
    expect(asked[0]?.body).toMatchObject({ holder: person, guests: [{ occupancyNumber: 1, ...person }] });
    expect(JSON.stringify(asked)).not.toContain('Rome');
  });

  it('reads and cancels bookings without a trailing slash and without a body', async () => {
    says({ data: null });
    await booking.findByReference('TN 1&x', never);
    await booking.bookingsOf('412', never);
    await booking.booking('bN4xY-7Qe', never);
    await booking.cancel('bN4xY-7Qe', never);
    expect(asked).toEqual([
      { line: 'GET /v3.0/bookings?clientReference=TN+1%26x&timeout=15', body: '' },
      { line: 'GET /v3.0/bookings?guestId=412&timeout=15', body: '' },
      { line: 'GET /v3.0/bookings/bN4xY-7Qe?timeout=15', body: '' },
      { line: 'PUT /v3.0/bookings/bN4xY-7Qe?timeout=120', body: '' },
    ]);
  });

  it.each(['', '.', '..', 'a/b', '?guestId=1'])('is not sent for %j, which is not a booking id', async (id) => {
    expect(await booking.booking(id, never)).toBeNull();
    expect(await booking.cancel(id, never)).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe('a provider that does not answer', () => {
  const PATIENT = { timeoutMs: 600_000, prebookTimeoutMs: 600_000, bookTimeoutMs: 600_000 };

  it.each([
    ['prebook', 'prebookTimeoutMs', (port: BookingPort) => port.prebook({ offerId: '3gAV' }, never)],
    ['book', 'bookTimeoutMs', (port: BookingPort) => port.book(REQUEST, never)],
    ['cancel', 'bookTimeoutMs', (port: BookingPort) => port.cancel('b', never)],
    ['a booking', 'timeoutMs', (port: BookingPort) => port.booking('b', never)],
    ['a reference', 'timeoutMs', (port: BookingPort) => port.findByReference('TN-1', never)],
    ['a guest', 'timeoutMs', (port: BookingPort) => port.bookingsOf('412', never)],
  ] as const)('times out for %s after `%s`', async (_, name, call) => {
    answer = 'none';
    const hasty = createBooking({ bookUrl, voucherUrl: bookUrl, apiKey: 'test', ...PATIENT, report, [name]: 100 });
    await expect(call(hasty)).rejects.toMatchObject({ failure: 'late', reason: 'other', hasAnswer: false });
  });
});

describe("the provider's answer", () => {
  it('to a reference counts only if the reference is exactly ours', async () => {
    says({ data: [{ ...BOOKING, bookingId: 'other', clientReference: 'TN-11' }, BOOKING] });
    expect(await booking.findByReference('TN-1', never)).toMatchObject({ bookingId: 'bN4xY-7Qe' });
    expect(await booking.findByReference('tn-1', never)).toBeNull();
    says({ data: [{ ...BOOKING, bookingId: 'first', status: 'FAILED' }, BOOKING] });
    expect(await booking.findByReference('TN-1', never)).toMatchObject({ bookingId: 'bN4xY-7Qe' });
    // A row as in the list of all bookings of the account.
    says({ count: 1, data: [{ id: 1, booking_Id: 'x', client_reference: 'TN-1' }] });
    expect(await booking.findByReference('TN-1', never)).toBeNull();
  });

  it('to a guest counts only if it is the same guest', async () => {
    const rows = [BOOKING, { ...BOOKING, guestId: 412 }, { ...BOOKING, guestId: '4120' }, { guestId: '412' }];
    says({ data: rows });
    expect(await booking.bookingsOf('412', never)).toHaveLength(2);
    expect(reports).toEqual(['/bookings: skipped unreadable records, 1 of kind booking']);
    says({ count: 1, data: [{ id: 1, booking_Id: 'x' }] });
    expect(await booking.bookingsOf('412', never)).toEqual([]);
  });

  it.each([
    [200, { data: null }],
    [200, { data: [] }],
    [204, undefined],
  ])('with %d and %j means that there is none', async (status, body) => {
    says(body, status);
    expect(await booking.findByReference('TN-1', never)).toBeNull();
    expect(await booking.bookingsOf('412', never)).toEqual([]);
  });

  it.each([
    ['no data', 200, { sandbox: true }],
    ['no list', 200, { data: BOOKING }],
    ['not changed', 304, undefined],
    ['no availability', 200, { error: { code: 2001, message: 'no availability found' } }],
    ['our booking without its id', 200, { data: [{ clientReference: 'TN-1' }] }],
    ['an invalid row that may be ours', 200, { data: [['TN-1']] }],
  ])('never means that there is none if it is %s', async (_, status, body) => {
    says(body, status);
    await expect(booking.findByReference('TN-1', never)).rejects.toThrow(ProviderError);
  });

  it.each([
    ['nothing', 204, undefined],
    ['no data', 200, { data: null }],
    ['data without an id', 200, { data: { status: 'CONFIRMED' } }],
  ])('to prebook and book with %s leaves the outcome open', async (_, status, body) => {
    says(body, status);
    const open = { name: 'ProviderError', reason: 'other', refusal: null, details: { code: null, description: '' } };
    await expect(booking.prebook({ offerId: '3gAV' }, never)).rejects.toMatchObject(open);
    await expect(booking.book(REQUEST, never)).rejects.toMatchObject(open);
  });

  it.each([
    [400, { error: { code: 204, message: 'Booking Id not found' } }],
    [404, { error: { code: 404, message: 'not found' } }],
    [200, { data: null }],
  ])('about a booking with %d and %j means that there is none', async (status, body) => {
    says(body, status);
    expect([await booking.booking('b', never), await booking.cancel('b', never)]).toEqual([null, null]);
  });

  it.each([{ sandbox: true }, { data: {} }, { data: [BOOKING] }])(
    'about a booking never means that there is none if it is %j',
    async (body) => {
      says(body);
      await expect(booking.booking('bN4xY-7Qe', never)).rejects.toThrow(ProviderError);
    },
  );

  it('to a cancellation may be a refusal, in a status or in a body', async () => {
    says(undefined, 304);
    expect(await booking.cancel('b', never)).toBeNull();
    says({ error: { code: 304, message: 'unable to process request' } }, 400);
    expect(await booking.cancel('b', never)).toBeNull();
    await expect(booking.booking('b', never)).rejects.toMatchObject({ reason: 'other', details: { code: 304 } });
    says({ error: { code: 5000, message: 'unable to process request' } }, 500);
    await expect(booking.cancel('b', never)).rejects.toMatchObject({ details: { code: 5000 }, isOutage: true });
  });
});
