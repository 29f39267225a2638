/** Latvia: where things are and what they are called. Hotels are invented, landmarks and airports are real. */
import { LATVIAN } from '../../flavours/latvian.seed';
import { city } from '../city';
import type { Country } from '../country';

const LATVIA: Country = {
  code: 'LV',
  currency: 'EUR',
  flavour: LATVIAN,
  taxes: { vat: 0.12 },
  zip: 'LV-####',
  zipLine: '{city}, {zip}',
};

export const RIGA = city({
  serial: 77,
  slug: 'riga',
  country: LATVIA,
  timeZone: 'Europe/Riga',
  names: {
    en: 'Riga',
    ar: 'ريغا',
    bg: 'Рига',
    el: 'Ρίγα',
    et: 'Riia',
    fi: 'Riika',
    ja: 'リガ',
    lt: 'Ryga',
    lv: 'Rīga',
    pl: 'Ryga',
    ru: 'Рига',
    uk: 'Рига',
    zh: '里加',
  },
  region: ['Vidzeme', 57.2, 25, 95],
  centre: [56.9496, 24.1052],
  hotelCount: 220,
  priceLevel: 0.7,
  districts: [
    ['Vecrīga', 56.95, 24.11, 0.25, 'LV-1050'],
    ['Centrs', 56.956, 24.118, 0.4, 'LV-1010'],
    ['Klusais Centrs', 56.9595, 24.109, 0.3, 'LV-1010'],
    ['Avoti', 56.95, 24.133, 0.35, 'LV-1009'],
    ['Grīziņkalns', 56.959, 24.14, 0.35, 'LV-1009'],
    ['Latgale', 56.939, 24.13, 0.25, 'LV-1003'],
    ['Skanste', 56.97, 24.118, 0.3, 'LV-1013'],
    ['Brasa', 56.976, 24.136, 0.3, 'LV-1013'],
    ['Āgenskalns', 56.94, 24.073, 0.3, 'LV-1046'],
    ['Torņakalns', 56.929, 24.084, 0.3, 'LV-1004'],
    ['Teika', 56.968, 24.185, 0.4, 'LV-1006'],
    ['Purvciems', 56.956, 24.196, 0.4, 'LV-1082'],
  ],
  airports: [['Riga International Airport', 'RIX', 56.9236, 23.9711]],
  landmarks: [
    ['House of the Blackheads', 56.9472, 24.1067],
    ['Freedom Monument', 56.9515, 24.1133],
    ["St Peter's Church", 56.9475, 24.1091],
    ['Riga Central Market', 56.944, 24.116],
    ['Riga Cathedral', 56.9491, 24.1045],
    ['Alberta iela', 56.9594, 24.1085],
    ['Arena Riga', 56.9681, 24.1213],
    ['National Library of Latvia', 56.9412, 24.0966],
  ],
});
