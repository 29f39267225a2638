import { expect, it } from 'vitest';
import { directionsUrl } from './directions';

const HOTEL = { name: 'Hôtel & Spa', address: '81 Rue des Dames', city: 'Paris', country: 'FR' };
const SPOT = { latitude: 48.8846, longitude: -2.3218 };
const START = 'https://www.google.com/maps/dir/?api=1&destination=';

it('leads to the coordinates of the hotel, which no other hotel shares', () => {
  expect(directionsUrl({ ...HOTEL, ...SPOT })).toBe(`${START}48.8846,-2.3218`);
});

it('leads to the address if there are no coordinates', () => {
  const nowhere = { ...HOTEL, latitude: null, longitude: null };
  expect(directionsUrl(nowhere)).toBe(`${START}H%C3%B4tel%20%26%20Spa%2C%2081%20Rue%20des%20Dames%2C%20Paris%2C%20FR`);
  expect(directionsUrl({ ...nowhere, address: null })).toBeNull();
});
