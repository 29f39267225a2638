import { describe, expect, it } from 'vitest';
import { createPlaces } from './places';

const LIMIT = 16;

/** So many places for one caller; how many were taken. */
const takeMany = ({ take }: ReturnType<typeof createPlaces>, caller: string, count: number) =>
  Array.from({ length: count }, () => take(caller, LIMIT)).filter((outcome) => outcome === 'taken').length;

describe('the places of a process', () => {
  it('are refused when many callers have taken them', () => {
    const places = createPlaces();
    for (let k = 0; k < LIMIT; k++) expect(places.take(`caller ${k}`, LIMIT)).toBe('taken');
    expect(places.take('one more', LIMIT)).toBe('full');
    places.giveBack('caller 3');
    expect(places.take('one more', LIMIT)).toBe('taken');
    expect(places.running()).toBe(LIMIT);
  });

  it('are not all for one caller: the others still get in', () => {
    const places = createPlaces();
    expect(takeMany(places, 'flood', 100)).toBe(LIMIT);
    expect(places.take('flood', LIMIT)).toBe('share-full');
    for (const caller of ['a', 'b', 'c']) expect(takeMany(places, caller, 4)).toBe(4);
    expect(places.take('d', LIMIT)).toBe('full');
  });

  it('stay open to others when the limit falls below what a flood holds', () => {
    const places = createPlaces();
    for (let k = 0; k < 200; k++) places.take('flood', 400);
    expect([places.take('flood', LIMIT), places.take('other', LIMIT)]).toEqual(['share-full', 'taken']);
  });

  it('are counted back exactly', () => {
    const places = createPlaces();
    for (let k = 0; k < 9; k++) places.take('a', LIMIT);
    for (let k = 0; k < 9; k++) places.giveBack('a');
    expect(places.running()).toBe(0);
    for (let k = 0; k < LIMIT; k++) expect(places.take(`caller ${k}`, LIMIT)).toBe('taken');
    expect(places.take('a', LIMIT)).toBe('full');
  });
});
