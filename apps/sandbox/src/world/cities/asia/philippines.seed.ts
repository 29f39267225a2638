/** The Philippines: where things are and what they are called. Hotels are invented, landmarks and airports are real. */
import { FILIPINO } from '../../flavours/filipino.seed';
import { city } from '../city';
import type { Country } from '../country';

const PHILIPPINES: Country = {
  code: 'PH',
  currency: 'PHP',
  flavour: FILIPINO,
  taxes: { vat: 0.12 },
  zip: '####',
  zipLine: '{zip} {city}',
};

export const MANILA = city({
  serial: 155,
  slug: 'manila',
  country: PHILIPPINES,
  timeZone: 'Asia/Manila',
  names: {
    en: 'Manila',
    ar: 'مانيلا',
    bg: 'Манила',
    el: 'Μανίλα',
    fr: 'Manille',
    ja: 'マニラ',
    nl: 'Manilla',
    ru: 'Манила',
    uk: 'Маніла',
    zh: '马尼拉',
  },
  region: ['Metro Manila', 14.6091, 121.0223, 25],
  centre: [14.5995, 120.9842],
  hotelCount: 320,
  priceLevel: 0.6,
  districts: [
    ['Intramuros', 14.589, 120.9755, 0.3, '1002'],
    ['Binondo', 14.6015, 120.975, 0.25, '1006'],
    ['Quiapo', 14.6005, 120.984, 0.2, '1001'],
    ['Santa Cruz', 14.608, 120.9825, 0.35, '1014'],
    ['Sampaloc', 14.608, 120.994, 0.45, '1008'],
    ['Ermita', 14.582, 120.984, 0.3, '1000'],
    ['Paco', 14.579, 120.9955, 0.3, '1007'],
    ['Malate', 14.5705, 120.9895, 0.3, '1004'],
    ['Pasay', 14.5375, 120.9995, 0.4, '1300'],
    ['Legazpi Village', 14.5535, 121.0165, 0.3, '1229'],
    ['Salcedo Village', 14.5605, 121.0235, 0.35, '1227'],
    ['Bonifacio Global City', 14.5505, 121.0495, 0.4, '1634'],
    ['Ortigas', 14.5865, 121.0615, 0.4, '1605'],
  ],
  airports: [['Ninoy Aquino International Airport', 'MNL', 14.5086, 121.0194]],
  landmarks: [
    ['Fort Santiago', 14.595, 120.97],
    ['Manila Cathedral', 14.5916, 120.9735],
    ['San Agustin Church', 14.5889, 120.9752],
    ['Rizal Park', 14.5831, 120.9794],
    ['National Museum of Fine Arts', 14.5869, 120.9812],
    ['Manila Ocean Park', 14.579, 120.9726],
    ['SM Mall of Asia', 14.5352, 120.9822],
    ['Greenbelt', 14.5523, 121.0222],
  ],
});
