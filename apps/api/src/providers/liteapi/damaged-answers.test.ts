/** Damaged answers of the provider: reading a record never throws, and damage does not affect the other records. */
import type { WireHotelRates } from '@tenth-night/provider-wire/hotel-rates/rates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { damaged, damageOf } from '../testing/damage';
import { toCancelled, toProviderBooking } from './booking.mapper';
import { toHotelDetail } from './hotel-detail.mapper';
import { toHotel, toLocatedPlace, toSuggestedPlace } from './hotel-rates.mapper';
import { toHotelOffers } from './offer.mapper';
import { toPrebooked } from './prebook.mapper';
import { eur, wireRate } from './testing/wire-rate';

const RUNS = { numRuns: 400 };
const LATLNG = { latitude: 48.85, longitude: 2.35 };
const PICTURE = 'https://static.example.test/a.jpg';

const suggestion = {
  placeId: 'ChIJ1',
  displayName: 'Orly (ORY)',
  formattedAddress: 'Orly, France',
  types: ['airport'],
};
const located = {
  displayName: 'Paris',
  location: LATLNG,
  viewport: { high: LATLNG, low: LATLNG },
  types: ['locality'],
  addressComponents: [{ longText: 'France', shortText: 'FR', types: ['country'] }],
};
const hotel = {
  ...{
    id: 'lp1',
    name: 'Hôtel',
    address: '1 rue',
    city: 'Paris',
    country: 'fr',
    stars: 4,
    rating: 8.1,
    reviewCount: 12,
  },
  ...{ ...LATLNG, thumbnail: PICTURE, images: [{ url: PICTURE }], facilityIds: [1, 2], facilities: [3, 'Pool'] },
  ...{ petsAllowed: true, deletedAt: null },
};
const detail = {
  ...hotel,
  ...{ hotelDescription: '<p>Fine</p>', location: LATLNG, starRating: 4, main_photo: PICTURE },
  checkinCheckoutTimes: { checkin_start: '03:00 PM', checkin_end: '11 pm', checkout: '11:00' },
  hotelImages: [{ url: PICTURE, urlHd: PICTURE, caption: 'Front', order: 1 }],
  hotelFacilities: ['Pool'],
  facilities: [{ facilityId: 1, name: 'Pool' }],
  policies: [{ policy_type: 'PETS', name: 'Pets', description: 'Yes' }],
  rooms: [
    {
      ...{ id: 5, roomName: 'Double', description: '<p>Large</p>', roomSizeSquare: 20, roomSizeUnit: 'm2' },
      ...{ maxOccupancy: 2, bedTypes: [{ quantity: 1, bedType: 'Double' }], occupancy: { max: 3 } },
      ...{ roomAmenities: [{ amenitiesId: 1, name: 'Desk' }], photos: [{ url: PICTURE, hd_url: PICTURE }] },
    },
  ],
};
const offer = {
  ...{
    roomTypeId: 'GQ4D',
    offerId: '3gAV',
    rateType: 'standard',
    rates: [wireRate(), wireRate({ occupancyNumber: 2 })],
  },
  ...{ offerRetailRate: eur(428), suggestedSellingPrice: [eur(471.5)] },
};
const hotelRates = (hotelId: string) => ({ hotelId, roomTypes: [offer, { ...offer, offerId: 'second' }] });
const prebook = {
  ...{ prebookId: 'k', offerId: '3gAV', hotelId: 'lp1', checkin: '2027-03-12', checkout: '2027-03-15' },
  ...{ currency: 'EUR', roomTypes: [{ rates: [wireRate({ childrenAges: [3], childCount: 1 })] }], price: 428 },
  ...{ transactionId: 't', secretKey: 's', boardChanged: false, cancellationChanged: false },
};
const booking = {
  ...{ bookingId: 'b', clientReference: 'TN-1', status: 'CONFIRMED', guestId: 412, currency: 'EUR', price: 428 },
  ...{ checkin: '2027-03-12', checkout: '2027-03-15', hotel: { hotelId: 'lp1', name: 'Hôtel' } },
  cancellationPolicies: wireRate().cancellationPolicies,
};
const cancelled = { bookingId: 'b', status: 'CANCELLED', currency: 'EUR', cancellation_fee: 0, refund_amount: 428 };

const ignore = () => undefined;
const readRates = (wire: unknown) => toHotelOffers(wire, { withOfferIds: true, leaveOut: ignore });

describe('a damaged record', () => {
  it.each<[string, unknown, (wire: unknown) => unknown]>([
    ['a suggested place', suggestion, (wire) => toSuggestedPlace(wire, ignore)],
    ['a place', located, (wire) => toLocatedPlace('ChIJ1', wire)],
    ['a hotel of a list', hotel, (wire) => toHotel(wire, ignore)],
    ['a hotel in full', detail, (wire) => toHotelDetail('lp1', wire, ignore)],
    ['the rates of a hotel', hotelRates('lp1'), readRates],
    ['a prebook', prebook, toPrebooked],
    ['a booking', booking, toProviderBooking],
    ['a cancellation', cancelled, toCancelled],
  ])('is read or skipped, and never throws: %s', (_, good, read) => {
    expect(read(good)).not.toBeNull();
    fc.assert(
      fc.property(damageOf(good), (damages) => {
        const answer = read(damaged(good, damages));
        // Pages get the result as JSON, so it must not contain numbers or times that JSON cannot express.
        expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
        expect(JSON.stringify(answer)).not.toContain('NaN');
      }),
      RUNS,
    );
  });

  it('does not affect the other hotels', () => {
    const good = ['lp1', 'lp2', 'lp3'].map(hotelRates);
    const [first, , third] = good.map(readRates);
    fc.assert(
      fc.property(damageOf(good[1]), (damages) => {
        const wire = [good[0], damaged(good[1], damages), good[2]] as WireHotelRates[];
        const read = wire.map(readRates);
        expect([read[0], read[2]]).toEqual([first, third]);
      }),
      RUNS,
    );
  });
});
