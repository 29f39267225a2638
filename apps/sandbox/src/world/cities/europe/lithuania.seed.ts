/** Lithuania: where things are and what they are called. Hotels are invented, landmarks and airports are real. */
import { LITHUANIAN } from '../../flavours/lithuanian.seed';
import { city } from '../city';
import type { Country } from '../country';

const LITHUANIA: Country = {
  code: 'LT',
  currency: 'EUR',
  flavour: LITHUANIAN,
  taxes: { vat: 0.12, cityTax: [2, 2, 2, 2, 2] },
  zip: 'LT-#####',
  zipLine: '{zip} {city}',
};

export const VILNIUS = city({
  serial: 79,
  slug: 'vilnius',
  country: LITHUANIA,
  timeZone: 'Europe/Vilnius',
  names: {
    en: 'Vilnius',
    ar: 'فيلنيوس',
    bg: 'Вилнюс',
    ca: 'Vílnius',
    el: 'Βίλνιους',
    es: 'Vilna',
    fi: 'Vilna',
    ja: 'ビリニュス',
    lv: 'Viļņa',
    pl: 'Wilno',
    ru: 'Вильнюс',
    sl: 'Vilna',
    uk: 'Вільнюс',
    zh: '维尔纽斯',
  },
  region: ['Vilnius County', 54.9, 25.2, 70],
  centre: [54.6872, 25.2797],
  hotelCount: 220,
  priceLevel: 0.7,
  districts: [
    ['Senamiestis', 54.68, 25.286, 0.4, 'LT-011##'],
    ['Užupis', 54.681, 25.297, 0.25, 'LT-012##'],
    ['Gedimino', 54.687, 25.273, 0.2, 'LT-011##'],
    ['Naujamiestis', 54.679, 25.269, 0.4, 'LT-032##'],
    ['Stotis', 54.671, 25.283, 0.25, 'LT-021##'],
    ['Šnipiškės', 54.699, 25.281, 0.3, 'LT-091##'],
    ['Žvėrynas', 54.692, 25.248, 0.3, 'LT-081##'],
    ['Markučiai', 54.673, 25.313, 0.3, 'LT-111##'],
    ['Antakalnis', 54.706, 25.32, 0.35, 'LT-102##'],
    ['Žirmūnai', 54.714, 25.289, 0.3, 'LT-091##'],
    ['Naujininkai', 54.661, 25.287, 0.35, 'LT-021##'],
    ['Karoliniškės', 54.69, 25.216, 0.3, 'LT-043##'],
  ],
  airports: [['Vilnius Airport', 'VNO', 54.6341, 25.2858]],
  landmarks: [
    ['Gediminas Tower', 54.6867, 25.2907],
    ['Vilnius Cathedral', 54.6858, 25.2877],
    ['Gate of Dawn', 54.6744, 25.2894],
    ["St Anne's Church", 54.6832, 25.2932],
    ['Town Hall Square', 54.6783, 25.287],
    ['Three Crosses', 54.6867, 25.2975],
    ['Literatų Street', 54.6821, 25.2897],
    ['Vilnius TV Tower', 54.6871, 25.2147],
  ],
});
