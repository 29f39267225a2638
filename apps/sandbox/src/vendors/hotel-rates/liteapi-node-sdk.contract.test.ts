/** The sandbox as the vendor's own published client sees it: only the base addresses are ours. */
import liteApi from 'liteapi-node-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PREBOOK_PATH } from '../../testing/booked';
import { callsTriedWith, triedCalls } from '../../testing/fidelity-table';
import { createTestSandbox, KEY, ratesRequest } from '../../testing/test-sandbox';

const sandbox = createTestSandbox({ isLenient: true });
const api = liteApi(KEY['x-api-key']);
const stay = (hotelIds: string[]) => ratesRequest(hotelIds);
let hotelIds: string[];

beforeAll(async () => {
  const url = await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
  Object.assign(api, { serviceURL: `${url}/v3.0`, bookServiceURL: `${url}/v3.0`, dashboardURL: url });
  const { data } = await api.getHotels({ countryCode: 'FR', cityName: 'Paris', limit: 40 });
  hotelIds = data.map(({ id }: { id: string }) => id);
});
afterAll(() => sandbox.app.close());

const succeed = { status: 'success' } as const;

describe('static data', () => {
  it('getHotels: by city, with a language and with literal commas', async () => {
    const answer = await api.getHotels({ countryCode: 'FR', cityName: 'Paris', limit: 3, facilityIds: '301,54' }, 'fr');
    expect(answer).toMatchObject({ ...succeed, data: [{ country: 'FR', city: 'Paris' }, {}, {}] });
  });

  it('getHotels: by coordinates', async () => {
    const answer = await api.getHotels({ latitude: 51.5074, longitude: -0.1278, radius: 2000, limit: 5 });
    expect(answer.data).toHaveLength(5);
  });

  it('getHotelDetails', async () => {
    const answer = await api.getHotelDetails(hotelIds[0] ?? '', 'de');
    expect(answer).toMatchObject({ ...succeed, data: { id: hotelIds[0], country: 'fr', location: {} } });
  });

  it('getHotelReviews', async () => {
    expect(await api.getHotelReviews(hotelIds[0] ?? '')).toMatchObject(succeed);
  });

  it('getPlaces: with the empty type that the client always sends', async () => {
    const { status, data } = await api.getPlaces('Paris');
    expect([status, data[0]]).toMatchObject([
      'success',
      { displayName: 'Paris', types: ['locality', 'political', 'geocode'] },
    ]);
  });

  it('getCitiesByCountryCode', async () => {
    const answer = await api.getCitiesByCountryCode('FR');
    expect(answer.data).toContainEqual({ city: 'Paris' });
  });

  it('getCountries', async () => {
    expect((await api.getCountries()).data).toContainEqual({ code: 'IT', name: 'Italy' });
  });

  it('getCurrencies', async () => {
    expect((await api.getCurrencies()).data).toContainEqual(expect.objectContaining({ code: 'EUR', currency: 'Euro' }));
  });

  it('getIataCodes', async () => {
    expect((await api.getIataCodes()).data).toContainEqual(expect.objectContaining({ code: 'CDG', countryCode: 'FR' }));
  });

  it('getHotelFacilities', async () => {
    const answer = await api.getHotelFacilities();
    expect(answer.data).toContainEqual(expect.objectContaining({ facility_id: 107, facility: 'Free WiFi' }));
  });

  it('getHotelTypes and getHotelChains', async () => {
    expect((await api.getHotelTypes()).data).toContainEqual({ id: 204, name: 'Hotels' });
    expect((await api.getHotelChains()).data).toContainEqual({ id: 0, name: 'Not Available' });
  });
});

describe('rates', () => {
  it('getFullRates: the whole answer is the data', async () => {
    const answer = await api.getFullRates(stay(hotelIds));
    expect(answer).toMatchObject({ ...succeed, data: { guestLevel: 0, sandbox: true } });
    expect(answer.data.data[0].roomTypes[0].rates[0].retailRate.total[0]).toEqual({
      amount: expect.any(Number),
      currency: 'EUR',
    });
  });

  it('getFullRates: no availability is a success with an error inside', async () => {
    const request = { ...stay(hotelIds), occupancies: [{ adults: 40 }] };
    expect(await api.getFullRates(request)).toEqual({
      ...succeed,
      data: { error: { code: 2001, message: 'no availability found' } },
    });
  });

  it('getMinRates', async () => {
    const answer = await api.getMinRates(stay(hotelIds));
    expect(answer.data.data[0]).toMatchObject({ hotelId: expect.any(String), price: expect.any(Number) });
  });
});

