import { describe, expect, it } from 'vitest';
import { likeliestPlace, PLACE_TYPES, type Place, placeCoordinates, placeType } from './place';

const place = (id: string, type: Place['type']): Place => ({
  id,
  name: id,
  type,
  city: null,
  state: null,
  country: null,
  countryCode: null,
  iata: null,
  latitude: null,
  longitude: null,
});

describe('a place', () => {
  it('[DATA-02] has one of seven types', () => {
    expect(PLACE_TYPES).toEqual(['airport', 'hotel', 'store', 'city', 'landmark', 'poi', 'region']);
  });

  it.each([
    [['locality', 'political', 'geocode'], 'city'],
    [['airport', 'point_of_interest', 'establishment'], 'airport'],
    [['hotel', 'lodging', 'point_of_interest', 'establishment'], 'hotel'],
    [['tourist_attraction', 'landmark', 'point_of_interest'], 'landmark'],
    [['administrative_area_level_1', 'political'], 'region'],
    [['department_store', 'store'], 'store'],
    [['international_airport'], 'airport'],
    [['lodging'], 'hotel'],
    [['postal_town'], 'city'],
    [['administrative_area_level_3'], 'city'],
    [['tourist_attraction'], 'landmark'],
    [['landmark'], 'landmark'],
    [['shopping_mall'], 'store'],
    [['administrative_area_level_2'], 'region'],
    [['country', 'political'], 'region'],
    [['volcano'], 'poi'],
    [[], 'poi'],
  ] as const)('[DATA-02] reads the provider types %j as %s', (types, expected) => {
    expect(placeType(types)).toBe(expected);
  });

  it('has a position if both its coordinates are known', () => {
    const paris = place('Paris', 'city');
    expect(placeCoordinates({ ...paris, latitude: 48.85, longitude: 0 })).toEqual({ latitude: 48.85, longitude: 0 });
    expect(placeCoordinates({ ...paris, latitude: 48.85 })).toBeNull();
    expect(placeCoordinates({ ...paris, longitude: 2.35 })).toBeNull();
  });

  it('[SRCH-17] is the first city when none was chosen', () => {
    expect(likeliestPlace([place('CDG', 'airport'), place('Paris', 'city'), place('Parma', 'city')])?.id).toBe('Paris');
  });

  it('[SRCH-18] is the first result when there is no city', () => {
    expect(likeliestPlace([place('CDG', 'airport'), place('Louvre', 'landmark')])?.id).toBe('CDG');
  });

  it('[SRCH-19] is null when nothing was found', () => {
    expect(likeliestPlace([])).toBeNull();
  });
});
