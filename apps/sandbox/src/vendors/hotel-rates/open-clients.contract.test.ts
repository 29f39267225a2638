/**
 * Repeats the calls of two open-source clients to the sandbox: their paths, headers and bodies, and the fields that
 * they read. Both send fields that the vendor's documents do not name, so the sandbox is lenient.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PREBOOK_PATH } from '../../testing/booked';
import { type Client, callsTriedWith, triedCalls } from '../../testing/fidelity-table';
import { pay } from '../../testing/paid';
import { createTestSandbox, KEY, type TestSandbox } from '../../testing/test-sandbox';

const STAY = { checkin: '2027-03-12', checkout: '2027-03-15', currency: 'USD', guestNationality: 'US' };
const ADA = { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' };
const [text, number, flag] = [expect.any(String), expect.any(Number), expect.any(Boolean)];
const amount = { amount: number, currency: 'USD' };

// biome-ignore lint/suspicious/noExplicitAny: the clients promise nothing about their data
type Data = any;
type Send = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => Promise<Data>;

interface Open {
  readonly sandbox: TestSandbox;
  readonly url: string;
}

/** Each client has its own sandbox, so that the ledger has only its calls. */
async function open(): Promise<Open> {
  const sandbox = createTestSandbox({ isLenient: true });
  const url = await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
  await sandbox.post('/__sandbox/faults', { faults: [{ path: PREBOOK_PATH, kind: 'as-offered' }] });
  return { sandbox, url: `${url}/v3.0` };
}

async function expectTried({ sandbox }: Open, client: Client): Promise<void> {
  expect(triedCalls(await sandbox.ledger())).toEqual(callsTriedWith(client));
}

const queryOf = (payload: object = {}) =>
  new URLSearchParams(Object.entries(payload).map(([name, value]): [string, string] => [name, String(value)]));

