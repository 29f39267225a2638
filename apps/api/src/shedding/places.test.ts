import { describe, expect, it } from 'vitest';
import { createPlaces } from './places';

const LIMIT = 16;

/** Takes this many places for one caller. Returns how many it got. */
const takeMany = ({ take }: ReturnType<typeof createPlaces>, caller: string, count: number) =>
  Array.from({ length: count }, () => take(caller, LIMIT)).filter((outcome) => outcome === 'taken').length;

describe('the places of a process', () => {
  it('are refused when other callers have taken them all', () => {
    const places = createPlaces();
    for (let k = 0; k < LIMIT; k++) expect(places.take(`caller ${k}`, LIMIT)).toBe('taken');
    expect(places.take('one more', LIMIT)).toBe('full');
    places.giveBack('caller 3');
    expect(places.take('one more', LIMIT)).toBe('taken');
    expect(places.running()).toBe(LIMIT);
  });

  it('stay open to others when one caller has taken its share', () => {
    const places = createPlaces();
    expect(takeMany(places, 'flood', 100)).toBe(LIMIT);
    expect(places.take('flood', LIMIT)).toBe('share-full');
    for (const caller of ['a', 'b', 'c']) expect(takeMany(places, caller, 4)).toBe(4);
    expect(places.take('d', LIMIT)).toBe('full');
  });

  it('stay open to others if the limit falls below the number that one caller holds', () => {
    const places = createPlaces();
    for (let k = 0; k < 200; k++) places.take('flood', 400);
    expect([places.take('flood', LIMIT), places.take('other', LIMIT)]).toEqual(['share-full', 'taken']);
  });

  it('are counted exactly when they are returned', () => {
    const places = createPlaces();
    for (let k = 0; k < 9; k++) places.take('a', LIMIT);
    for (let k = 0; k < 9; k++) places.giveBack('a');
    expect(places.running()).toBe(0);
    for (let k = 0; k < LIMIT; k++) expect(places.take(`caller ${k}`, LIMIT)).toBe('taken');
    expect(places.take('a', LIMIT)).toBe('full');
  });
});
