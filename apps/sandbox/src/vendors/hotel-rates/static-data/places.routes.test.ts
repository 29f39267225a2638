import {
  WirePlaceAnswer,
  type WirePlaceSuggestion,
  WirePlacesAnswer,
} from '@tenth-night/provider-wire/hotel-rates/places';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../testing/test-sandbox';

const sandbox = createTestSandbox();

async function search(query: Record<string, string>): Promise<WirePlaceSuggestion[]> {
  const answer = await sandbox.get(`/v3.0/data/places?${new URLSearchParams(query)}`);
  expect(answer.statusCode).toBe(200);
  return Value.Parse(WirePlacesAnswer, answer.json()).data ?? [];
}

async function place(placeId: string, language = 'en') {
  const answer = await sandbox.get(`/v3.0/data/places/${placeId}?language=${language}`);
  return Value.Parse(WirePlaceAnswer, answer.json()).data;
}

const cityId = async (name: string): Promise<string> =>
  (await search({ textQuery: name, type: 'locality' }))[0]?.placeId ?? '';

describe('GET /data/places', () => {
  it('lists names that begin with the text before names that only contain it', async () => {
    const names = (await search({ textQuery: 'park', type: 'tourist_attraction' })).map(
      ({ displayName }) => displayName,
    );
    const begins = names.map((name) => /^park/i.test(name));
    expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)));
    expect(begins).toContain(true);
    expect(begins).toContain(false);
  });

  it('lists the city first, then airports, landmarks and hotels, at most ten', async () => {
    const found = await search({ textQuery: 'pari', language: 'en' });
    expect(found).toHaveLength(10);
    expect(found[0]).toEqual({
      placeId: expect.stringMatching(/^ChIJ[\w-]{23}$/),
      displayName: 'Paris',
      formattedAddress: 'Paris, France',
      types: ['locality', 'political', 'geocode'],
    });
    const kinds = ['locality', 'administrative_area_level_1', 'airport', 'tourist_attraction', 'hotel'];
    const begins = found.filter(({ displayName }) => /^pari/i.test(displayName));
    const ranks = begins.map(({ types }) => kinds.indexOf(types[0] ?? ''));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(new Set(ranks)).toEqual(new Set([0, 2, 4]));
    for (const { displayName } of found) expect(displayName).toMatch(/\bpari/i);
  });

  it.each([
    'Paris',
    'PARIS',
    'paryż',
    'Paryz',
    'باريس',
    'París',
    'parigi',
    'Párizs',
    'Paříž',
    'pariz',
    'Parijs',
    'Paris, France',
    'paris frankreich',
  ])('finds Paris as %s', async (textQuery) => {
    expect((await search({ textQuery, language: 'fr' }))[0]).toMatchObject({
      displayName: 'Paris',
      types: ['locality', 'political', 'geocode'],
    });
  });

  it.each(['London', 'londres', 'Londra', 'Londyn', 'Londýn', 'لندن', 'londen', 'London United Kingdom'])(
    'finds London as %s',
    async (textQuery) => {
      expect((await search({ textQuery }))[0]?.displayName).toBe('London');
    },
  );

  it.each([
    ['en', 'Paris', 'Paris, France'],
    ['pl', 'Paryż', 'Paryż, Francja'],
    ['ar', 'باريس', 'باريس, فرنسا'],
    ['es', 'París', 'París, Francia'],
    ['it', 'Parigi', 'Parigi, Francia'],
    ['de', 'Paris', 'Paris, Frankreich'],
    ['hu', 'Párizs', 'Párizs, Franciaország'],
    ['tr', 'Paris', 'Paris, Fransa'],
    ['cs', 'Paříž', 'Paříž, Francie'],
    ['fr', 'Paris', 'Paris, France'],
    ['nl', 'Parijs', 'Parijs, Frankrijk'],
    ['ja', 'パリ', 'パリ, フランス'],
  ])('supports %s', async (language, displayName, formattedAddress) => {
    expect((await search({ textQuery: 'paris', language }))[0]).toMatchObject({ displayName, formattedAddress });
  });

  it.each([
    ['cdg', 'Paris Charles de Gaulle Airport'],
    ['heathrow', 'London Heathrow Airport'],
    ['gaul char', 'Paris Charles de Gaulle Airport'],
    ['eiff', 'Eiffel Tower'],
    ['sacre-coeur', 'Basilique du Sacré-Cœur'],
    ['tower brid', 'Tower Bridge'],
    ['île', 'Île-de-France'],
    ['greater', 'Greater London'],
  ])('finds by the beginning of any word: %s', async (textQuery, name) => {
    expect((await search({ textQuery })).map(({ displayName }) => displayName)).toContain(name);
  });

  it('finds a hotel by its name, with its full address', async () => {
    const [hotel] = (await sandbox.get('/v3.0/data/hotels?countryCode=GB&cityName=London&limit=1')).json().data;
    const found = await search({ textQuery: hotel.name, type: 'hotel' });
    expect(found[0]).toMatchObject({
      displayName: hotel.name,
      formattedAddress: `${hotel.address}, London ${hotel.zip}, United Kingdom`,
      types: ['hotel', 'lodging', 'point_of_interest', 'establishment'],
    });
  });

  it('returns only the requested types, and treats an empty type as any', async () => {
    const airports = await search({ textQuery: 'london', type: 'airport' });
    expect(airports.map(({ displayName }) => displayName)).toEqual([
      'London Heathrow Airport',
      'London Gatwick Airport',
      'London City Airport',
      'London Stansted Airport',
      'London Luton Airport',
    ]);
    const both = await search({ textQuery: 'london', type: 'locality, airport' });
    expect(both).toHaveLength(6);
    expect(await search({ textQuery: 'london', type: '' })).toEqual(await search({ textQuery: 'london' }));
  });

  it('returns an empty list when nothing matches', async () => {
    expect(await search({ textQuery: 'atlantis' })).toEqual([]);
    expect(await search({ textQuery: '!?' })).toEqual([]);
    // A search matches the beginning of words, and a country alone is not a place.
    expect(await search({ textQuery: 'aris Paris' })).toEqual([]);
    expect(await search({ textQuery: 'iffel' })).toEqual([]);
    expect(await search({ textQuery: 'Österreich' })).toEqual([]);
  });

  it.each(['', '?textQuery=', '?textQuery=%20%20', '?textQuery=undefined'])('requires a text: %s', async (query) => {
    const answer = await sandbox.get(`/v3.0/data/places${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: {
        code: 4002,
        message: 'required request field is missing or wrong input',
        description: "query parameter 'textQuery' is required",
      },
    });
  });

  it.each(['xx', 'EN', 'en-GB', 'no'])('refuses the language %s', async (language) => {
    const refusal = { error: { code: 4000, message: 'bad request', description: 'invalid language' } };
    const list = await sandbox.get(`/v3.0/data/places?textQuery=par&language=${language}`);
    expect(list.statusCode).toBe(400);
    expect(list.json()).toEqual(refusal);
    const one = await sandbox.get(`/v3.0/data/places/${await cityId('paris')}?language=${language}`);
    expect(one.json()).toEqual(refusal);
  });
});

describe('GET /data/places/{placeId}', () => {
  it('returns the position of a city, in the requested language', async () => {
    expect(await place(await cityId('paris'), 'nl')).toMatchObject({
      displayName: 'Parijs',
      location: { latitude: 48.8566, longitude: 2.3522 },
      types: ['locality', 'political', 'geocode'],
      addressComponents: [
        { longText: 'Parijs', shortText: 'Parijs', languageCode: 'nl', types: ['locality', 'political'] },
        { longText: 'Île-de-France', types: ['administrative_area_level_1', 'political'] },
        { longText: 'Frankrijk', shortText: 'FR', types: ['country', 'political'] },
      ],
    });
  });

  it('calls the town of a British address postal_town', async () => {
    const { addressComponents } = await place(await cityId('london'));
    expect(addressComponents[0]).toMatchObject({ longText: 'London', types: ['postal_town'] });
    expect(addressComponents.at(-1)).toMatchObject({ shortText: 'GB' });
  });

  it.each([
    ['paris', 'FR'],
    ['london', 'GB'],
  ])('shows all hotels of %s within its viewport', async (name, countryCode) => {
    const { viewport } = await place(await cityId(name));
    const { data } = (
      await sandbox.get(`/v3.0/data/hotels?countryCode=${countryCode}&cityName=${name}&limit=5000`)
    ).json();
    for (const { latitude, longitude } of data) {
      expect(latitude).toBeGreaterThan(viewport?.low.latitude ?? 90);
      expect(latitude).toBeLessThan(viewport?.high.latitude ?? -90);
      expect(longitude).toBeGreaterThan(viewport?.low.longitude ?? 180);
      expect(longitude).toBeLessThan(viewport?.high.longitude ?? -180);
    }
  });

  it('knows every suggested place', async () => {
    for (const { placeId, displayName, types } of await search({ textQuery: 'par', language: 'de' })) {
      expect(await place(placeId, 'de')).toMatchObject({ displayName, types });
    }
  });

  it.each(['ChIJnonsense', '%20', `ChIJ${'x'.repeat(200)}`])('refuses the place id %s', async (placeId) => {
    const answer = await sandbox.get(`/v3.0/data/places/${placeId}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: { code: 4003, message: 'request field is invalid or wrong', description: 'invalid place ID' },
    });
  });
});
