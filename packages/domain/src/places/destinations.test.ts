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
    ['DEST-03', 'North America', ['New York', 'Los Angeles', 'Chicago', 'San Francisco', 'Miami', 'Toronto']],
    ['DEST-04', 'South America', ['Rio de Janeiro']],
    [
      'DEST-05',
      'Europe',
      ['Paris', 'London', 'Rome', 'Barcelona', 'Amsterdam', 'Prague', 'Vienna', 'Berlin', 'Istanbul'],
    ],
    ['DEST-06', 'Asia', ['Tokyo', 'Dubai', 'Bangkok', 'Singapore']],
    ['DEST-07', 'Africa', ['Cape Town', 'Cairo']],
    ['DEST-08', 'Oceania', ['Sydney', 'Melbourne']],
  ])('[%s] lists the cities of %s', (_, region, cities) => {
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
