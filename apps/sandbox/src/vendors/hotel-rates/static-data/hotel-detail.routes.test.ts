import { type WireHotelDetail, WireHotelDetailAnswer } from '@tenth-night/provider-wire/hotel-rates/hotel-detail';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { askRates } from '../../../testing/asked-rates';
import { createTestSandbox } from '../../../testing/test-sandbox';
import { CITIES } from '../../../world/cities/cities';
import { CONTENT_LANGUAGES } from '../../../world/languages';

const sandbox = createTestSandbox();
const checker = Compile(WireHotelDetailAnswer);
const PARIS = await sandbox.hotelIds('countryCode=FR&cityName=Paris&limit=640');
const LONDON = await sandbox.hotelIds('countryCode=GB&cityName=London&limit=700');

async function detail(hotelId = '', language = 'en'): Promise<WireHotelDetail> {
  const answer = await sandbox.get(`/v3.0/data/hotel?hotelId=${hotelId}&language=${language}`);
  const body: unknown = answer.json();
  if (!checker.Check(body)) throw new Error(`Not a hotel: ${answer.body.slice(0, 300)}`);
  return body.data;
}

const all = await Promise.all([...PARIS, ...LONDON].map((id) => detail(id)));
const countOf = (isSo: (hotel: WireHotelDetail) => boolean): number => all.filter(isSo).length;
const urlsOf = ({ hotelImages }: WireHotelDetail): string[] => (hotelImages ?? []).map(({ url }) => url);

