/** Estonia: where things are and what they are called. Hotels are invented, landmarks and airports are real. */
import { ESTONIAN } from '../../flavours/estonian.seed';
import { city } from '../city';
import type { Country } from '../country';

const ESTONIA: Country = {
  code: 'EE',
  currency: 'EUR',
  flavour: ESTONIAN,
  taxes: { vat: 0.13 },
  zip: '#####',
  zipLine: '{zip} {city}',
};

export const TALLINN = city({
  serial: 78,
  slug: 'tallinn',
  country: ESTONIA,
  timeZone: 'Europe/Tallinn',
  names: {
    en: 'Tallinn',
    ar: 'تالين',
    bg: 'Талин',
    el: 'Ταλίν',
    es: 'Tallin',
    fi: 'Tallinna',
    ja: 'タリン',
    lt: 'Talinas',
    lv: 'Tallina',
    ru: 'Таллин',
    sl: 'Talin',
    uk: 'Таллінн',
    zh: '塔林',
  },
  region: ['Harju County', 59.3, 24.7, 50],
  centre: [59.437, 24.7536],
  hotelCount: 220,
  priceLevel: 0.8,
  districts: [
    ['Vanalinn', 59.437, 24.744, 0.3, '101##'],
    ['Toompea', 59.4352, 24.739, 0.15, '10130'],
    ['Rotermann', 59.4383, 24.7548, 0.15, '10111'],
    ['Südalinn', 59.434, 24.756, 0.3, '101##'],
    ['Kadriorg', 59.437, 24.779, 0.25, '101##'],
    ['Kassisaba', 59.432, 24.733, 0.25, '101##'],
    ['Telliskivi', 59.44, 24.729, 0.2, '104##'],
    ['Kalamaja', 59.446, 24.736, 0.25, '104##'],
    ['Uus Maailm', 59.426, 24.735, 0.3, '101##'],
    ['Veerenni', 59.424, 24.75, 0.3, '113##'],
    ['Kristiine', 59.427, 24.717, 0.4, '106##'],
    ['Lasnamäe', 59.436, 24.83, 0.5, '136##'],
    ['Mustamäe', 59.405, 24.677, 0.5, '126##'],
  ],
  airports: [['Tallinn Airport', 'TLL', 59.4133, 24.8328]],
  landmarks: [
    ['Alexander Nevsky Cathedral', 59.4358, 24.7394],
    ['Town Hall Square', 59.437, 24.7453],
    ['Toompea Castle', 59.4357, 24.7372],
    ['Kadriorg Palace', 59.4386, 24.7906],
    ['Seaplane Harbour', 59.4514, 24.7383],
    ['Kumu Art Museum', 59.4361, 24.7964],
    ['Tallinn TV Tower', 59.4712, 24.8875],
    ['Telliskivi Creative City', 59.4396, 24.729],
  ],
});
