import { NO_ROOM_WISH, NO_STAY_WISHES } from '@tenth-night/domain/booking/stay-wishes';
import { expect, it } from 'vitest';
import { readStoredWishes, storeWishes } from './stored-wishes';

const storageOf = (kept = new Map<string, string>()) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
});
const blocked = () => {
  throw new Error('blocked');
};

it('keeps the wishes of one offer', () => {
  const storage = storageOf();
  const wishes = { rooms: [{ ...NO_ROOM_WISH, bed: 'large' as const }], arrival: '22:00', request: 'Quiet, please' };
  storeWishes('3gAV', wishes, () => storage);
  expect(readStoredWishes('3gAV', () => storage)).toEqual(wishes);
  expect(readStoredWishes('other', () => storage)).toEqual(NO_STAY_WISHES);
});

it.each(['', 'null', '[]', '{"rooms":3}', '{"rooms":[]}'])('has no wishes in %j', (text) => {
  const storage = storageOf(new Map([['wishes:3gAV', text]]));
  expect(readStoredWishes('3gAV', () => storage)).toEqual(NO_STAY_WISHES);
});

it('works without a storage', () => {
  expect(() => storeWishes('3gAV', NO_STAY_WISHES, blocked)).not.toThrow();
  expect(readStoredWishes('3gAV', blocked)).toEqual(NO_STAY_WISHES);
});
