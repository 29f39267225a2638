import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Area, isInArea, readArea, writeArea } from './area';

const LONDON: Area = { south: 51.48, west: -0.18, north: 51.52, east: -0.1 };
const FIJI: Area = { south: -19, west: 177, north: -16, east: -178 };
const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('an area', () => {
  it('contains points inside it and on its edge', () => {
    expect([at(51.5, -0.12), at(51.48, -0.18), at(51.52, -0.1)].map((point) => isInArea(point, LONDON))).toEqual([
      true,
      true,
      true,
    ]);
    expect([at(51.53, -0.12), at(51.5, -0.2), at(51.5, 0)].map((point) => isInArea(point, LONDON))).toEqual([
      false,
      false,
      false,
    ]);
    expect(isInArea(at(51.47, -0.12), LONDON)).toBe(false);
  });

  it('may cross the date line', () => {
    expect([at(-17, 178), at(-17, 180), at(-17, -179)].map((point) => isInArea(point, FIJI))).toEqual([
      true,
      true,
      true,
    ]);
    expect([at(-17, 177), at(-17, -178)].map((point) => isInArea(point, FIJI))).toEqual([true, true]);
    expect([at(-17, 176), at(-17, -177), at(-17, 0)].map((point) => isInArea(point, FIJI))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is written as south, west, north, east with five decimals at most', () => {
    expect(writeArea(LONDON)).toBe('51.48,-0.18,51.52,-0.1');
    expect(writeArea({ south: 1.123_456_7, west: -0.000_001, north: 2, east: 3 })).toBe('1.12346,0,2,3');
  });

  it('is the same after writing to the address and reading', () => {
    const degrees = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((n) => n / 1e5 + 0);
    const anyArea = fc
      .record({ south: degrees(90), west: degrees(180), north: degrees(90), east: degrees(180) })
      .filter(({ south, west, north, east }) => south < north && west !== east);
    fc.assert(
      fc.property(anyArea, (area) => {
        expect(readArea(writeArea(area))).toEqual(area);
      }),
    );
  });

  it('may reach the poles', () => {
    const globe = { south: -90, west: -180, north: 90, east: 180 };
    expect(readArea('-90,-180,90,180')).toEqual(globe);
  });

  it.each([
    null,
    '',
    '1,2,3',
    '1,2,3,4,5',
    '1,2,x,4',
    '1,2,1e1,4',
    '1,,3,4',
    ' 1,2,3,4',
    '3,2,1,4',
    '1,2,1,4',
    '1,2,3,2',
    '-91,2,3,4',
    '1,2,90.1,4',
    '1,-181,3,4',
    '1,2,3,999',
    '1,2,Infinity,4',
  ])('is null if the address has %j', (text) => {
    expect(readArea(text)).toBeNull();
  });
});
