/** ipapi.co, the second location service. A failure may have HTTP 200; check `error`. `country` is a code. */
import Type from 'typebox';

const text = Type.Optional(Type.String());

export const WireIpapi = Type.Object({
  ip: Type.String(),
  error: Type.Optional(Type.Boolean()),
  reason: text,
  message: text,
  reserved: Type.Optional(Type.Boolean()),
  network: text,
  version: text,
  city: text,
  region: text,
  region_code: text,
  country: text,
  country_name: text,
  country_code: text,
  country_capital: text,
  country_tld: text,
  continent_code: text,
  in_eu: Type.Optional(Type.Boolean()),
  postal: text,
  latitude: Type.Optional(Type.Number()),
  longitude: Type.Optional(Type.Number()),
  timezone: text,
  utc_offset: text,
  country_calling_code: text,
  currency: text,
  currency_name: text,
  /** Separated by commas: `it-IT,de-IT`. */
  languages: text,
  asn: text,
  org: text,
});
export type WireIpapi = Type.Static<typeof WireIpapi>;
