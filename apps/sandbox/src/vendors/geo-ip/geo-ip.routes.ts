/** The two location services: ipwho.is under `/geo-a`, ipapi.co under `/geo-b`. Their failures may have HTTP 200. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { WireIpapi } from '@tenth-night/provider-wire/geo-ip/ipapi';
import type { WireIpwhois } from '@tenth-night/provider-wire/geo-ip/ipwhois';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Clock } from '../../kernel/clock';
import { VENDOR_PREFIXES } from '../../kernel/vendors';
import { type Address, lookUp } from './address';
import type { Location } from './locations';
import { zoneTime } from './zone-time';

/** Chooses the country for callers that cannot choose an address. */
const COUNTRY_HEADER = 'x-sandbox-country';
const AddressParams = Type.Object({ ip: Type.Optional(Type.String()) });
const QueryA = Type.Object({
  fields: Type.Optional(Type.String()),
  lang: Type.Optional(Type.String()),
  key: Type.Optional(Type.String()),
});
const LANGUAGES_A = ['en', 'ru', 'de', 'es', 'pt-BR', 'fr', 'zh-CN', 'ja'];
const CONNECTION = { asn: 64500, org: 'Example Net', isp: 'Example Net', domain: 'example.test' };

const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
const currencyName = (code: string): string => new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? code;

function look(request: FastifyRequest, ip = request.ip): { ip: string; address: Address } {
  const country = request.headers[COUNTRY_HEADER];
  return { ip, address: lookUp(ip, typeof country === 'string' ? country : undefined) };
}

/** A paid key also gets the currency (`geolocation.md` §2). */
function currencyA({ currency }: Location): NonNullable<WireIpwhois['currency']> {
  const name = currencyName(currency);
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  return { name, code: currency, symbol, plural: `${name.toLowerCase()}s` };
}

function answerA(ip: string, address: Address, query: Type.Static<typeof QueryA>, now: Date): WireIpwhois {
  if (address.kind === 'invalid') return { ip, success: false, message: 'Invalid IP address' };
  if (address.kind === 'reserved') return { ip, success: false, message: 'Reserved range' };
  const { location, version } = address;
  const language = LANGUAGES_A.find((known) => known === query.lang) ?? 'en';
  const time = zoneTime(location.timeZone, now);
  return {
    ip,
    success: true,
    type: version,
    continent: location.continent[1],
    continent_code: location.continent[0],
    country: countryName(location.countryCode, language),
    country_code: location.countryCode,
    region: location.region,
    region_code: location.regionCode,
    city: location.city,
    latitude: location.latitude,
    longitude: location.longitude,
    is_eu: location.isEu,
    postal: location.postal,
    calling_code: location.callingCode,
    capital: location.capital,
    connection: CONNECTION,
    timezone: {
      id: location.timeZone,
      abbr: time.abbreviation,
      is_dst: time.isDaylightSaving,
      offset: time.offsetSeconds,
      utc: time.utc,
      current_time: time.currentTime,
    },
    ...(query.key !== undefined && { currency: currencyA(location) }),
  };
}

/** Returns only the requested fields. Without `success` in the list, even that is left out. */
function pickFields(answer: WireIpwhois, fields: string | undefined): object {
  if (fields === undefined) return answer;
  const wanted = fields.split(',');
  return Object.fromEntries(Object.entries(answer).filter(([name]) => wanted.includes(name)));
}

function answerB(ip: string, address: Address, now: Date): WireIpapi {
  if (address.kind === 'invalid') return { ip, error: true, reason: 'Invalid IP Address' };
  if (address.kind === 'reserved') return { ip, error: true, reason: 'Reserved IP Address', reserved: true };
  const { location, version } = address;
  return {
    ip,
    version,
    city: location.city,
    region: location.region,
    region_code: location.regionCode,
    country: location.countryCode,
    country_name: countryName(location.countryCode, 'en'),
    country_code: location.countryCode,
    country_capital: location.capital,
    country_tld: `.${location.countryCode.toLowerCase()}`,
    continent_code: location.continent[0],
    in_eu: location.isEu,
    postal: location.postal,
    latitude: location.latitude,
    longitude: location.longitude,
    timezone: location.timeZone,
    utc_offset: zoneTime(location.timeZone, now).utc.replace(':', ''),
    country_calling_code: `+${location.callingCode}`,
    currency: location.currency,
    currency_name: currencyName(location.currency),
    languages: location.languages,
    asn: `AS${CONNECTION.asn}`,
    org: CONNECTION.org,
  };
}

export function geoIpRoutes(clock: Clock): FastifyPluginAsyncTypebox {
  return async (app) => {
    const a = VENDOR_PREFIXES['geo-a'];
    for (const path of [`${a}/`, `${a}/:ip`]) {
      app.get(path, { schema: { params: AddressParams, querystring: QueryA } }, (request) => {
        const { ip, address } = look(request, request.params.ip);
        return pickFields(answerA(ip, address, request.query, clock.now()), request.query.fields);
      });
    }

    const b = VENDOR_PREFIXES['geo-b'];
    for (const path of [`${b}/json/`, `${b}/:ip/json/`]) {
      app.get(path, { schema: { params: AddressParams } }, (request, reply) => {
        reply.header('access-control-allow-origin', '*');
        const { ip, address } = look(request, request.params.ip);
        return answerB(ip, address, clock.now());
      });
    }
  };
}
