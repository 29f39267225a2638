import { describe, expect, it } from 'vitest';
import type { Send } from '../../../lib/page/services';
import { testServices } from '../../../lib/page/testing/test-services';
import { isLongEnough, suggestPlaces } from './suggest-places';

const { visitor } = testServices();
const german = { ...visitor, settings: { ...visitor.settings, language: 'de' } };
const suggest = (text: string, send: Send) =>
  suggestPlaces(text, testServices({ send, visitor: german }), new AbortController().signal);

describe('the suggestions of the place field', () => {
  it('[PLACE-01] are searched with 2 characters or more', async () => {
    const asked: string[] = [];
    const send: Send = async (path) => {
      asked.push(path);
      return Response.json({ data: [{ id: 'ChIJ1' }] });
    };
    expect(await suggest('P', send)).toEqual([]);
    expect(asked).toEqual([]);
    expect(await suggest('Pa', send)).toEqual([{ id: 'ChIJ1' }]);
    expect(asked).toEqual(['/data/places?textQuery=Pa&language=de']);
    expect(['', 'P', 'Pa', 'Par'].map(isLongEnough)).toEqual([false, false, true, true]);
  });

  it.each<[string, Send]>([
    ['the provider fails', async () => Response.json({ error: { code: 'provider_failed' } }, { status: 502 })],
    ['the answer is not JSON', async () => new Response('<!doctype html>')],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('[PLACE-21] are empty when %s', async (_why, send) => {
    expect(await suggest('Paris', send)).toEqual([]);
  });
});
