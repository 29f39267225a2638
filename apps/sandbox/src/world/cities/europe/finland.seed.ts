/** Finland: where things are and what they are called. Hotels are invented, landmarks and airports are real. */
import { FINNISH } from '../../flavours/finnish.seed';
import { city } from '../city';
import type { Country } from '../country';

const FINLAND: Country = {
  code: 'FI',
  currency: 'EUR',
  flavour: FINNISH,
  taxes: { vat: 0.135 },
  zip: '#####',
  zipLine: '{zip} {city}',
};

export const HELSINKI = city({
  serial: 71,
  slug: 'helsinki',
  country: FINLAND,
  timeZone: 'Europe/Helsinki',
  names: {
    en: 'Helsinki',
    ar: 'هلسنكي',
    bg: 'Хелзинки',
    ca: 'Hèlsinki',
    cs: 'Helsinky',
    el: 'Ελσίνκι',
    et: 'Helsingi',
    ja: 'ヘルシンキ',
    lt: 'Helsinkis',
    nb: 'Helsingfors',
    pt: 'Helsínquia',
    ru: 'Хельсинки',
    sv: 'Helsingfors',
    uk: 'Гельсінкі',
    zh: '赫尔辛基',
  },
  region: ['Uusimaa', 60.3, 25, 65],
  centre: [60.1699, 24.9384],
  hotelCount: 240,
  priceLevel: 1.1,
  districts: [
    ['Kluuvi', 60.1697, 24.943, 0.25, '00100'],
    ['Kamppi', 60.1675, 24.93, 0.25, '00100'],
    ['Punavuori', 60.1615, 24.939, 0.25, '00150'],
    ['Ullanlinna', 60.159, 24.948, 0.2, '00140'],
    ['Kruununhaka', 60.1725, 24.9555, 0.2, '00170'],
    ['Töölö', 60.1775, 24.9235, 0.25, '00100'],
    ['Taka-Töölö', 60.186, 24.92, 0.3, '00260'],
    ['Kallio', 60.184, 24.95, 0.3, '00530'],
    ['Alppila', 60.1885, 24.944, 0.3, '00510'],
    ['Vallila', 60.195, 24.956, 0.3, '00550'],
    ['Pasila', 60.199, 24.933, 0.4, '00520'],
    ['Haaga', 60.219, 24.897, 0.5, '00320'],
  ],
  airports: [['Helsinki Airport', 'HEL', 60.3172, 24.9633]],
  landmarks: [
    ['Helsinki Cathedral', 60.1704, 24.9522],
    ['Suomenlinna', 60.1454, 24.9881],
    ['Temppeliaukio Church', 60.173, 24.9252],
    ['Market Square', 60.1675, 24.9536],
    ['Helsinki Central Station', 60.1719, 24.9414],
    ['Oodi Library', 60.1739, 24.9382],
    ['Sibelius Monument', 60.1822, 24.9134],
    ['Linnanmäki', 60.188, 24.94],
  ],
});