describe('a booking from end to end', () => {
  it('preBook, book, getBookingsList, retrieveBooking, getGuestsIds, getGuestsBookings, cancelBooking', async () => {
    await sandbox.post('/__sandbox/faults', { faults: [{ path: PREBOOK_PATH, kind: 'as-offered' }] });
    const rates = await api.getFullRates({ ...stay(hotelIds), refundableRatesOnly: true });
    const prebook = await api.preBook({ offerId: rates.data.data[0].roomTypes[0].offerId });
    expect(prebook).toMatchObject({ ...succeed, data: { priceDifferencePercent: 0 } });

    const request = {
      prebookId: prebook.data.prebookId,
      clientReference: 'sdk-1',
      holder: { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' },
      guests: [{ occupancyNumber: 1, firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' }],
      payment: { method: 'ACC_CREDIT_CARD' },
    };
    const booked = await api.book(request);
    expect(booked).toMatchObject({ ...succeed, data: { status: 'CONFIRMED', price: prebook.data.price } });
    expect(await api.book(request)).toMatchObject({ status: 'failed', error: { code: 4005 } });

    const { bookingId, guestId } = booked.data;
    expect(await api.getBookingsList('sdk-1')).toMatchObject({ ...succeed, data: [{ bookingId }] });
    expect(await api.retrieveBooking(bookingId)).toMatchObject({
      ...succeed,
      data: { bookingId, status: 'CONFIRMED' },
    });
    expect(await api.getGuestsIds(guestId)).toMatchObject({ ...succeed, data: { email: 'ada@example.test' } });
    expect(await api.getGuestsBookings(guestId)).toMatchObject({ ...succeed, data: [{ bookingID: bookingId }] });
    expect(await api.cancelBooking(bookingId)).toMatchObject({
      ...succeed,
      data: { bookingId, status: 'CANCELLED', cancellation_fee: 0, refund_amount: prebook.data.price },
    });
  });

  it('reports an unknown booking or offer', async () => {
    expect(await api.retrieveBooking('nobody-12')).toMatchObject({ status: 'failed', error: { code: 204 } });
    expect(await api.cancelBooking('nobody-12')).toMatchObject({ status: 'failed', error: { code: 204 } });
    expect(await api.preBook({ offerId: 'nonsense' })).toMatchObject({ status: 'failed', error: { code: 4002 } });
  });
});

describe('loyalty', () => {
  it('getLoyalty, enableLoyalty, updateLoyalty: with the slash that the client writes', async () => {
    expect(await api.getLoyalty()).toEqual({ ...succeed, data: [] });
    const programme = { status: 'enabled', cashbackRate: 0.03 };
    expect(await api.enableLoyalty(programme)).toMatchObject({ ...succeed, data: [programme] });
    expect(await api.enableLoyalty(programme)).toMatchObject({ status: 'failed' });
    expect(await api.updateLoyalty({ ...programme, status: 'disabled' })).toMatchObject({
      data: [{ status: 'disabled' }],
    });
  });
});

describe('vouchers', () => {
  it('createVoucher, getVouchers, getVoucherById, updateVoucher, updateVoucherStatus', async () => {
    const voucher = {
      voucher_code: 'SDK-1',
      discount_type: 'fixed_amount',
      discount_value: 20,
      minimum_spend: 0,
      maximum_discount_amount: 20,
      currency: 'USD',
      validity_start: '2026-01-01',
      validity_end: '2027-12-31',
      usages_limit: 1,
      status: 'active',
    };
    const made = await api.createVoucher(voucher);
    expect(made).toMatchObject({ ...succeed, data: { voucher: { voucher_code: 'SDK-1', remaining_uses: 1 } } });
    const { id } = made.data.voucher;
    expect(await api.getVouchers()).toMatchObject({
      ...succeed,
      data: { vouchers: expect.arrayContaining([expect.objectContaining({ id })]) },
    });
    expect(await api.updateVoucher(id, { ...voucher, discount_value: 15 })).toMatchObject(succeed);
    expect(await api.updateVoucherStatus(id, { status: 'inactive' })).toMatchObject(succeed);
    expect(await api.getVoucherById(id)).toMatchObject({
      data: { voucher: { discount_value: 15, status: 'inactive' } },
    });
  });
});

describe('the README', () => {
  it('names exactly the calls that this client made', async () => {
    expect(triedCalls(await sandbox.ledger())).toEqual(callsTriedWith('SDK'));
  });
});
