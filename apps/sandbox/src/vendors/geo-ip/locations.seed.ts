/** Where addresses are said to be. The last number of a documentation address is the place in this list, from 1. */
export interface Location {
  readonly countryCode: string;
  readonly city: string;
  readonly region: string;
  readonly regionCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly postal: string;
  readonly timeZone: string;
  readonly callingCode: string;
  readonly capital: string;
  readonly continent: readonly [code: string, name: string];
  readonly isEu: boolean;
  readonly currency: string;
  readonly languages: string;
}

const EUROPE = ['EU', 'Europe'] as const;
const ASIA = ['AS', 'Asia'] as const;
const AFRICA = ['AF', 'Africa'] as const;
const OCEANIA = ['OC', 'Oceania'] as const;
const NORTH_AMERICA = ['NA', 'North America'] as const;
const SOUTH_AMERICA = ['SA', 'South America'] as const;

const place = (
  [countryCode, city, region, regionCode]: readonly [string, string, string, string],
  [latitude, longitude]: readonly [number, number],
  [postal, timeZone, callingCode, capital]: readonly [string, string, string, string],
  continent: Location['continent'],
  [currency, languages, isEu = false]: readonly [string, string, boolean?],
): Location => ({
  countryCode,
  city,
  region,
  regionCode,
  latitude,
  longitude,
  postal,
  timeZone,
  callingCode,
  capital,
  continent,
  isEu,
  currency,
  languages,
});