describe('abradburne/liteapi-ruby-sdk', () => {
  let opened: Open;
  let hotelIds: string[];
  beforeAll(async () => {
    opened = await open();
    hotelIds = (await ruby('GET', 'data/hotels', { countryCode: 'IT', cityName: 'Rome', language: 'en' })).map(
      ({ id }: Data) => id,
    );
  });
  afterAll(() => opened.sandbox.app.close());

  /** Returns `data` of any answer below 300, and sends a body with every POST and PUT, even an empty one. */
  const ruby: Send = async (method, path, payload) => {
    const query = method === 'GET' && payload ? `?${queryOf(payload)}` : '';
    const answer = await fetch(`${opened.url}/${path}${query}`, {
      method,
      headers: {
        'X-API-Key': KEY['x-api-key'],
        Accept: 'application/json',
        ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(payload ?? {}) }),
    });
    const body: Data = await answer.json();
    if (!answer.ok) throw new Error(`${body.error?.code} ${body.error?.message ?? body.message}`);
    return body.data;
  };

  it('reads the reference lists', async () => {
    expect(await ruby('GET', 'data/countries')).toContainEqual({ code: 'IT', name: 'Italy' });
    expect(await ruby('GET', 'data/cities', { countryCode: 'IT' })).toContainEqual({ city: 'Rome' });
    const places = await ruby('GET', 'data/places', { textQuery: 'Rome', type: 'hotel', language: 'it' });
    expect(places[0]).toMatchObject({ placeId: text, displayName: text });
    const [currency] = await ruby('GET', 'data/currencies');
    expect(currency).toEqual({ code: text, currency: text, countries: expect.any(Array) });
    const [airport] = await ruby('GET', 'data/iataCodes');
    expect(airport).toEqual({ code: text, name: text, latitude: number, longitude: number, countryCode: text });
    for (const list of ['facilities', 'hotelTypes', 'chains']) {
      expect((await ruby('GET', `data/${list}`)).length, list).toBeGreaterThan(0);
    }
  });

  it('reads a list of hotels, a hotel and its reviews', async () => {
    const [first] = await ruby('GET', 'data/hotels', { hotelIds: hotelIds.slice(0, 2), language: 'en' });
    const place = { country: text, city: text, address: text };
    const both = { id: text, name: text, hotelDescription: text, ...place };
    expect(first).toMatchObject({
      ...both,
      latitude: number,
      longitude: number,
      zip: text,
      stars: number,
      main_photo: text,
    });
    // Its page also names `currency`, which the vendor's documents show only in the list.
    expect(await ruby('GET', 'data/hotel', { hotelId: hotelIds[0], language: 'fr' })).toMatchObject({
      ...both,
      checkinCheckoutTimes: expect.any(Object),
      hotelImages: expect.any(Array),
      starRating: number,
      location: { latitude: number, longitude: number },
      hotelFacilities: expect.any(Array),
    });
    // Its page names `rating` and `text`. The vendor calls them `averageScore`, `pros` and `cons`.
    const asked = { limit: 100, getSentiment: true, hotelId: hotelIds[0] };
    expect((await ruby('GET', 'data/reviews', asked))[0]).toMatchObject({
      averageScore: number,
      pros: text,
      cons: text,
    });
  });

  it('books, reads and cancels', async () => {
    const party = { ...STAY, hotelIds: hotelIds.slice(0, 40), occupancies: [{ rooms: 1, adults: 2, children: [5] }] };
    const [lowest] = await ruby('POST', 'hotels/min-rates', party);
    // Its page names `minRate`. The vendor calls it `price`.
    expect(lowest).toMatchObject({ hotelId: text, price: number });
    const rates = await ruby('POST', 'hotels/rates', { ...party, refundableRatesOnly: true, guestId: '412' });
    const offer = rates[0].roomTypes[0];
    expect(offer).toMatchObject({ offerId: text, roomTypeId: text, supplier: text, rates: expect.any(Array) });
    const prebook = await ruby('POST', 'rates/prebook', { offerId: offer.offerId });
    const changes = { priceDifferencePercent: 0, cancellationChanged: false };
    expect(prebook).toMatchObject({ prebookId: text, hotelId: text, ...amountOf(prebook), ...changes });
    expect(prebook.roomTypes[0].rates.length).toBe(1);

    const guests = [{ occupancyNumber: 1, ...ADA }];
    const request = { prebookId: prebook.prebookId, holder: ADA, guests, payment: { method: 'ACC_CREDIT_CARD' } };
    const booked = await ruby('POST', 'rates/book', { ...request, clientReference: 'ruby-1' });
    const read = {
      bookingId: booked.bookingId,
      clientReference: 'ruby-1',
      status: 'CONFIRMED',
      hotelConfirmationCode: text,
      checkin: STAY.checkin,
      checkout: STAY.checkout,
      hotel: { hotelId: prebook.hotelId, name: text },
      ...amountOf(prebook),
      cancellationPolicies: { refundableTag: 'RFN' },
    };
    expect(booked).toMatchObject({ ...read, bookedRooms: [{ adults: 2 }] });
    expect(await ruby('GET', 'bookings', { clientReference: 'ruby-1' })).toMatchObject([
      { bookingId: booked.bookingId },
    ]);
    expect(await ruby('GET', `bookings/${booked.bookingId}`)).toMatchObject(read);
    expect(await ruby('GET', `guests/${booked.guestId}`)).toMatchObject({
      id: number,
      firstName: 'Ada',
      lastName: 'Testa',
    });
    expect(await ruby('GET', `guests/${booked.guestId}/bookings`)).toHaveLength(1);
    expect(await ruby('PUT', `bookings/${booked.bookingId}`)).toEqual({
      bookingId: booked.bookingId,
      status: 'CANCELLED',
      cancellation_fee: 0,
      refund_amount: prebook.price,
      currency: 'USD',
    });
  });

  it('gets a reason for a refusal, and made all calls that the README names', async () => {
    await expect(ruby('GET', 'bookings/nobody-12')).rejects.toThrow('204 Booking Id not found');
    await expect(ruby('POST', 'rates/prebook', { offerId: 'nonsense' })).rejects.toThrow('4002');
    await expectTried(opened, 'Ruby');
  });
});

