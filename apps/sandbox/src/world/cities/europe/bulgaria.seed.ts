/** Bulgaria: where things are and what they are called. Hotels are invented, landmarks and airports are real. */
import { BULGARIAN } from '../../flavours/bulgarian.seed';
import { city } from '../city';
import type { Country } from '../country';

const BULGARIA: Country = {
  code: 'BG',
  currency: 'EUR',
  flavour: BULGARIAN,
  taxes: { vat: 0.09, cityTax: [0.5, 0.6, 0.8, 1.2, 1.6] },
  zip: '####',
  zipLine: '{zip} {city}',
};

export const SOFIA = city({
  serial: 83,
  slug: 'sofia',
  country: BULGARIA,
  timeZone: 'Europe/Sofia',
  names: {
    en: 'Sofia',
    ar: 'صوفيا',
    bg: 'София',
    cs: 'Sofie',
    el: 'Σόφια',
    es: 'Sofía',
    hr: 'Sofija',
    hu: 'Szófia',
    ja: 'ソフィア',
    lt: 'Sofija',
    lv: 'Sofija',
    pt: 'Sófia',
    ru: 'София',
    sl: 'Sofija',
    tr: 'Sofya',
    uk: 'Софія',
    zh: '索非亚',
  },
  region: ['Sofia City Province', 42.65, 23.4, 32],
  centre: [42.6977, 23.3219],
  hotelCount: 220,
  priceLevel: 0.6,
  districts: [
    ['Serdika', 42.6985, 23.322, 0.35, '1000'],
    ['Sredets', 42.694, 23.329, 0.35, '1000'],
    ['Oborishte', 42.699, 23.34, 0.4, '1504'],
    ['Vitosha Boulevard', 42.689, 23.319, 0.3, '1463'],
    ['Ivan Vazov', 42.68, 23.31, 0.35, '1408'],
    ['Lozenets', 42.674, 23.321, 0.5, '1407'],
    ['Poduyane', 42.703, 23.357, 0.4, '1517'],
    ['Iztok', 42.673, 23.35, 0.35, '1113'],
    ['Ilinden', 42.705, 23.299, 0.4, '1309'],
    ['Krasno Selo', 42.678, 23.287, 0.4, '1618'],
    ['Studentski Grad', 42.65, 23.344, 0.5, '1700'],
    ['Mladost', 42.652, 23.378, 0.6, '1784'],
    ['Boyana', 42.645, 23.268, 0.4, '1616'],
  ],
  airports: [['Sofia Airport', 'SOF', 42.6952, 23.4062]],
  landmarks: [
    ['Alexander Nevsky Cathedral', 42.6958, 23.3329],
    ['Vitosha Boulevard', 42.692, 23.3197],
    ['National Palace of Culture', 42.6847, 23.3189],
    ['St George Rotunda', 42.6969, 23.3229],
    ['Boyana Church', 42.6446, 23.2663],
    ['Sofia Central Station', 42.7122, 23.321],
  ],
});
