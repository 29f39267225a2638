/** The services of other companies, each with the cheapest call that the site itself makes. */
import { randomUUID } from 'node:crypto';
import { API_BASE } from '@tenth-night/contract/first-paths';
import { PATHS } from '@tenth-night/contract/paths';
import type { Config } from '../config/env';
import { type FederatedClient, googleClient } from '../modules/auth/federated-client';
import { openRates, openServices, type Services } from '../providers/create-providers';
import type { RateAccess, RateVendors } from '../providers/rate-vendor';
import { type Check, type Finding, ok, problem, warning } from './finding';

const ELSEWHERE = 'Check its address, and whether this machine may open connections to other machines.';
/** A resolver with a known address, far from any visitor. */
const KNOWN_ADDRESS = '8.8.8.8';
const noReport = () => {};

/** Hotels and bookings of every rate provider with a key, and the payment widget of the one that sells. */
export function rateChecks({ live, otherRates, rateProvider }: Config, vendors: RateVendors): readonly Check[] {
  const rates: Record<string, RateAccess> = { ...otherRates, ...(live && { [rateProvider]: live }) };
  return Object.entries(openRates({ vendors, rates, report: noReport })).flatMap(([name, { hotelRates, booking }]) => {
    const key = vendors[name]?.keyVariable ?? 'its key';
    const advices = { advice: ELSEWHERE, keyAdvice: `Check ${key}.` };
    const hotels: Check = {
      name: `Hotels (${name})`,
      ...advices,
      async run(signal) {
        const places = await hotelRates.searchPlaces('Paris', 'en', signal);
        return places.length > 0 ? ok('answers, and knows Paris') : warning('answers, but does not know Paris');
      },
    };
    const bookings: Check = {
      name: `Bookings (${name})`,
      ...advices,
      async run(signal) {
        await booking.findByReference(`doctor-${randomUUID()}`, signal);
        return ok('can be read');
      },
    };
    return name === rateProvider ? [hotels, bookings] : [bookings];
  });
}

/** Null without a rate provider: then the sandbox shows its own widget. */
export function paymentCheck({ live }: Config): Check | null {
  if (!live) return null;
  const { scriptUrl } = live.payment;
  return {
    name: 'Payment widget',
    advice: `Check PAYMENT_SCRIPT_URL. ${ELSEWHERE}`,
    async run(signal) {
      const { ok: isOk, status, body } = await fetch(scriptUrl, { signal });
      await body?.cancel();
      return isOk
        ? ok(`comes from ${new URL(scriptUrl).host}`)
        : problem(`answered ${status}. Check PAYMENT_SCRIPT_URL.`);
    },
  };
}

/** Only those that are configured. */
export function serviceChecks(config: Config): readonly Check[] {
  const { reviews, reviewsProxyUrl, location, mail, mapArchive } = config;
  const mapTiles = mapArchive ? { kind: 'pmtiles' as const, address: mapArchive } : null;
  const open = openServices({
    reviews,
    reviewsProxyUrl: null,
    location,
    mapTiles,
    smtpUrl: mail.smtpUrl,
    report: noReport,
  });
  const proxy = openServices({
    reviews: null,
    reviewsProxyUrl,
    location,
    mapTiles: null,
    smtpUrl: null,
    report: noReport,
  });
  return [
    ...(reviews ? [reviewsCheck('Reviews', 'TRIPADVISOR_KEY', open)] : []),
    ...(reviewsProxyUrl ? [reviewsCheck('Reviews by proxy', 'TRIPADVISOR_PROXY_URL', proxy)] : []),
    ...(location.primaryUrl ? [locationCheck('primary', 'GEO_PRIMARY_URL', open)] : []),
    ...(location.secondaryUrl ? [locationCheck('secondary', 'GEO_SECONDARY_URL', open)] : []),
    ...(mail.smtpUrl ? [mailCheck(open)] : []),
    ...(mapArchive ? [mapCheck(open)] : []),
    ...(config.google ? [issuerCheck(googleClient(config.google), config.publicUrl)] : []),
  ];
}

function reviewsCheck(name: string, variable: string, { reviews }: Services): Check {
  return {
    name,
    advice: `Check ${variable}. ${ELSEWHERE}`,
    keyAdvice: `Check ${variable}, and allow the address of this machine in the list of the key.`,
    async run(signal) {
      await reviews.search({ query: 'Ritz Paris', language: 'en', position: null }, signal);
      return ok('answers');
    },
  };
}

function locationCheck(which: 'primary' | 'secondary', variable: string, { geoIp }: Services): Check {
  return {
    name: `Location (${which})`,
    advice: `Check ${variable}. ${ELSEWHERE}`,
    async run(signal) {
      const { country_code } = await geoIp[which](KNOWN_ADDRESS, signal);
      return country_code ? ok('answers') : warning(`answers without a country. Check ${variable} and its quota.`);
    },
  };
}

function mailCheck({ mailPort }: Services): Check {
  return {
    name: 'Mail',
    advice: 'Check the host and the port in SMTP_URL. Many providers of servers block port 25: use 465 or 587.',
    keyAdvice: 'Check the name and the password in SMTP_URL; special characters must be percent-encoded.',
    async run() {
      await mailPort?.verify();
      return ok('connects and signs in');
    },
  };
}

function mapCheck({ mapTiles }: Services): Check {
  return {
    name: 'Map',
    advice: 'Check MAP_PMTILES: a PMTiles archive with vector tiles, as a readable file or a URL with range requests.',
    async run(signal) {
      const tile = await mapTiles?.tile({ z: 0, x: 0, y: 0 }, signal);
      return tile ? ok('can be read') : warning('can be read, but has no tile of the whole world.');
    },
  };
}

/** Exchanges a code that does not exist. The issuer checks our credentials first. */
export function issuerCheck({ tokenUrl, clientId, clientSecret }: FederatedClient, publicUrl: string | null): Check {
  const redirectUri = `${publicUrl ?? 'http://127.0.0.1'}${API_BASE}${PATHS.googleCallback}`;
  return {
    name: 'Google sign-in',
    advice: ELSEWHERE,
    async run(signal) {
      const form = { grant_type: 'authorization_code', code: 'doctor', redirect_uri: redirectUri };
      const body = new URLSearchParams({ ...form, client_id: clientId, client_secret: clientSecret });
      const response = await fetch(tokenUrl, { method: 'POST', body, signal });
      const answer: unknown = await response.json();
      return issuerFinding((answer as { error?: unknown } | null)?.error, redirectUri);
    },
  };
}

export function issuerFinding(error: unknown, redirectUri: string): Finding {
  if (error === 'invalid_grant') return ok('knows our client');
  if (error === 'redirect_uri_mismatch') {
    return problem(`knows our client, but not our address. Add ${redirectUri} to its redirect addresses.`);
  }
  return problem('does not accept our client. Check GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.');
}
