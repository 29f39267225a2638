/** The rates of one hotel, as its page requests them: `POST /hotels/rates` with 50 offers (OPEN-50). */
import { decodeOffer } from '@tenth-night/contract/offer-codec';
import type { RatesAnswer } from '@tenth-night/contract/rates';
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import { roomsWithOffers } from '@tenth-night/domain/hotel/room-offers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api';

const never = new AbortController().signal;
let api: TestApi;
let ids: string[];

beforeAll(async () => {
  api = await startTestApi();
  const area = { kind: 'around', centre: { latitude: 48.8566, longitude: 2.3522 }, radiusMetres: 12_000 } as const;
  const hotels = await api.hotelRates.hotels({ area, language: 'en', limit: 20, facilityIds: [] }, never);
  ids = hotels.map(({ hotelId }) => hotelId);
});
afterAll(() => api.close());

async function offersOf(hotelId: string) {
  const payload = {
    hotelIds: [hotelId],
    checkin: '2027-03-12',
    checkout: '2027-03-15',
    occupancies: [{ adults: 2 }],
    currency: 'EUR',
    offersPerHotel: 50,
  };
  const answer = await api.app.inject({ method: 'POST', url: '/api/hotels/rates', payload });
  return answer.json<RatesAnswer>().hotels[0]?.offers ?? [];
}

describe('the offers of one hotel', () => {
  it('are complete, each with its id and everything that a room card shows', async () => {
    const offers = (await Promise.all(ids.map(offersOf))).flat();
    expect(offers.length).toBeGreaterThan(ids.length * 2);
    expect(new Set(offers.map(({ offerId }) => offerId)).size).toBe(offers.length);
    for (const offer of offers) {
      expect(offer).toEqual({
        offerId: expect.stringMatching(/./),
        roomName: expect.stringMatching(/./),
        roomId: null,
        mappedRoomId: offer.mappedRoomId && expect.stringMatching(/^\d+$/),
        roomTypeCode: expect.stringMatching(/./),
        board: expect.stringMatching(/^[A-Z0-9]{2,3}$/),
        boardName: expect.stringMatching(/./),
        rateName: expect.stringMatching(/./),
        price: expect.any(Number),
        payAtHotel: expect.any(Number),
        suggested: offer.suggested && expect.any(Number),
        currency: 'EUR',
        refundable: expect.any(Boolean),
        partialRefund: expect.any(Boolean),
        freeCancellationUntil: offer.freeCancellationUntil && expect.stringMatching(/Z$/),
      });
    }
    expect(offers.some(({ mappedRoomId }) => mappedRoomId)).toBe(true);
    expect(offers.some(({ refundable, freeCancellationUntil }) => refundable && freeCancellationUntil)).toBe(true);
  });

  it('belong to its rooms, even if the provider has not mapped them', async () => {
    for (const hotelId of ids) {
      const offers = (await offersOf(hotelId)).flatMap((body) => decodeOffer(body) ?? []);
      const { rooms } = (await api.app.inject(`/api/data/hotel?hotelId=${hotelId}`)).json().data as HotelDetail;
      const cards = roomsWithOffers(rooms, offers);
      expect(cards.flatMap((card) => card.offers)).toHaveLength(offers.length);
      if (rooms.length > 0) expect(cards.filter(({ room }) => room === null)).toEqual([]);
    }
  });
});
