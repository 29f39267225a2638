import type { Place } from '@tenth-night/domain/places/place';
import { describe, expect, it } from 'vitest';
import { createPreparedSearch } from './prepared-search';

const place = { id: 'rome', name: 'Rome' } as Place;

describe('the prepared search', () => {
  it('is there for its place only, and for a minute', () => {
    let now = 0;
    const prepared = createPreparedSearch(null, () => now);
    expect(prepared.of('rome')).toBeNull();
    prepared.keep({ place, hotels: [] });
    expect(prepared.of('rome')).toMatchObject({ place, hotels: [] });
    expect(prepared.of('paris')).toBeNull();
    now = 59_999;
    expect(prepared.of('rome')).not.toBeNull();
    now = 60_000;
    expect(prepared.of('rome')).toBeNull();
  });
});
