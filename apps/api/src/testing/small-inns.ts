/** A second rate provider, in memory: two inns with one offer each. It shows what a vendor must implement. */
import type { CleanHtml, HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import type { Offer } from '@tenth-night/domain/offers/offer';
import type { Place } from '@tenth-night/domain/places/place';
import type { Hotel } from '@tenth-night/domain/search/hotel';
import type { StayDates } from '@tenth-night/domain/stay/dates';
import type { RoomOccupancy } from '@tenth-night/domain/stay/occupancy';
import { text } from '../config/variable';
import type { BookingPort, BookRequest, Prebooked, ProviderBooking } from '../providers/ports/booking.port';
import type { HotelRatesPort } from '../providers/ports/hotel-rates.port';
import { ProviderError } from '../providers/provider-error';
import type { RateVendor } from '../providers/rate-vendor';

const KEY = 'INNS_KEY';
const VILLAGE: Place = {
  ...{ id: 'inn-village', name: 'Vals', type: 'city', city: 'Vals', state: null, country: 'Switzerland' },
  ...{ countryCode: 'CH', iata: null, latitude: 46.62, longitude: 9.18 },
};
const PRICE = { minor: 24_000, currency: 'EUR' };
const NOTHING = { minor: 0, currency: 'EUR' };
const TERMS = {
  ...{ board: 'BI', boardName: 'Breakfast', price: PRICE, payAtHotel: NOTHING },
  ...{ isRefundable: true, hasPartialRefund: false, freeCancellationUntil: null },
};
const CANCELLATION = { penalties: [], total: PRICE, isRefundable: true, hasPartialRefund: false };
const GUEST_ID = 'inn-guest-1';

export function createSmallInns(): RateVendor {
  const { hotelRates, stays } = sellInns();
  const booking = bookInns(stays);
  return {
    keyVariable: KEY,
    variables: { [KEY]: { form: text, example: 'test', isSecret: true, purpose: 'The key of the inns.' } },
    isTestKey: () => true,
    readAccess(read) {
      const apiKey = read(KEY);
      const payment = { scriptUrl: 'https://inns.test/pay.js', publicKey: 'test', origins: ['https://inns.test'] };
      const url = 'https://inns.test';
      return apiKey ? { apiKey, baseUrl: url, bookUrl: url, voucherUrl: url, pictureOrigins: [], payment } : null;
    },
    open: () => ({ hotelRates, booking }),
  };
}

type Stay = { readonly hotelId: string; readonly dates: StayDates; readonly rooms: readonly RoomOccupancy[] };
/** By offer id. */
type Stays = Map<string, Stay>;

function sellInns(): { readonly hotelRates: HotelRatesPort; readonly stays: Stays } {
  const stays: Stays = new Map();
  const inns = ['inn-1', 'inn-2'].map(innOf);
  const hotelRates: HotelRatesPort = {
    searchPlaces: async () => [VILLAGE],
    place: async (id) => (id === VILLAGE.id ? { place: VILLAGE, viewport: null } : null),
    hotels: async () => inns,
    hotel: async (id) => inns.filter(({ hotelId }) => hotelId === id).map(detailOf)[0] ?? null,
    async *streamRates({ hotelIds, dates, rooms }) {
      for (const hotelId of hotelIds) {
        const offerId = `offer-${hotelId}-${dates.checkin}`;
        stays.set(offerId, { hotelId, dates, rooms });
        yield [{ hotelId, offers: [offerOf(offerId)] }];
      }
    },
    minRates: async ({ hotelIds }) => hotelIds.map((hotelId) => ({ hotelId, price: PRICE })),
  };
  return { hotelRates, stays };
}

function bookInns(stays: Stays): BookingPort {
  const prebooked = new Map<string, Stay>();
  const bookings = new Map<string, ProviderBooking>();
  return {
    async prebook({ offerId }) {
      const stay = stays.get(offerId);
      if (!stay) throw refusal('offer-gone');
      const prebookId = `inn-prebook-${prebooked.size + 1}`;
      prebooked.set(prebookId, stay);
      return prebookOf(prebookId, stay);
    },
    createVoucher: async () => {},
    // The inns have no promo codes either.
    promoCodes: async () => [],
    promoCode: async () => null,
    createPromoCode: async () => {},
    switchPromoCode: async () => {},
    async book(request) {
      const stay = prebooked.get(request.prebookId);
      if (!stay) throw refusal('not-booked');
      const booking = bookingOf(`inn-booking-${bookings.size + 1}`, request, stay);
      bookings.set(booking.bookingId, booking);
      return booking;
    },
    findByReference: async (reference) =>
      [...bookings.values()].find(({ clientReference }) => clientReference === reference) ?? null,
    booking: async (id) => bookings.get(id) ?? null,
    bookingsOf: async (guestId) => [...bookings.values()].filter((booking) => booking.guestId === guestId),
    // The inns do not change bookings.
    amend: async () => {
      throw refusal('not-booked');
    },
    alternatives: async () => [],
    alternative: async () => null,
    rebook: async () => {
      throw refusal('not-booked');
    },
    async cancel(id) {
      const booking = bookings.get(id);
      if (booking?.status !== 'confirmed') return null;
      bookings.set(id, { ...booking, status: 'cancelled' });
      return { feeMinor: 0, refundMinor: PRICE.minor, currency: PRICE.currency };
    },
  };
}

function refusal(reason: 'offer-gone' | 'not-booked'): ProviderError {
  return new ProviderError('The inns refused', { vendor: 'small-inns', url: 'https://inns.test', status: 409, reason });
}

function innOf(hotelId: string): Hotel {
  return {
    ...{ hotelId, name: `The small ${hotelId}`, address: null, city: 'Vals', country: 'CH', stars: null, rating: null },
    ...{ reviewCount: null, thumbnail: null, latitude: 46.62, longitude: 9.18, facilityIds: [] },
  };
}

function detailOf({ thumbnail, facilityIds, ...inn }: Hotel): HotelDetail {
  const text = '' as CleanHtml;
  const times = { checkinFrom: null, checkinUntil: null, checkoutUntil: null };
  const lists = { photos: [], facilities: [], policies: [], rooms: [] };
  return {
    ...inn,
    phone: null,
    description: text,
    importantInformation: text,
    timeZone: 'Europe/Zurich',
    nearby: [],
    times,
    ...lists,
  };
}

function offerOf(offerId: string): Offer {
  const room = { roomName: 'Room', roomId: null, mappedRoomId: null, roomTypeCode: null, rateName: 'Standard' };
  return { offerId, ...room, ...TERMS, suggested: null };
}

function prebookOf(prebookId: string, { hotelId, dates, rooms }: Stay): Prebooked {
  return {
    ...{ prebookId, transactionId: `inn-payment-${prebookId}`, secretKey: null, hotelId, dates, rooms },
    roomName: 'Room',
    terms: { ...TERMS, isBoardChanged: false, isCancellationChanged: false },
    price: { total: PRICE, taxesAndFees: [], commissions: [], nights: 1 },
    discount: null,
    cancellation: CANCELLATION,
  };
}

function bookingOf(bookingId: string, { reference, guests }: BookRequest, { hotelId, dates }: Stay): ProviderBooking {
  return {
    ...{ bookingId, status: 'confirmed', dates, reference, hotelConfirmationCode: 'INN-1', supplier: null, hotelId },
    ...{ hotelName: null, city: null, country: null, price: PRICE, isRefundable: true, cancellation: CANCELLATION },
    ...{ clientReference: reference, guestId: GUEST_ID, roomCount: guests.length, usdRate: null, hasCharges: false },
  };
}
