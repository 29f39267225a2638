/** Norway: where things are and what they are called. Hotels are invented, landmarks and airports are real. */
import { NORWEGIAN } from '../../flavours/norwegian.seed';
import { city } from '../city';
import type { Country } from '../country';

const NORWAY: Country = {
  code: 'NO',
  currency: 'NOK',
  flavour: NORWEGIAN,
  taxes: { vat: 0.12 },
  zip: '####',
  zipLine: '{zip} {city}',
};

export const OSLO = city({
  serial: 70,
  slug: 'oslo',
  country: NORWAY,
  timeZone: 'Europe/Oslo',
  names: {
    en: 'Oslo',
    ar: 'أوسلو',
    bg: 'Осло',
    el: 'Όσλο',
    ja: 'オスロ',
    lt: 'Oslas',
    ru: 'Осло',
    uk: 'Осло',
    zh: '奥斯陆',
  },
  region: ['Oslo County', 59.97, 10.75, 22],
  centre: [59.9139, 10.7522],
  hotelCount: 240,
  priceLevel: 1.4,
  districts: [
    ['Sentrum', 59.9145, 10.741, 0.3, '015#'],
    ['Grønland', 59.9125, 10.764, 0.25, '018#'],
    ['Gamlebyen', 59.906, 10.7725, 0.25, '065#'],
    ['Tøyen', 59.916, 10.775, 0.3, '057#'],
    ['Grünerløkka', 59.924, 10.759, 0.35, '055#'],
    ['St Hanshaugen', 59.9265, 10.741, 0.35, '017#'],
    ['Homansbyen', 59.92, 10.727, 0.3, '035#'],
    ['Majorstuen', 59.9295, 10.715, 0.35, '036#'],
    ['Frogner', 59.92, 10.705, 0.35, '026#'],
    ['Kvadraturen', 59.9105, 10.7425, 0.2, '015#'],
    ['Skøyen', 59.9235, 10.679, 0.3, '027#'],
    ['Helsfyr', 59.913, 10.801, 0.4, '066#'],
    ['Nydalen', 59.949, 10.764, 0.35, '048#'],
  ],
  airports: [
    ['Oslo Gardermoen Airport', 'OSL', 60.1939, 11.1004],
    ['Sandefjord Torp Airport', 'TRF', 59.1867, 10.2586],
  ],
  landmarks: [
    ['Oslo Opera House', 59.9075, 10.7531],
    ['Vigeland Park', 59.927, 10.7004],
    ['Munch Museum', 59.9059, 10.7553],
    ['Royal Palace', 59.9169, 10.7275],
    ['Akershus Fortress', 59.9067, 10.7361],
    ['Oslo Central Station', 59.9109, 10.7527],
    ['Holmenkollen', 59.964, 10.6673],
    ['Oslo City Hall', 59.9118, 10.7335],
  ],
});
