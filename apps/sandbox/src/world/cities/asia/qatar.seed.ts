/** Qatar: where things are and what they are called. Hotels are invented, landmarks and airports are real. */
import { ARABIC } from '../../flavours/arabic.seed';
import { city } from '../city';
import type { Country } from '../country';

const QATAR: Country = {
  code: 'QA',
  currency: 'QAR',
  flavour: ARABIC,
  taxes: { vat: 0.05 },
  zip: '',
  zipLine: '{city}',
};

export const DOHA = city({
  serial: 160,
  slug: 'doha',
  country: QATAR,
  timeZone: 'Asia/Qatar',
  names: {
    en: 'Doha',
    ar: 'الدوحة',
    bg: 'Доха',
    cs: 'Dauhá',
    el: 'Ντόχα',
    ja: 'ドーハ',
    ru: 'Доха',
    sk: 'Dauha',
    uk: 'Доха',
    zh: '多哈',
  },
  region: ['Doha Municipality', 25.2867, 51.5333, 15],
  centre: [25.2867, 51.5333],
  hotelCount: 200,
  priceLevel: 0.95,
  districts: [
    ['Souq Waqif', 25.286, 51.5315, 0.2],
    ['Msheireb', 25.2845, 51.5265, 0.3],
    ['Al Najada', 25.2825, 51.532, 0.25],
    ['Umm Ghuwailina', 25.2785, 51.5465, 0.3],
    ['Najma', 25.271, 51.5435, 0.35],
    ['Al Mansoura', 25.2685, 51.533, 0.4],
    ['Al Muntazah', 25.2695, 51.52, 0.3],
    ['Fereej Bin Mahmoud', 25.2805, 51.5165, 0.4],
    ['Al Sadd', 25.2835, 51.4985, 0.5],
    ['Bin Omran', 25.3035, 51.5015, 0.4],
    ['West Bay', 25.324, 51.525, 0.3],
    ['Al Gharrafa', 25.334, 51.453, 0.5],
  ],
  airports: [['Hamad International Airport', 'DOH', 25.2731, 51.6081]],
  landmarks: [
    ['Souq Waqif', 25.2875, 51.5333],
    ['Museum of Islamic Art', 25.2954, 51.5393],
    ['National Museum of Qatar', 25.2876, 51.5489],
    ['Doha Corniche', 25.2976, 51.527],
    ['Katara Cultural Village', 25.3604, 51.5254],
    ['The Pearl', 25.3711, 51.5507],
    ['Aspire Park', 25.2626, 51.4381],
    ['Khalifa International Stadium', 25.2638, 51.4482],
  ],
});
