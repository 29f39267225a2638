import { describe, expect, it } from 'vitest';
import { CITIES } from '../cities/cities';
import { districtCentre } from '../cities/city';
import { cityHotels } from '../hotels/city-hotels';
import { distanceKm, kmFrom, shifted } from '../lat-lng';
import { type KmPoint, WATERED_SLUGS, watersOf } from './waters';

const wet = CITIES.filter((city) => watersOf(city).rivers.length > 0);

const toSegment = ([x, y]: KmPoint, [ax, ay]: KmPoint, [bx, by]: KmPoint): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - dx * t, y - ay - dy * t);
};

describe('the waters', () => {
  it('belong to known cities', () => {
    const slugs = new Set(CITIES.map(({ slug }) => slug));
    expect(WATERED_SLUGS.filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it.each(wet.map((city) => [city.slug, city] as const))('of %s have no hotel in a river', (_, city) => {
    const { rivers } = watersOf(city);
    const drowned = cityHotels('test', city).filter((hotel) => {
      const at = kmFrom(city.centre, hotel);
      return rivers.some(({ path, widthKm }) =>
        path.slice(1).some((to, k) => toSegment(at, path[k] as KmPoint, to) < widthKm / 2 + 0.02),
      );
    });
    expect(drowned).toEqual([]);
  });

  it('keep lakes out of the districts', () => {
    const wetDistricts = CITIES.flatMap((city) => {
      const shore = watersOf(city).lakes.flatMap((lake) => lake.shore);
      const points = shore.map(([east, north]) => shifted(city.centre, north, east));
      return city.districts.filter((one) => points.some((point) => distanceKm(point, districtCentre(one)) < one[3]));
    });
    expect(wetDistricts).toEqual([]);
  });
});
