import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import type { WireHotelDetail } from '@tenth-night/provider-wire/hotel-rates/hotel-detail';
import { describe, expect, it } from 'vitest';
import { toHotelDetail } from './hotel-detail.mapper';

const BARE: WireHotelDetail = { id: 'lp7a10c', name: 'Hotel Bel Colle' };
const read = (part: object) => toHotelDetail('lp7a10c', { ...BARE, ...part }, () => undefined) as HotelDetail;
const picture = (name: string) => `https://static.example.test/${name}.jpg`;

describe("the provider's details of a hotel", () => {
  it('[DATA-17] are mapped with trimmed texts and cleaned HTML', () => {
    const hotel = read({
      name: ' Hotel Bel Colle ',
      hotelDescription: '<p onclick="x()"><strong>Near</strong> the station</p><script>x()</script>',
      hotelImportantInformation: 'City tax is paid at the desk.\n<a href="//x.test">More</a>',
      address: ' Via Esempio 3 ',
      city: 'Rome',
      country: 'it',
      location: { latitude: 41.9012, longitude: -12.4961 },
      starRating: 4,
      rating: 8.4,
      reviewCount: 1290,
      phone: ' +999 12 345 6789 ',
      rooms: [{ id: 1, roomName: 'Double Room' }],
    });
    expect(hotel).toMatchObject({
      hotelId: 'lp7a10c',
      name: 'Hotel Bel Colle',
      description: '<p><strong>Near</strong> the station</p>',
      importantInformation: 'City tax is paid at the desk.\nMore',
      address: 'Via Esempio 3',
      city: 'Rome',
      country: 'IT',
      stars: 4,
      rating: 8.4,
      reviewCount: 1290,
      latitude: 41.9012,
      longitude: -12.4961,
      phone: '+999 12 345 6789',
      rooms: [{ roomName: 'Double Room' }],
    });
  });

  it('[DATA-17] have stars and coordinates under the names of a list too', () => {
    expect(read({ stars: 3, latitude: 0, longitude: 12.5 })).toMatchObject({ stars: 3, latitude: 0, longitude: 12.5 });
  });

  it('have at most eight readable places nearby, nearest first', () => {
    const place = (name: unknown, distanceKm: unknown) => ({ name, category: 'attraction', distanceKm });
    const poi = [place('Airport', 12.1), place('Arch', 0), place('', 1), place('Pond', 'far'), place('Gate', -1), null];
    const many = Array.from({ length: 9 }, (_, k) => place(`Sight ${k}`, k + 20));
    const { nearby } = read({ poi: [...poi, ...many] }) ?? {};
    expect(nearby).toHaveLength(8);
    expect(nearby?.slice(0, 3)).toEqual([
      { name: 'Arch', distanceKm: 0 },
      { name: 'Airport', distanceKm: 12.1 },
      { name: 'Sight 0', distanceKm: 20 },
    ]);
  });

  it('are empty if the provider sends nothing, or another type', () => {
    const nothing = {
      hotelId: 'lp7a10c',
      name: 'Hotel Bel Colle',
      description: '',
      importantInformation: '',
      address: null,
      city: null,
      country: null,
      stars: null,
      rating: null,
      reviewCount: null,
      latitude: null,
      longitude: null,
      phone: null,
      timeZone: null,
      nearby: [],
      times: { checkinFrom: null, checkinUntil: null, checkoutUntil: null },
      photos: [],
      facilities: [],
      policies: [],
      rooms: [],
    };
    expect(read({})).toEqual(nothing);
    const nulls = {
      hotelDescription: null,
      location: null,
      checkinCheckoutTimes: null,
      hotelImages: null,
      rooms: null,
    };
    expect(read({ ...nulls, policies: null, facilities: null, starRating: 0, address: ' ' })).toEqual(nothing);
    const strange = {
      hotelDescription: {},
      address: true,
      phone: {},
      starRating: 'many',
      hotelImages: 'x',
      rooms: [null, 7],
    };
    expect(read({ ...strange, policies: {}, facilities: [null, 7, {}], amenities: 1 })).toEqual(nothing);
  });

  it('are null without a name, or if the provider has deleted the hotel', () => {
    expect(read({ name: ' ' })).toBeNull();
    expect(read({ deletedAt: '2026-01-01' })).toBeNull();
  });

  it('[DATA-18] have the pictures from `hotelImages` and `images`, each once and in order', () => {
    const hotelImages = [
      { url: picture('b'), urlHd: picture('hd/b'), caption: 'lobby', order: 2 },
      { url: picture('a'), urlHd: '', caption: '', order: 1 },
      { url: picture('b'), order: 3 },
    ];
    const images = [picture('c'), { url: picture('d'), urlHd: picture('hd/d') }];
    expect(read({ hotelImages, images }).photos).toEqual([
      { url: picture('a'), urlHd: picture('a'), caption: null },
      { url: picture('b'), urlHd: picture('hd/b'), caption: 'lobby' },
      { url: picture('c'), urlHd: picture('c'), caption: null },
      { url: picture('d'), urlHd: picture('hd/d'), caption: null },
    ]);
  });

  it('have no picture without a web address, and the main picture if there is no other', () => {
    const hotelImages = ['javascript:alert(1)', 'data:image/png;base64,AA', '/a.jpg', ''].map((url) => ({ url }));
    expect(read({ hotelImages }).photos).toEqual([]);
    expect(read({ hotelImages, main_photo: picture('main') }).photos).toMatchObject([{ url: picture('main') }]);
  });

  it.each([
    { facilities: [{ facilityId: 47, name: ' WLAN ' }], hotelFacilities: ['WiFi'] },
    { facilities: [], hotelFacilities: ['WLAN', 'wlan'] },
    { facilities: [{ facilityId: 47 }], amenities: [{ name: 'WLAN' }], features: ['Lift'] },
    { features: ['WLAN'] },
  ])('[DATA-19] have the facilities from the first list that names any: %j', (lists) => {
    expect(read(lists).facilities).toEqual(['WLAN']);
  });

  it("[DATA-19] name a facility once, by the provider's ids and words", () => {
    const facilities = [
      { facilityId: 17, name: 'Flughafentransfer' },
      { facilityId: 47, name: 'WLAN verfügbar' },
      { facilityId: 107, name: 'Kostenloses WLAN' },
      { facilityId: 140, name: 'Flughafentransfer (gegen Aufpreis)' },
    ];
    expect(read({ facilities }).facilities).toEqual(['Flughafentransfer (gegen Aufpreis)', 'Kostenloses WLAN']);
    expect(read({ hotelFacilities: ['WiFi', 'Free WiFi'] }).facilities).toEqual(['Free WiFi']);
  });

  it('[HOTEL-21] have at most 80 facilities', () => {
    const hotelFacilities = Array.from({ length: 100 }, (_, i) => `Facility ${i}`);
    expect(read({ hotelFacilities }).facilities).toEqual(hotelFacilities.slice(0, 80));
  });

  it.each([
    [{ checkin_start: '03:00 PM', checkin_end: '12:00 AM', checkout: '11:00 AM' }, ['15:00', '00:00', '11:00']],
    [{ checkinStart: '15:00', checkinEnd: '23:30:00', checkout: '12:00 pm' }, ['15:00', '23:30', '12:00']],
    [{ checkin: '2 p.m.', checkout: '9:05' }, ['14:00', null, '09:05']],
    [{ checkin_start: 'anytime', checkout: '25:00' }, [null, null, null]],
  ])('[DATA-20] have the times from %j', (checkinCheckoutTimes, times) => {
    expect(Object.values(read({ checkinCheckoutTimes }).times)).toEqual(times);
  });

  it('[DATA-21] have policies with type, name and description', () => {
    const policies = [
      { policy_type: 'POLICY_HOTEL_PETS', name: ' Pets ', description: 'On <u>request</u>.\n' },
      { policy_type: 'SUSTAINABILITY', name: null },
    ];
    expect(read({ policies }).policies).toEqual([
      { policyType: 'POLICY_HOTEL_PETS', name: 'Pets', description: 'On request.' },
      { policyType: 'SUSTAINABILITY', name: '', description: '' },
    ]);
  });
});