describe('GET /data/hotel', () => {
  it('returns the same facts as the list, under other names', async () => {
    const [listed] = (await sandbox.get(`/v3.0/data/hotels?hotelIds=${PARIS[0]}&language=it`)).json().data;
    expect(await detail(PARIS[0], 'it')).toMatchObject({
      id: listed.id,
      name: listed.name,
      hotelDescription: listed.hotelDescription,
      main_photo: listed.main_photo,
      thumbnail: listed.thumbnail,
      country: 'fr',
      city: 'Paris',
      address: listed.address,
      location: { latitude: listed.latitude, longitude: listed.longitude },
      starRating: listed.stars,
      reviewCount: listed.reviewCount,
      hotelTypeId: listed.hotelTypeId,
      chainId: listed.chainId,
      rohId: listed.rohId,
      deletedAt: null,
    });
  });

  it.each(CONTENT_LANGUAGES)('has the shape of the wire in %s', async (language) => {
    for (const id of LONDON.slice(0, 60)) expect((await detail(id, language)).id).toBe(id);
  });

  it.each(CITIES.map(({ slug, country }) => [slug, country.code] as const))('knows %s', async (slug, countryCode) => {
    const name = CITIES.find((city) => city.slug === slug)?.names.en ?? '';
    const ids = await sandbox.hotelIds(`countryCode=${countryCode}&cityName=${encodeURIComponent(name)}&limit=5`);
    expect(ids).toHaveLength(5);
    for (const id of ids) expect((await detail(id, 'ar')).country).toBe(countryCode.toLowerCase());
  });

  it('translates facilities, policies and information, and leaves hotelFacilities in English', async () => {
    const english = all[0];
    const polish = await detail(english?.id, 'pl');
    expect(polish.hotelFacilities).toEqual(english?.hotelFacilities);
    expect(polish.facilities?.map(({ facilityId }) => facilityId)).toEqual(
      english?.facilities?.map(({ facilityId }) => facilityId),
    );
    expect(polish.facilities?.find(({ facilityId }) => facilityId === 47)?.name).toBe('Dostępne Wi-Fi');
    expect(polish.policies?.[0]).toMatchObject({ policy_type: 'POLICY_HOTEL_PETS', name: 'Zwierzęta' });
    expect(polish.hotelImportantInformation).not.toBe(english?.hotelImportantInformation);
    expect(polish.rooms?.[0]?.bedTypes).toEqual(english?.rooms?.[0]?.bedTypes);
    expect(polish.rooms?.[0]?.roomAmenities?.[0]?.name).toBe('Prywatna łazienka');
  });

  it('falls back to English for a language without content and refuses an invalid one', async () => {
    expect(await detail(PARIS[0], 'ja')).toEqual(await detail(PARIS[0]));
    const answer = await sandbox.get(`/v3.0/data/hotel?hotelId=${PARIS[0]}&language=xx`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({ code: 4000, description: 'invalid language' });
  });

  it.each(['', 'hotelId=', 'hotelId=lp1', 'hotelId=nonsense', 'hotelId=undefined'])('refuses %s', async (query) => {
    const answer = await sandbox.get(`/v3.0/data/hotel?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: {
        code: 4002,
        message: 'required request field is missing or wrong input',
        description: 'hotelId is missing or invalid',
      },
    });
  });

  it('returns the same bytes in another sandbox with the same seed', async () => {
    const other = createTestSandbox();
    for (const id of LONDON.slice(0, 40)) {
      const path = `/v3.0/data/hotel?hotelId=${id}&language=hu`;
      expect((await other.get(path)).body).toBe((await sandbox.get(path)).body);
    }
  });

  it('has five to twelve visible pictures, the main one first', async () => {
    const lengths = new Set(all.map(({ hotelImages }) => hotelImages?.length ?? 0));
    expect(Math.min(...[...lengths].filter(Boolean))).toBe(5);
    expect(Math.max(...lengths)).toBe(12);
    for (const { hotelImages = [], main_photo } of all.filter((hotel) => urlsOf(hotel).length > 0)) {
      expect(hotelImages?.[0]).toMatchObject({ url: main_photo, order: 1, defaultImage: true });
      expect(hotelImages?.filter(({ defaultImage }) => defaultImage)).toHaveLength(1);
      expect(new Set(hotelImages?.map(({ url }) => url)).size).toBe(hotelImages?.length);
    }
    for (const url of all.slice(0, 2).flatMap(urlsOf)) {
      expect((await sandbox.get(new URL(url).pathname)).statusCode).toBe(200);
    }
  });

  it('has a broken picture in a few hotels and none at all in a few others', async () => {
    const broken = all.flatMap(urlsOf).filter((url) => url.endsWith('/gone.jpg'));
    expect(broken.length).toBeGreaterThan(2);
    expect(broken.length).toBeLessThan(30);
    expect((await sandbox.get(new URL(broken[0] ?? '').pathname)).statusCode).toBe(404);
    const bare = all.filter((hotel) => urlsOf(hotel).length === 0);
    expect(bare.length).toBeGreaterThan(4);
    expect(bare.length).toBeLessThan(40);
    for (const { main_photo, rooms } of bare) {
      expect(main_photo).toBe('');
      expect(rooms?.flatMap(({ photos }) => photos ?? []) ?? []).toEqual([]);
    }
  });

  it('has few facts for one hotel in sixty', () => {
    const thin = all.filter(({ rooms }) => rooms === null);
    expect(thin.length).toBeGreaterThan(15);
    expect(thin.length).toBeLessThan(70);
    for (const { poi, sentiment_analysis, phone, fax, email, chain } of thin) {
      expect([poi, sentiment_analysis, phone, fax, email, chain]).toEqual([null, null, null, null, null, null]);
    }
  });

  it('has no rating and no sentiment if there are no reviews', () => {
    const unrated = all.filter(({ reviewCount }) => reviewCount === 0);
    expect(unrated.length).toBeGreaterThan(20);
    for (const { rating, sentiment_analysis } of unrated) expect([rating, sentiment_analysis]).toEqual([null, null]);
    expect(countOf(({ rating }) => rating === 0)).toBe(0);
  });

  it('denies pets in a few hotels that have the facility and a policy that allows them', () => {
    const denied = all.filter(
      ({ petsAllowed, facilities }) => petsAllowed === false && facilities?.some(({ facilityId }) => facilityId === 4),
    );
    expect(denied.length).toBeGreaterThan(20);
    for (const { policies } of denied) {
      const pets = policies?.find(({ policy_type }) => policy_type === 'POLICY_HOTEL_PETS');
      expect(pets?.description).not.toMatch(/not allowed/);
    }
  });

  it('uses the policy types of the vendor and the product', () => {
    const types = new Set(all.flatMap(({ policies }) => policies?.map(({ policy_type }) => policy_type) ?? []));
    const vendor = ['PETS', 'INTERNET', 'PARKING', 'GROUPS'].map((name) => `POLICY_HOTEL_${name}`);
    expect(types).toEqual(new Set([...vendor, 'POLICY_CHILDREN', 'general', 'PETS', 'SUSTAINABILITY']));
  });

  it('has nothing, a blank or a sentence about parking', () => {
    expect(countOf(({ parking }) => parking === undefined)).toBeGreaterThan(100);
    expect(countOf(({ parking }) => parking === '')).toBeGreaterThan(100);
    expect(countOf(({ parking }) => typeof parking === 'string' && /parking/i.test(parking))).toBeGreaterThan(100);
  });

  it('names the nearest airport and landmarks, nearest first', () => {
    const paris = all.find(({ country, poi }) => country === 'fr' && poi);
    expect(['CDG', 'ORY', 'BVA']).toContain(paris?.airportCode);
    const landmarks = paris?.poi?.filter(({ category }) => category === 'attraction') ?? [];
    expect(landmarks).toHaveLength(6);
    const distances = landmarks.map(({ distanceKm }) => distanceKm);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it('has the rooms of the rates', async () => {
    const hotels = await askRates(sandbox, PARIS.slice(0, 60), { roomMapping: true });
    let mappedCount = 0;
    for (const { hotelId, roomTypes } of hotels) {
      const rooms = new Set(all.find(({ id }) => id === hotelId)?.rooms?.map(({ id }) => id));
      const mapped = roomTypes.flatMap(({ rates }) => rates.flatMap(({ mappedRoomId }) => mappedRoomId ?? []));
      if (rooms.size > 0) expect(mapped.filter((id) => !rooms.has(id))).toEqual([]);
      mappedCount += mapped.length;
    }
    expect(mappedCount).toBeGreaterThan(100);
  });

  it('has rooms with their own photos', () => {
    for (const { id, rooms } of all.filter((hotel) => hotel.rooms && urlsOf(hotel).length > 0)) {
      for (const { photos, hotelId, maxOccupancy, maxAdults } of rooms ?? []) {
        expect(photos?.length).toBeGreaterThanOrEqual(2);
        expect(photos?.length).toBeLessThanOrEqual(4);
        expect(photos?.[0]).toMatchObject({ mainPhoto: true, imageClass1: 'bedroom', hd_url: photos?.[0]?.url });
        expect(hotelId).toMatch(/^\d{6,}$/);
        expect(maxOccupancy).toBe(maxAdults);
      }
      const beds = new Set(rooms?.map(({ photos }) => photos?.[0]?.url));
      expect(beds.size, id).toBeGreaterThan(1);
    }
  });
});
