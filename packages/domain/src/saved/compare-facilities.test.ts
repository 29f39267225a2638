import { describe, expect, it } from 'vitest';
import { comparedIds, compareFacilities } from './compare-facilities';

describe('the facilities of compared hotels', () => {
  it('are rows if they differ, the most frequent first, and one line if all hotels have them', () => {
    const hotels = [
      { facilities: ['Sauna', 'Free WiFi', 'Pool'] },
      { facilities: ['free wifi ', 'Gym', 'Pool'] },
      { facilities: ['Free WiFi', 'gym'] },
    ];
    expect(compareFacilities(hotels)).toEqual({
      shared: ['Free WiFi'],
      different: [
        { name: 'Pool', has: [true, true, false] },
        { name: 'Gym', has: [false, true, true] },
        { name: 'Sauna', has: [true, false, false] },
      ],
    });
  });

  it('count a facility once, even if a hotel names it twice', () => {
    expect(compareFacilities([{ facilities: ['Pool', 'pool'] }, { facilities: [] }]).different).toEqual([
      { name: 'Pool', has: [true, false] },
    ]);
  });
});

describe('the hotels of the address', () => {
  it.each([
    ['a,b,c', ['a', 'b', 'c']],
    ['a,b,a', ['a', 'b']],
    ['a,b,c,d,e', ['a', 'b', 'c', 'd']],
    ['a,,<b>, c', ['a']],
    [null, []],
  ])('are %j', (text, ids) => {
    expect(comparedIds(text)).toEqual(ids);
  });
});
