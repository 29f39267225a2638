import { describe, expect, it } from 'vitest';
import { DESTINATIONS, DESTINATIONS_BY_REGION, destinationBySlug, slugOf } from './destinations';

const citiesOf = (wanted: string): string[] =>
  DESTINATIONS_BY_REGION.flatMap(({ region, destinations }) => (region === wanted ? destinations : [])).map(
    ({ city }) => city,
  );

describe('destinations', () => {
  it('[DEST-02] stand in six regions', () => {
    expect(DESTINATIONS_BY_REGION.map(({ region }) => region)).toEqual([
      'North America',
      'South America',
      'Europe',
      'Asia',
      'Africa',
      'Oceania',
    ]);
  });

  it.each([
    ['North America', ['New York', 'Los Angeles', 'Chicago', 'San Francisco', 'Miami', 'Toronto']],
    ['South America', ['Rio de Janeiro']],
    ['Europe', ['Paris', 'London', 'Rome', 'Barcelona', 'Amsterdam', 'Prague', 'Vienna', 'Berlin', 'Istanbul']],
    ['Asia', ['Tokyo', 'Dubai', 'Bangkok', 'Singapore']],
    ['Africa', ['Cape Town', 'Cairo']],
    ['Oceania', ['Sydney', 'Melbourne']],
  ])('[DEST-03][DEST-04][DEST-05][DEST-06][DEST-07][DEST-08] lists the cities of %s', (region, cities) => {
    expect(citiesOf(region)).toEqual(cities);
  });

  it('are 24, each with a slug of its own', () => {
    expect(new Set(DESTINATIONS.map(({ slug }) => slug)).size).toBe(24);
  });

  it('[DEST-09] have the lower-case name with hyphens for whatever is no letter or digit', () => {
    expect(slugOf('Rio de Janeiro')).toBe('rio-de-janeiro');
    expect(slugOf("St. John's 2")).toBe('st--john-s-2');
    expect(destinationBySlug('new-york')?.city).toBe('New York');
  });

  it('[DEST-10] has no city for an unknown slug', () => {
    expect(destinationBySlug('atlantis')).toBeUndefined();
    expect(destinationBySlug('toString')).toBeUndefined();
    expect(destinationBySlug('Paris')).toBeUndefined();
  });
});
