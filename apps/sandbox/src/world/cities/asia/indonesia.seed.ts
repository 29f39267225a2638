/** Indonesia: where things are and what they are called. Hotels are invented, landmarks and airports are real. */
import { INDONESIAN } from '../../flavours/indonesian.seed';
import { city } from '../city';
import type { Country } from '../country';

const INDONESIA: Country = {
  code: 'ID',
  currency: 'IDR',
  flavour: INDONESIAN,
  taxes: { vat: 0.1 },
  zip: '#####',
  zipLine: '{city} {zip}',
};

export const UBUD = city({
  serial: 152,
  slug: 'ubud',
  country: INDONESIA,
  timeZone: 'Asia/Makassar',
  names: {
    en: 'Ubud',
    ar: 'أوبود',
    bg: 'Убуд',
    el: 'Ουμπούντ',
    ja: 'ウブド',
    lt: 'Ubudas',
    lv: 'Ubuda',
    ru: 'Убуд',
    uk: 'Убуд',
    zh: '乌布',
  },
  region: ['Bali', -8.4095, 115.1889, 75],
  centre: [-8.5069, 115.2625],
  hotelCount: 320,
  priceLevel: 0.55,
  districts: [
    ['Ubud Kaja', -8.5035, 115.263, 0.4, '80571'],
    ['Ubud Kelod', -8.5105, 115.2635, 0.4, '80571'],
    ['Padang Tegal', -8.5145, 115.265, 0.4, '80571'],
    ['Tebesaya', -8.51, 115.2705, 0.35, '80571'],
    ['Penestanan', -8.505, 115.2525, 0.35, '80571'],
    ['Nyuh Kuning', -8.523, 115.2575, 0.35, '80571'],
    ['Pengosekan', -8.5215, 115.265, 0.4, '80571'],
    ['Peliatan', -8.5175, 115.2735, 0.45, '80571'],
    ['Sayan', -8.506, 115.243, 0.35, '80571'],
    ['Kedewatan', -8.488, 115.247, 0.4, '80571'],
    ['Mas', -8.539, 115.2715, 0.6, '80571'],
    ['Lodtunduh', -8.542, 115.26, 0.5, '80571'],
    ['Tegallalang', -8.437, 115.279, 0.5, '80561'],
  ],
  airports: [['Ngurah Rai International Airport', 'DPS', -8.7482, 115.1672]],
  landmarks: [
    ['Ubud Palace', -8.5067, 115.2625],
    ['Ubud Art Market', -8.507, 115.2633],
    ['Saraswati Temple', -8.5063, 115.2617],
    ['Sacred Monkey Forest Sanctuary', -8.5188, 115.2585],
    ['Campuhan Ridge Walk', -8.5028, 115.2545],
    ['Goa Gajah', -8.5234, 115.2872],
    ['Tegallalang Rice Terrace', -8.4315, 115.2793],
    ['Tirta Empul', -8.4156, 115.3153],
  ],
});
