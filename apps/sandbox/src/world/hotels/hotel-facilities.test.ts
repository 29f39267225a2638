import { describe, expect, it } from 'vitest';
import { createRandom } from '../../kernel/random';
import { FACILITY_SHARES } from '../content/shares';
import { drawFacilities } from './hotel-facilities';

const draw = (stars: number, count = 3000): number[][] =>
  Array.from({ length: count }, (_, k) => drawFacilities(stars, createRandom(`test ${stars} ${k}`)));
const lists = [1, 2, 3, 4, 5].flatMap((stars) => draw(stars));
const known = lists.filter((list) => list.length > 0);
const VARIANTS = FACILITY_SHARES.filter(([, , , of]) => of !== undefined);

describe('the facilities of a hotel', () => {
  it('are few in simple hotels and many in grand ones', () => {
    const lengths = known.map((list) => list.length);
    expect(Math.min(...lengths)).toBeLessThanOrEqual(8);
    expect(Math.max(...lengths)).toBeGreaterThanOrEqual(45);
    expect(Math.max(...lengths)).toBeLessThan(60);
  });

  it('are sorted by id, each once, and each id occurs somewhere', () => {
    for (const list of lists) expect(list).toEqual([...new Set(list)].toSorted((a, b) => a - b));
    expect(new Set(lists.flat())).toEqual(new Set(FACILITY_SHARES.map(([id]) => id)));
  });

  it('name a variant mostly together with its general facility, and sometimes alone', () => {
    const withVariant = known.flatMap((list) =>
      VARIANTS.filter(([id]) => list.includes(id)).map(([, , , of]) => list.includes(of ?? 0)),
    );
    const alone = withVariant.filter((isBeside) => !isBeside).length / withVariant.length;
    expect(alone).toBeGreaterThan(0.03);
    expect(alone).toBeLessThan(0.08);
  });

  it('are unknown for one hotel in fifty, but never for a grand one', () => {
    const unknown = draw(3).filter((list) => list.length === 0).length;
    expect(unknown).toBeGreaterThan(30);
    expect(unknown).toBeLessThan(100);
    const grand = draw(5);
    expect(grand).toHaveLength(3000);
    expect(grand.filter((list) => list.length === 0)).toEqual([]);
  });
});
