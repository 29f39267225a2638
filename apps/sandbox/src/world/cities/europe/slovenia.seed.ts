/** Slovenia: where things are and what they are called. Hotels are invented, landmarks and airports are real. */
import { SLOVENE } from '../../flavours/slovene.seed';
import { city } from '../city';
import type { Country } from '../country';

const SLOVENIA: Country = {
  code: 'SI',
  currency: 'EUR',
  flavour: SLOVENE,
  taxes: { vat: 0.095, cityTax: [3.13, 3.13, 3.13, 3.13, 3.13] },
  zip: '####',
  zipLine: '{zip} {city}',
};

export const LJUBLJANA = city({
  serial: 80,
  slug: 'ljubljana',
  country: SLOVENIA,
  timeZone: 'Europe/Ljubljana',
  names: {
    en: 'Ljubljana',
    ar: 'ليوبليانا',
    bg: 'Любляна',
    cs: 'Lublaň',
    el: 'Λιουμπλιάνα',
    es: 'Liubliana',
    it: 'Lubiana',
    ja: 'リュブリャナ',
    lt: 'Liubliana',
    lv: 'Ļubļana',
    pl: 'Lublana',
    pt: 'Liubliana',
    ru: 'Любляна',
    sk: 'Ľubľana',
    uk: 'Любляна',
    zh: '卢布尔雅那',
  },
  region: ['Central Slovenia', 46.05, 14.6, 35],
  centre: [46.0535, 14.507],
  hotelCount: 200,
  priceLevel: 0.85,
  districts: [
    ['Center', 46.054, 14.503, 0.4, '1000'],
    ['Stara Ljubljana', 46.049, 14.508, 0.3, '1000'],
    ['Tabor', 46.0545, 14.515, 0.25, '1000'],
    ['Krakovo', 46.0455, 14.504, 0.2, '1000'],
    ['Poljane', 46.049, 14.519, 0.25, '1000'],
    ['Trnovo', 46.042, 14.502, 0.35, '1000'],
    ['Rožna Dolina', 46.05, 14.485, 0.3, '1000'],
    ['Bežigrad', 46.069, 14.51, 0.5, '1000'],
    ['Šiška', 46.07, 14.491, 0.5, '1000'],
    ['Vič', 46.043, 14.48, 0.35, '1000'],
    ['Moste', 46.055, 14.54, 0.4, '1000'],
    ['Rudnik', 46.025, 14.53, 0.4, '1000'],
    ['Črnuče', 46.104, 14.53, 0.4, '1231'],
  ],
  airports: [['Ljubljana Airport', 'LJU', 46.2237, 14.4576]],
  landmarks: [
    ['Ljubljana Castle', 46.0489, 14.5085],
    ['Triple Bridge', 46.0511, 14.5062],
    ['Dragon Bridge', 46.052, 14.5104],
    ['Prešeren Square', 46.0514, 14.506],
    ['Tivoli Park', 46.0558, 14.4945],
    ['Metelkova', 46.0567, 14.5164],
    ['Ljubljana Cathedral', 46.0507, 14.5079],
    ['Ljubljana Railway Station', 46.0583, 14.5106],
  ],
});
