import { describe, expect, it } from 'vitest';
import { climateOf } from './climate';
import { DESTINATIONS } from './destinations';
import { isMildAndDry, toFahrenheit } from './mild-month';

const highs = (slug: string) => climateOf(slug).map(({ high }) => high);
const warmest = (months: readonly number[]) => months.indexOf(Math.max(...months));

describe('the climate', () => {
  it.each(DESTINATIONS.map(({ slug, centre }) => [slug, centre.latitude] as const))(
    'of %s has twelve plausible months, with its summer on its side of the equator',
    (slug, latitude) => {
      const months = climateOf(slug);
      expect(months).toHaveLength(12);
      for (const [month, { high, rainDays }] of months.entries()) {
        expect(high).toBeGreaterThan(-10);
        expect(high).toBeLessThan(45);
        expect(Number.isInteger(rainDays) && rainDays >= 0 && rainDays <= 20).toBe(true);
        const next = months[(month + 1) % 12]?.high ?? 0;
        expect(Math.abs(next - high), 'no month is far from the next one').toBeLessThanOrEqual(9);
      }
      const isSummer = latitude > 23 ? [4, 5, 6, 7, 8, 9] : [11, 0, 1, 2];
      if (Math.abs(latitude) > 20) expect(isSummer).toContain(warmest(highs(slug)));
    },
  );

  it('is unknown for other places', () => {
    expect(climateOf('atlantis')).toEqual([]);
  });

  it('is mild and dry from 18 to 28 degrees with at most eight days of rain', () => {
    const is = (high: number, rainDays: number) => isMildAndDry({ high, rainDays });
    expect([is(18, 8), is(28, 0), is(17, 0), is(29, 0), is(20, 9)]).toEqual([true, true, false, false, false]);
  });

  it('has Fahrenheit for those who use it', () => {
    expect([-1, 0, 20, 41].map(toFahrenheit)).toEqual([30, 32, 68, 106]);
  });
});
