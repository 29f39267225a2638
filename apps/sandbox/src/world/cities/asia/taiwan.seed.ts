/** Taiwan: where things are and what they are called. Hotels are invented, landmarks and airports are real. */
import { TAIWANESE } from '../../flavours/taiwanese.seed';
import { city } from '../city';
import type { Country } from '../country';

const TAIWAN: Country = {
  code: 'TW',
  currency: 'TWD',
  flavour: TAIWANESE,
  taxes: { vat: 0.05 },
  zip: '###',
  zipLine: '{city} {zip}',
};

export const TAIPEI = city({
  serial: 150,
  slug: 'taipei',
  country: TAIWAN,
  timeZone: 'Asia/Taipei',
  names: {
    en: 'Taipei',
    ar: 'تايبيه',
    bg: 'Тайпе',
    cs: 'Tchaj-pej',
    el: 'Ταϊπέι',
    es: 'Taipéi',
    hu: 'Tajpej',
    ja: '台北',
    lt: 'Taibėjus',
    lv: 'Taipeja',
    pl: 'Tajpej',
    pt: 'Taipé',
    ru: 'Тайбэй',
    sk: 'Tchaj-pej',
    sl: 'Tajpej',
    uk: 'Тайбей',
    zh: '台北',
  },
  region: ['Taipei City', 25.09, 121.56, 14],
  centre: [25.0478, 121.517],
  hotelCount: 300,
  priceLevel: 0.8,
  districts: [
    ['Zhongzheng', 25.0435, 121.518, 0.35, '100'],
    ['Ximending', 25.0435, 121.5065, 0.25, '108'],
    ['Datong', 25.0565, 121.515, 0.35, '103'],
    ['Zhongshan', 25.0535, 121.523, 0.4, '104'],
    ['Songjiang Nanjing', 25.053, 121.533, 0.35, '104'],
    ['Yongkang', 25.032, 121.5285, 0.3, '106'],
    ["Da'an", 25.035, 121.546, 0.4, '106'],
    ['East District', 25.042, 121.55, 0.4, '106'],
    ['Xinyi', 25.0355, 121.565, 0.45, '110'],
    ['Songshan', 25.05, 121.562, 0.4, '105'],
    ['Gongguan', 25.0155, 121.535, 0.25, '100'],
    ['Shilin', 25.089, 121.526, 0.35, '111'],
    ['Beitou', 25.1365, 121.506, 0.4, '112'],
  ],
  airports: [
    ['Taiwan Taoyuan International Airport', 'TPE', 25.0797, 121.2342],
    ['Taipei Songshan Airport', 'TSA', 25.0697, 121.5525],
  ],
  landmarks: [
    ['Taipei 101', 25.0339, 121.5645],
    ['Chiang Kai-shek Memorial Hall', 25.0346, 121.5219],
    ['National Palace Museum', 25.1024, 121.5485],
    ['Longshan Temple', 25.0372, 121.4999],
    ['Taipei Main Station', 25.0478, 121.517],
    ['Shilin Night Market', 25.088, 121.5242],
    ['Raohe Night Market', 25.0509, 121.5775],
    ['Elephant Mountain', 25.0275, 121.571],
  ],
});
