/** Malaysia: where things are and what they are called. Hotels are invented, landmarks and airports are real. */
import { MALAY } from '../../flavours/malay.seed';
import { city } from '../city';
import type { Country } from '../country';

const MALAYSIA: Country = {
  code: 'MY',
  currency: 'MYR',
  flavour: MALAY,
  taxes: { vat: 0.08, propertyFee: { share: 1, from: 10, to: 10 } },
  zip: '#####',
  zipLine: '{zip} {city}',
};

export const KUALA_LUMPUR = city({
  serial: 151,
  slug: 'kuala-lumpur',
  country: MALAYSIA,
  timeZone: 'Asia/Kuala_Lumpur',
  names: {
    en: 'Kuala Lumpur',
    ar: 'كوالالمبور',
    bg: 'Куала Лумпур',
    el: 'Κουάλα Λουμπούρ',
    ja: 'クアラルンプール',
    lt: 'Kvala Lumpūras',
    lv: 'Kualalumpura',
    ru: 'Куала-Лумпур',
    uk: 'Куала-Лумпур',
    zh: '吉隆坡',
  },
  region: ['Federal Territory of Kuala Lumpur', 3.139, 101.6869, 14],
  centre: [3.1478, 101.6953],
  hotelCount: 340,
  priceLevel: 0.5,
  districts: [
    ['Masjid India', 3.1515, 101.697, 0.25, '50100'],
    ['Chinatown', 3.1435, 101.6975, 0.3, '50000'],
    ['Bukit Bintang', 3.147, 101.711, 0.45, '55100'],
    ['KLCC', 3.1592, 101.7165, 0.25, '50450'],
    ['Kampung Baru', 3.1625, 101.7055, 0.3, '50300'],
    ['Chow Kit', 3.1655, 101.698, 0.35, '50350'],
    ['Pudu', 3.135, 101.713, 0.35, '55200'],
    ['Brickfields', 3.1295, 101.6845, 0.35, '50470'],
    ['Bangsar', 3.13, 101.6715, 0.45, '59000'],
    ['Mid Valley', 3.1175, 101.6775, 0.25, '59200'],
    ['Mont Kiara', 3.169, 101.652, 0.5, '50480'],
    ['Petaling Jaya', 3.1035, 101.6445, 0.6, '46000'],
  ],
  airports: [
    ['Kuala Lumpur International Airport', 'KUL', 2.7456, 101.7099],
    ['Sultan Abdul Aziz Shah Airport', 'SZB', 3.1306, 101.5493],
  ],
  landmarks: [
    ['Petronas Twin Towers', 3.1579, 101.7116],
    ['KL Tower', 3.1528, 101.7038],
    ['Merdeka Square', 3.1478, 101.6936],
    ['Central Market', 3.1459, 101.6953],
    ['Petaling Street', 3.1441, 101.6974],
    ['Pavilion Kuala Lumpur', 3.149, 101.7131],
    ['KL Sentral', 3.1341, 101.6863],
    ['Batu Caves', 3.2379, 101.684],
  ],
});
