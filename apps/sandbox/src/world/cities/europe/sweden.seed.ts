/** Sweden: where things are and what they are called. Hotels are invented, landmarks and airports are real. */
import { SWEDISH } from '../../flavours/swedish.seed';
import { city } from '../city';
import type { Country } from '../country';

const SWEDEN: Country = {
  code: 'SE',
  currency: 'SEK',
  flavour: SWEDISH,
  taxes: { vat: 0.12 },
  zip: '### ##',
  zipLine: '{zip} {city}',
};

export const STOCKHOLM = city({
  serial: 69,
  slug: 'stockholm',
  country: SWEDEN,
  timeZone: 'Europe/Stockholm',
  names: {
    en: 'Stockholm',
    ar: 'ستوكهولم',
    bg: 'Стокхолм',
    ca: 'Estocolm',
    el: 'Στοκχόλμη',
    es: 'Estocolmo',
    fi: 'Tukholma',
    it: 'Stoccolma',
    ja: 'ストックホルム',
    lt: 'Stokholmas',
    lv: 'Stokholma',
    pl: 'Sztokholm',
    pt: 'Estocolmo',
    ru: 'Стокгольм',
    sk: 'Štokholm',
    uk: 'Стокгольм',
    zh: '斯德哥尔摩',
  },
  region: ['Stockholm County', 59.4, 18.2, 65],
  centre: [59.3293, 18.0686],
  hotelCount: 280,
  priceLevel: 1.2,
  districts: [
    ['Norrmalm', 59.3345, 18.061, 0.25, '111 ##'],
    ['Stureplan', 59.336, 18.0725, 0.2, '114 ##'],
    ['Gamla Stan', 59.3247, 18.071, 0.2, '111 ##'],
    ['Östermalm', 59.338, 18.084, 0.35, '114 ##'],
    ['Vasastan', 59.3445, 18.053, 0.35, '113 ##'],
    ['Södermalm', 59.314, 18.073, 0.45, '116 ##'],
    ['Mariatorget', 59.3172, 18.06, 0.2, '118 ##'],
    ['Kungsholmen', 59.332, 18.035, 0.25, '112 ##'],
    ['Gärdet', 59.344, 18.1, 0.35, '115 ##'],
    ['Johanneshov', 59.296, 18.08, 0.35, '121 ##'],
    ['Årsta', 59.299, 18.051, 0.35, '120 ##'],
    ['Solna', 59.36, 18, 0.35, '171 ##'],
    ['Älvsjö', 59.279, 18.01, 0.4, '125 ##'],
  ],
  airports: [
    ['Stockholm Arlanda Airport', 'ARN', 59.6498, 17.9238],
    ['Stockholm Bromma Airport', 'BMA', 59.3544, 17.9417],
    ['Stockholm Skavsta Airport', 'NYO', 58.7886, 16.9122],
  ],
  landmarks: [
    ['Vasa Museum', 59.328, 18.0914],
    ['Royal Palace', 59.3268, 18.0717],
    ['Skansen', 59.327, 18.1035],
    ['ABBA The Museum', 59.325, 18.0966],
    ['Stockholm City Hall', 59.3275, 18.0543],
    ['Fotografiska', 59.3179, 18.0853],
    ['Stockholm Central Station', 59.3303, 18.0593],
    ['Avicii Arena', 59.2936, 18.0834],
  ],
});
