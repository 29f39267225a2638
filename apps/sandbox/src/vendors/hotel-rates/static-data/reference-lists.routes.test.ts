import {
  WireAirportsAnswer,
  WireCitiesAnswer,
  WireCurrenciesAnswer,
  WireFacilitiesAnswer,
  WireNamedCodesAnswer,
  WireNamedIdsAnswer,
} from '@tenth-night/provider-wire/hotel-rates/reference-lists';
import type Type from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../testing/test-sandbox';

const sandbox = createTestSandbox();

async function list<Schema extends Type.TSchema>(schema: Schema, path: string): Promise<Type.Static<Schema>> {
  const answer = await sandbox.get(`/v3.0/data/${path}`);
  expect(answer.statusCode).toBe(200);
  return Value.Parse(schema, answer.json());
}

describe('the reference lists', () => {
  it('have the facilities with their translations', async () => {
    const { data } = await list(WireFacilitiesAnswer, 'facilities');
    expect(data).toHaveLength(80);
    const wifi = data.find(({ facility_id }) => facility_id === 107);
    expect(wifi).toMatchObject({
      facility: 'Free WiFi',
      translation: expect.arrayContaining([{ lang: 'it', facility: 'Wi-Fi gratuito' }]),
    });
    expect(wifi?.translation).toHaveLength(10);
    expect(data.map(({ sort }) => sort)).toEqual(data.map((_, k) => k + 1));
  });

  it('have a name for every facility that a hotel has', async () => {
    const known = new Set((await list(WireFacilitiesAnswer, 'facilities')).data.map(({ facility_id }) => facility_id));
    const hotels: { facilityIds?: number[] }[] = (
      await sandbox.get('/v3.0/data/hotels?countryCode=GB&cityName=London&limit=5000')
    ).json().data;
    const named = hotels.flatMap(({ facilityIds = [] }) => facilityIds);
    expect(named.length).toBeGreaterThan(hotels.length);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it('have types and chains', async () => {
    expect((await list(WireNamedIdsAnswer, 'hotelTypes')).data).toContainEqual({ id: 204, name: 'Hotels' });
    expect((await list(WireNamedIdsAnswer, 'chains')).data).toContainEqual({ id: 0, name: 'Not Available' });
  });

  it('have 39 currencies and the countries that use them', async () => {
    const { data } = await list(WireCurrenciesAnswer, 'currencies?timeout=4');
    expect(data).toHaveLength(39);
    const euro = data.find(({ code }) => code === 'EUR');
    expect(euro).toMatchObject({ currency: 'Euro', countries: expect.arrayContaining(['Andorra', 'Austria']) });
    for (const { code, currency, countries } of data) {
      expect(currency).not.toBe(code);
      expect(countries.length).toBeGreaterThan(0);
      for (const country of countries) expect(country).toMatch(/^\p{L}[\p{L}.&’' \-()]{3,}$/u);
    }
  });

  it('have 29 languages, without English', async () => {
    const { data } = await list(WireNamedCodesAnswer, 'languages');
    expect(data).toHaveLength(29);
    expect(data).toContainEqual({ code: 'fr', name: 'French' });
    expect(data.some(({ code }) => code === 'en')).toBe(false);
  });

  it('have 249 countries, each with a name', async () => {
    const { data } = await list(WireNamedCodesAnswer, 'countries');
    expect(data).toHaveLength(249);
    expect(new Set(data.map(({ code }) => code)).size).toBe(249);
    expect(data).toContainEqual({ code: 'IT', name: 'Italy' });
    expect(data.filter(({ code, name }) => code === name)).toEqual([]);
  });

  it('have the cities of a country', async () => {
    expect((await list(WireCitiesAnswer, 'cities?countryCode=fr&timeout=4')).data).toContainEqual({ city: 'Paris' });
    expect((await list(WireCitiesAnswer, 'cities?countryCode=AQ')).data).toEqual([]);
    const answer = await sandbox.get('/v3.0/data/cities');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: { code: 4000, message: 'bad request', description: 'countryCode is required' },
    });
  });

  it('have the airports, each once', async () => {
    const { data } = await list(WireAirportsAnswer, 'iataCodes');
    expect(data.find(({ code }) => code === 'CDG')).toEqual({
      code: 'CDG',
      name: 'Paris Charles de Gaulle Airport',
      latitude: 49.0097,
      longitude: 2.5479,
      countryCode: 'FR',
    });
    expect(new Set(data.map(({ code }) => code)).size).toBe(data.length);
  });

  it.each([
    'facilities',
    'hotelTypes',
    'chains',
    'currencies',
    'languages',
    'countries',
    'cities?countryCode=FR',
    'iataCodes',
  ])('require a key for %s', async (path) => {
    const answer = await sandbox.app.inject({ method: 'GET', url: `/v3.0/data/${path}` });
    expect(answer.statusCode).toBe(401);
  });
});