describe('MoMansour-BF/website-test-app', () => {
  let opened: Open;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.sandbox.app.close());

  const ask = (method: 'GET' | 'POST', path: string, payload: object, accept = 'application/json') =>
    fetch(`${opened.url}${path}${method === 'GET' ? `?${queryOf(payload)}` : ''}`, {
      method,
      headers: {
        'X-API-Key': KEY['x-api-key'],
        accept,
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body: JSON.stringify(payload) }),
    });

  /** An error in the body is a failure, whatever the status is. */
  async function site(method: 'GET' | 'POST', path: string, payload: object): Promise<Data> {
    const answer = await ask(method, path, payload);
    const body: Data = await answer.json();
    if (!answer.ok || body.error) throw new Error(`[${body.error?.code}] ${body.error?.message}`);
    return body;
  }

  const PARTY = { ...STAY, occupancies: [{ adults: 2 }], roomMapping: true, includeHotelData: true, language: 'en' };

  async function search(): Promise<object> {
    const { data } = await site('GET', '/data/places', { textQuery: 'Rome', language: 'en' });
    const paging = { limit: 1_000, timeout: 5, maxRatesPerHotel: 1 };
    return { ...PARTY, ...paging, placeId: data[0].placeId, margin: 10 };
  }

  it('searches a place, with a margin, and again for refundable rates', async () => {
    const asked = await search();
    const { data, hotels } = await site('POST', '/hotels/rates', asked);
    expect(data.length).toBeGreaterThan(0);
    for (const { hotelId, roomTypes } of data) {
      expect([hotelId, roomTypes.length]).toEqual([text, 1]);
      const [{ offerRetailRate, rates }] = roomTypes;
      expect(offerRetailRate).toEqual(amount);
      const { retailRate, cancellationPolicies } = rates[0];
      expect(retailRate.total[0]).toEqual(amount);
      if (retailRate.taxesAndFees) expect(retailRate.taxesAndFees[0].included).toEqual(flag);
      expect(cancellationPolicies.refundableTag).toMatch(/^N?RFN$/);
    }
    expect(new Set(hotels.map(({ id }: Data) => id))).toEqual(new Set(data.map(({ hotelId }: Data) => hotelId)));
    const refundable = await site('POST', '/hotels/rates', { ...asked, refundableRatesOnly: true });
    expect(refundable.data.length).toBeLessThanOrEqual(data.length);
    const { margin: _margin, ...unmarked } = asked as { margin: number };
    const plain = await site('POST', '/hotels/rates', unmarked);
    expect(plain.data[0].roomTypes[0].offerRetailRate).not.toEqual(data[0].roomTypes[0].offerRetailRate);
  });

  it('reads the stream of rates', async () => {
    const answer = await ask('POST', '/hotels/rates', { ...(await search()), stream: true }, 'text/event-stream');
    const parts = (await answer.text()).split('\n\n').filter(Boolean);
    expect(parts.every((part) => part.startsWith('data: '))).toBe(true);
    expect(parts.pop()).toBe('data: [DONE]');
    const events: Data[] = parts.map((part) => JSON.parse(part.slice('data: '.length)));
    expect(events.pop().hotels[0]).toMatchObject({ id: text, name: text });
    expect(events.every(({ rates }) => rates.every(({ hotelId }: Data) => hotelId))).toBe(true);
  });

  it('reads a hotel, prebooks with the widget, and books without a reference of its own', async () => {
    const { data } = await site('POST', '/hotels/rates', await search());
    const { hotelId } = data[0];
    const detail = await site('GET', '/data/hotel', { hotelId, timeout: '4', language: 'en' });
    expect(detail.data).toMatchObject({
      ...{ name: text, address: text, city: text, country: text, main_photo: text },
      ...{ rating: number, reviewCount: number, starRating: number },
    });
    expect(detail.data.hotelImages[0]).toMatchObject({ url: text, defaultImage: flag });

    const rooms = await site('POST', '/hotels/rates', { ...PARTY, hotelIds: [hotelId] });
    const [{ offerId }] = rooms.data[0].roomTypes;
    const prebook = await site('POST', '/rates/prebook', { usePaymentSdk: true, offerId });
    expect(prebook.data).toMatchObject({ prebookId: text, offerId, hotelId, transactionId: text, secretKey: text });
    expect(prebook.data).toMatchObject(amountOf(prebook.data));
    const [rate] = prebook.data.roomTypes[0].rates;
    expect(rate).toMatchObject({ name: text, boardName: text, retailRate: { total: [amount] }, commission: [amount] });
    expect(rate.cancellationPolicies.refundableTag).toMatch(/^N?RFN$/);

    await pay(opened.sandbox, prebook.data.secretKey);
    const { prebookId, transactionId } = prebook.data;
    const payment = { method: 'TRANSACTION_ID', transactionId };
    const guests = [{ occupancyNumber: 1, ...ADA }];
    const booked = await site('POST', '/rates/book', { prebookId, holder: ADA, payment, guests });
    expect(booked.data).toMatchObject({
      ...{ bookingId: text, status: 'CONFIRMED', hotelConfirmationCode: text },
      ...{ checkin: STAY.checkin, checkout: STAY.checkout, hotel: { hotelId, name: text } },
      ...amountOf(prebook.data),
    });
    expect(booked.data.cancellationPolicies.refundableTag).toBe(rate.cancellationPolicies.refundableTag);
  });

  it('treats an error with status 200 as a failure, and made all calls that the README names', async () => {
    const asked = { ...PARTY, hotelIds: [(await opened.sandbox.hotelIds('countryCode=IT&cityName=Rome'))[0]] };
    await expect(site('POST', '/hotels/rates', { ...asked, occupancies: [{ adults: 40 }] })).rejects.toThrow('[2001]');
    const requests = (await opened.sandbox.ledger()).filter(({ path }) => path !== '/v3.0/data/hotels');
    expect(triedCalls(requests)).toEqual(callsTriedWith('Site'));
  });
});

/** The price is a number on the wire, with the currency beside it. */
function amountOf({ price }: Data) {
  expect(price).toBeGreaterThan(0);
  return { price, currency: 'USD' };
}
