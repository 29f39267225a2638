/** Slovakia: where things are and what they are called. Hotels are invented, landmarks and airports are real. */
import { SLOVAK } from '../../flavours/slovak.seed';
import { city } from '../city';
import type { Country } from '../country';

const SLOVAKIA: Country = {
  code: 'SK',
  currency: 'EUR',
  flavour: SLOVAK,
  taxes: { vat: 0.05, cityTax: [3, 3, 3, 3, 3] },
  zip: '### ##',
  zipLine: '{zip} {city}',
};

export const BRATISLAVA = city({
  serial: 81,
  slug: 'bratislava',
  country: SLOVAKIA,
  timeZone: 'Europe/Bratislava',
  names: {
    en: 'Bratislava',
    ar: 'براتيسلافا',
    bg: 'Братислава',
    el: 'Μπρατισλάβα',
    hu: 'Pozsony',
    ja: 'ブラチスラバ',
    pl: 'Bratysława',
    ru: 'Братислава',
    uk: 'Братислава',
    zh: '布拉迪斯拉发',
  },
  region: ['Bratislava Region', 48.3, 17.2, 40],
  centre: [48.1486, 17.1077],
  hotelCount: 200,
  priceLevel: 0.75,
  districts: [
    ['Staré Mesto', 48.1455, 17.108, 0.3, '811 0#'],
    ['Palisády', 48.148, 17.099, 0.3, '811 0#'],
    ['Kamenné Námestie', 48.1447, 17.114, 0.2, '811 08'],
    ['Blumentál', 48.153, 17.115, 0.3, '811 07'],
    ['Podhradie', 48.1445, 17.096, 0.2, '811 01'],
    ['Nivy', 48.147, 17.129, 0.3, '821 09'],
    ['Kramáre', 48.167, 17.095, 0.35, '831 01'],
    ['Nové Mesto', 48.169, 17.127, 0.35, '831 0#'],
    ['Petržalka', 48.12, 17.108, 0.35, '851 0#'],
    ['Trnávka', 48.165, 17.162, 0.35, '821 0#'],
    ['Karlova Ves', 48.159, 17.056, 0.3, '841 04'],
    ['Dúbravka', 48.189, 17.034, 0.5, '841 0#'],
  ],
  airports: [
    ['Bratislava Airport', 'BTS', 48.1702, 17.2127],
    ['Vienna International Airport', 'VIE', 48.1103, 16.5697],
  ],
  landmarks: [
    ['Bratislava Castle', 48.1421, 17.1],
    ["St Martin's Cathedral", 48.142, 17.1051],
    ['Blue Church', 48.1434, 17.1167],
    ["Michael's Gate", 48.1452, 17.1067],
    ['Main Square', 48.1435, 17.1085],
    ['UFO Tower', 48.1364, 17.1049],
    ['Slavín', 48.1538, 17.0997],
    ['Bratislava hlavná stanica', 48.1586, 17.1064],
  ],
});
