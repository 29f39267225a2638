import { describe, expect, it } from 'vitest';
import { DESTINATIONS, DESTINATIONS_BY_REGION, destinationBySlug, POPULAR_DESTINATIONS, slugOf } from './destinations';

const citiesOf = (wanted: string): string[] =>
  DESTINATIONS_BY_REGION.flatMap(({ region, destinations }) => (region === wanted ? destinations : [])).map(
    ({ city }) => city,
  );

describe('destinations', () => {
  it('[DEST-02] are in six regions', () => {
    expect(DESTINATIONS_BY_REGION.map(({ region }) => region)).toEqual([
      'North America',
      'South America',
      'Europe',
      'Asia',
      'Africa',
      'Oceania',
    ]);
  });

  it('[DEST-03][DEST-04] include the cities of the Americas', () => {
    expect(citiesOf('North America')).toEqual([
      'New York',
      'Los Angeles',
      'Chicago',
      'San Francisco',
      'Miami',
      'Toronto',
    ]); // DEST-03
    expect(citiesOf('South America')).toEqual(['Rio de Janeiro']); // DEST-04
  });

  it('[DEST-05] include the cities of Europe', () => {
    expect(citiesOf('Europe')).toEqual([
      'Paris',
      'London',
      'Rome',
      'Barcelona',
      'Amsterdam',
      'Prague',
      'Vienna',
      'Berlin',
      'Istanbul',
    ]);
  });

  it('[DEST-06][DEST-07][DEST-08] include the cities of Asia, Africa and Oceania', () => {
    expect(citiesOf('Asia')).toEqual(['Tokyo', 'Dubai', 'Bangkok', 'Singapore']); // DEST-06
    expect(citiesOf('Africa')).toEqual(['Cape Town', 'Cairo']); // DEST-07
    expect(citiesOf('Oceania')).toEqual(['Sydney', 'Melbourne']); // DEST-08
  });

  it('are 24, each with its own slug', () => {
    expect(new Set(DESTINATIONS.map(({ slug }) => slug)).size).toBe(24);
  });

  it('[DEST-09] have the lower-case name with hyphens instead of other characters as slug', () => {
    expect(slugOf('Rio de Janeiro')).toBe('rio-de-janeiro');
    expect(slugOf("St. John's 2")).toBe('st--john-s-2');
    expect(destinationBySlug('new-york')?.city).toBe('New York');
  });

  it('[DEST-10] have no city for an unknown slug', () => {
    expect(destinationBySlug('atlantis')).toBeUndefined();
    expect(destinationBySlug('toString')).toBeUndefined();
    expect(destinationBySlug('Paris')).toBeUndefined();
  });
});

describe('popular destinations', () => {
  it('[HOME-05] are all 24 cities, each once', () => {
    expect(POPULAR_DESTINATIONS).toHaveLength(24);
    expect(new Set(POPULAR_DESTINATIONS)).toEqual(new Set(DESTINATIONS));
  });

  it('[HOME-05] begin with the first city of each region, in the order of the regions', () => {
    expect(POPULAR_DESTINATIONS.slice(0, 6).map(({ city }) => city)).toEqual([
      'New York',
      'Rio de Janeiro',
      'Paris',
      'Tokyo',
      'Cape Town',
      'Sydney',
    ]);
  });

  it('[HOME-05] keep the order within a region', () => {
    const inEurope = POPULAR_DESTINATIONS.filter(({ region }) => region === 'Europe');
    expect(inEurope).toEqual(DESTINATIONS.filter(({ region }) => region === 'Europe'));
  });
});
