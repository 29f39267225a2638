/** The cities of the sandbox. To add one, add an entry to the file of its country. */
import type { City } from './city';
import { COUNTRIES } from './countries';
import { citiesOf } from './country-seed';

/** The site's destinations. They come first wherever a search uses the order of this list. */
export const DESTINATIONS: readonly string[] = [
  ...['new-york', 'los-angeles', 'chicago', 'san-francisco', 'miami', 'toronto', 'rio-de-janeiro', 'paris', 'london'],
  ...['rome', 'barcelona', 'amsterdam', 'prague', 'vienna', 'berlin', 'istanbul', 'tokyo', 'dubai', 'bangkok'],
  ...['singapore', 'cape-town', 'cairo', 'sydney', 'melbourne'],
];

const placeOf = ({ slug }: City): number => {
  const place = DESTINATIONS.indexOf(slug);
  return place === -1 ? DESTINATIONS.length : place;
};

export const CITIES: readonly City[] = COUNTRIES.flatMap(citiesOf).sort((a, b) => placeOf(a) - placeOf(b));
