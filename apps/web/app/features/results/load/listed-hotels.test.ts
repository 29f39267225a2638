import type { Place } from '@tenth-night/domain/places/place';
import { describe, expect, it } from 'vitest';
import type { SendInit } from '../../../lib/page/services';
import { listHotels } from './listed-hotels';

const placeAt = (id: string, latitude = 48) => ({ id, name: id, latitude, longitude: 2 }) as Place;
const hotelAt = (hotelId: string, latitude: number) => ({ hotelId, name: hotelId, latitude, longitude: 2 });

/** An API with one list, which a test may change. */
function openApi() {
  const asked: (string | null)[] = [];
  const list = { etag: '"1"', hotels: [hotelAt('far', 49), hotelAt('near', 48.1)] };
  const send = async (_path: string, { headers }: SendInit) => {
    const known = new Headers(headers).get('if-none-match');
    asked.push(known);
    if (known === list.etag) return new Response(null, { status: 304 });
    return Response.json({ data: list.hotels }, { headers: { etag: list.etag } });
  };
  const ask = (place: Place) =>
    listHotels(place, { send, context: { hotelLanguage: 'en' } as never }, new AbortController().signal);
  const idsOf = async (place: Place) => (await ask(place)).map(({ hotel }) => hotel.hotelId);
  return { asked, list, ask, idsOf };
}

describe('the hotels of a place on the server', () => {
  it('are in order of distance, and are parsed once while the list is the same', async () => {
    const { asked, ask, idsOf } = openApi();
    expect(await idsOf(placeAt('paris'))).toEqual(['near', 'far']);
    expect(await ask(placeAt('paris'))).toBe(await ask(placeAt('paris')));
    expect(asked).toEqual([null, '"1"', '"1"']);
  });

  it('are read again when the list has changed', async () => {
    const { list, idsOf } = openApi();
    await idsOf(placeAt('rome'));
    Object.assign(list, { etag: '"2"', hotels: [hotelAt('new', 48)] });
    expect(await idsOf(placeAt('rome'))).toEqual(['new']);
    expect(await idsOf(placeAt('rome'))).toEqual(['new']);
  });

  it('have their own order for each centre', async () => {
    const { asked, idsOf } = openApi();
    await idsOf(placeAt('lyon'));
    expect(await idsOf(placeAt('lyon', 50))).toEqual(['far', 'near']);
    expect(asked).toEqual([null, null]);
  });

  it('are forgotten when there are too many: those that were used last stay', async () => {
    const { asked, list, ask } = openApi();
    list.hotels = Array.from({ length: 15_000 }, (_, k) => hotelAt(`h${k}`, 48));
    for (const id of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(placeAt(id));
    expect(asked).toEqual([null, null, '"1"', null, '"1"', null]);
  });

  it('are not kept if the API fails', async () => {
    const fail = async () => Response.json({ error: { code: 'x', message: 'x' } }, { status: 502 });
    const services = { send: fail, context: { hotelLanguage: 'en' } as never };
    await expect(listHotels(placeAt('oslo'), services, new AbortController().signal)).rejects.toThrow('502');
  });
});