export const LOCATIONS: readonly Location[] = [
  place(
    ['US', 'Denver', 'Colorado', 'CO'],
    [39.7392, -104.9903],
    ['80202', 'America/Denver', '1', 'Washington'],
    NORTH_AMERICA,
    ['USD', 'en-US,es-US,haw,fr'],
  ),
  place(['GB', 'Leeds', 'England', 'ENG'], [53.8008, -1.5491], ['LS1 1UR', 'Europe/London', '44', 'London'], EUROPE, [
    'GBP',
    'en-GB,cy-GB,gd',
  ]),
  place(
    ['FR', 'Lyon', 'Auvergne-Rhône-Alpes', 'ARA'],
    [45.764, 4.8357],
    ['69002', 'Europe/Paris', '33', 'Paris'],
    EUROPE,
    ['EUR', 'fr-FR,frp,br,co,ca,eu,oc', true],
  ),
  place(['DE', 'Leipzig', 'Saxony', 'SN'], [51.3397, 12.3731], ['04109', 'Europe/Berlin', '49', 'Berlin'], EUROPE, [
    'EUR',
    'de',
    true,
  ]),
  place(['ES', 'Seville', 'Andalusia', 'AN'], [37.3891, -5.9845], ['41001', 'Europe/Madrid', '34', 'Madrid'], EUROPE, [
    'EUR',
    'es-ES,ca,gl,eu,oc',
    true,
  ]),
  place(['IT', 'Rome', 'Lazio', '62'], [41.9027, 12.4963], ['00184', 'Europe/Rome', '39', 'Rome'], EUROPE, [
    'EUR',
    'it-IT,de-IT,fr-IT,sc,ca,co,sl',
    true,
  ]),
  place(
    ['PL', 'Poznań', 'Greater Poland', '30'],
    [52.4064, 16.9252],
    ['61-001', 'Europe/Warsaw', '48', 'Warsaw'],
    EUROPE,
    ['PLN', 'pl', true],
  ),
  place(['TR', 'İzmir', 'İzmir', '35'], [38.4237, 27.1428], ['35210', 'Europe/Istanbul', '90', 'Ankara'], ASIA, [
    'TRY',
    'tr-TR,ku,diq,az,av',
  ]),
  place(
    ['CZ', 'Brno', 'South Moravian', '64'],
    [49.1951, 16.6068],
    ['602 00', 'Europe/Prague', '420', 'Prague'],
    EUROPE,
    ['CZK', 'cs,sk', true],
  ),
  place(
    ['NL', 'Utrecht', 'Utrecht', 'UT'],
    [52.0907, 5.1214],
    ['3511', 'Europe/Amsterdam', '31', 'Amsterdam'],
    EUROPE,
    ['EUR', 'nl-NL,fy-NL', true],
  ),
  place(
    ['HU', 'Szeged', 'Csongrád-Csanád', 'CS'],
    [46.253, 20.1414],
    ['6720', 'Europe/Budapest', '36', 'Budapest'],
    EUROPE,
    ['HUF', 'hu-HU', true],
  ),
  place(['JP', 'Sapporo', 'Hokkaido', '01'], [43.0618, 141.3545], ['060-0001', 'Asia/Tokyo', '81', 'Tokyo'], ASIA, [
    'JPY',
    'ja',
  ]),
  place(['CN', 'Chengdu', 'Sichuan', 'SC'], [30.5728, 104.0668], ['610000', 'Asia/Shanghai', '86', 'Beijing'], ASIA, [
    'CNY',
    'zh-CN,yue,wuu,dta,ug,za',
  ]),
  place(
    ['AU', 'Perth', 'Western Australia', 'WA'],
    [-31.9523, 115.8613],
    ['6000', 'Australia/Perth', '61', 'Canberra'],
    OCEANIA,
    ['AUD', 'en-AU'],
  ),
  place(['IN', 'Pune', 'Maharashtra', 'MH'], [18.5204, 73.8567], ['411001', 'Asia/Kolkata', '91', 'New Delhi'], ASIA, [
    'INR',
    'en-IN,hi,bn,te,mr,ta,ur',
  ]),
  place(
    ['BR', 'Recife', 'Pernambuco', 'PE'],
    [-8.0476, -34.877],
    ['50030', 'America/Recife', '55', 'Brasília'],
    SOUTH_AMERICA,
    ['BRL', 'pt-BR,es,en,fr'],
  ),
  place(['UA', 'Lviv', 'Lviv', '46'], [49.8397, 24.0297], ['79000', 'Europe/Kyiv', '380', 'Kyiv'], EUROPE, [
    'UAH',
    'uk,ru-UA,rom,pl,hu',
  ]),
  place(['AE', 'Sharjah', 'Sharjah', 'SH'], [25.3463, 55.4209], ['', 'Asia/Dubai', '971', 'Abu Dhabi'], ASIA, [
    'AED',
    'ar-AE,fa,en,hi,ur',
  ]),
  place(
    ['EG', 'Alexandria', 'Alexandria', 'ALX'],
    [31.2001, 29.9187],
    ['21500', 'Africa/Cairo', '20', 'Cairo'],
    AFRICA,
    ['EGP', 'ar-EG,en,fr'],
  ),
  place(['CH', 'Basel', 'Basel-Stadt', 'BS'], [47.5596, 7.5886], ['4001', 'Europe/Zurich', '41', 'Bern'], EUROPE, [
    'CHF',
    'de-CH,fr-CH,it-CH,rm',
  ]),
  place(['NO', 'Bergen', 'Vestland', '46'], [60.3913, 5.3221], ['5003', 'Europe/Oslo', '47', 'Oslo'], EUROPE, [
    'NOK',
    'no,nb,nn,se,fi',
  ]),
  place(
    ['CA', 'Halifax', 'Nova Scotia', 'NS'],
    [44.6488, -63.5752],
    ['B3H', 'America/Halifax', '1', 'Ottawa'],
    NORTH_AMERICA,
    ['CAD', 'en-CA,fr-CA,iu'],
  ),
  place(
    ['MX', 'Puebla', 'Puebla', 'PUE'],
    [19.0414, -98.2063],
    ['72000', 'America/Mexico_City', '52', 'Mexico City'],
    NORTH_AMERICA,
    ['MXN', 'es-MX'],
  ),
  place(
    ['NZ', 'Dunedin', 'Otago', 'OTA'],
    [-45.8788, 170.5028],
    ['9016', 'Pacific/Auckland', '64', 'Wellington'],
    OCEANIA,
    ['NZD', 'en-NZ,mi'],
  ),
];
