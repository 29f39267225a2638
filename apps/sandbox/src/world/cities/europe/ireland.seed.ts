/** Ireland: where things are and what they are called. Hotels are invented, landmarks and airports are real. */
import { BRITISH } from '../../flavours/british.seed';
import { city } from '../city';
import type { Country } from '../country';

const IRELAND: Country = {
  code: 'IE',
  currency: 'EUR',
  flavour: BRITISH,
  taxes: { vat: 0.135 },
  zip: 'D## @@##',
  zipLine: '{city} {zip}',
};

export const DUBLIN = city({
  serial: 44,
  slug: 'dublin',
  country: IRELAND,
  timeZone: 'Europe/Dublin',
  names: {
    en: 'Dublin',
    ar: 'دبلن',
    bg: 'Дъблин',
    ca: 'Dublín',
    el: 'Δουβλίνο',
    es: 'Dublín',
    it: 'Dublino',
    ja: 'ダブリン',
    lt: 'Dublinas',
    lv: 'Dublina',
    ru: 'Дублин',
    uk: 'Дублін',
    zh: '都柏林',
  },
  region: ['Leinster', 53.3, -6.9, 90],
  centre: [53.3498, -6.2603],
  hotelCount: 320,
  priceLevel: 1.3,
  districts: [
    ['Temple Bar', 53.344, -6.265, 0.2, 'D02 @@##'],
    ["O'Connell Street", 53.351, -6.2605, 0.3, 'D01 @@##'],
    ['Parnell Square', 53.354, -6.264, 0.3, 'D01 @@##'],
    ['IFSC', 53.351, -6.247, 0.25, 'D01 @@##'],
    ["St Stephen's Green", 53.3375, -6.26, 0.3, 'D02 @@##'],
    ['Merrion Square', 53.3395, -6.249, 0.3, 'D02 @@##'],
    ['Smithfield', 53.35, -6.278, 0.25, 'D07 @@##'],
    ['Liberties', 53.3405, -6.279, 0.4, 'D08 @@##'],
    ['Portobello', 53.3315, -6.265, 0.3, 'D08 @@##'],
    ['Ballsbridge', 53.329, -6.229, 0.4, 'D04 @@##'],
    ['Drumcondra', 53.366, -6.256, 0.5, 'D09 @@##'],
    ['Rathmines', 53.322, -6.265, 0.4, 'D06 @@##'],
    ['Santry', 53.396, -6.245, 0.5, 'D09 @@##'],
  ],
  airports: [['Dublin Airport', 'DUB', 53.4213, -6.2701]],
  landmarks: [
    ['Trinity College Dublin', 53.3438, -6.2546],
    ['Guinness Storehouse', 53.3419, -6.2867],
    ['Dublin Castle', 53.3429, -6.2674],
    ['The Spire', 53.3498, -6.2603],
    ["St Patrick's Cathedral", 53.3395, -6.2715],
    ['Phoenix Park', 53.3559, -6.3298],
    ['Aviva Stadium', 53.3352, -6.2285],
    ['Croke Park', 53.3607, -6.2511],
  ],
});
