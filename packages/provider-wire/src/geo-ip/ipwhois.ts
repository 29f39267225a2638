/** ipwho.is, the first location service. A failure may have HTTP 200; check `success`. */
import Type from 'typebox';

/** Only a paid key gets `currency`. The published fields do not include `languages`. `country` is a name. */
export const WireIpwhois = Type.Object({
  ip: Type.String(),
  success: Type.Boolean(),
  message: Type.Optional(Type.String()),
  type: Type.Optional(Type.String()),
  continent: Type.Optional(Type.String()),
  continent_code: Type.Optional(Type.String()),
  country: Type.Optional(Type.String()),
  country_code: Type.Optional(Type.String()),
  region: Type.Optional(Type.String()),
  region_code: Type.Optional(Type.String()),
  city: Type.Optional(Type.String()),
  latitude: Type.Optional(Type.Number()),
  longitude: Type.Optional(Type.Number()),
  is_eu: Type.Optional(Type.Boolean()),
  postal: Type.Optional(Type.String()),
  calling_code: Type.Optional(Type.String()),
  capital: Type.Optional(Type.String()),
  connection: Type.Optional(
    Type.Object({ asn: Type.Integer(), org: Type.String(), isp: Type.String(), domain: Type.String() }),
  ),
  timezone: Type.Optional(
    Type.Object({
      id: Type.String(),
      abbr: Type.String(),
      is_dst: Type.Boolean(),
      offset: Type.Integer(),
      utc: Type.String(),
      current_time: Type.String(),
    }),
  ),
  currency: Type.Optional(
    Type.Object({ name: Type.String(), code: Type.String(), symbol: Type.String(), plural: Type.String() }),
  ),
});
export type WireIpwhois = Type.Static<typeof WireIpwhois>;
