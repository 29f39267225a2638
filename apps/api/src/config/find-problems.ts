/** Finds problems in the environment: malformed variables, contradictions, and missing settings of a live site. */
import { LEAST_ACCOUNT_DAYS, LEAST_BOOKING_DAYS } from '@tenth-night/domain/privacy/retention';
import Value from 'typebox/value';
import { DEFAULT_RATE_PROVIDER } from '../providers/rate-providers';
import type { RateVendor, RateVendors, ReadVariable } from '../providers/rate-vendor';
import { type EnvName, type Get, variablesOf } from './env-shape';

const LOOPBACK = /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?(\/|$)/;

export function findProblems(read: ReadVariable, vendors: RateVendors): readonly string[] {
  const all = Object.values(vendors);
  return [
    ...findIllFormed(read, vendors),
    ...findContradictions(read),
    ...findUnsold(read, vendors),
    ...findAlone(read, all),
    ...all.flatMap((vendor) => [
      ...findKeyless(read, vendor),
      ...findLive(read, vendor),
      ...(vendor.findProblems?.(read) ?? []),
    ]),
  ];
}

/** Does not repeat the value, because it may be a secret in the wrong place. */
function findIllFormed(read: ReadVariable, vendors: RateVendors): readonly string[] {
  return Object.entries(variablesOf(vendors))
    .filter(([name, { form }]) => read(name) !== undefined && !Value.Check(form, read(name)))
    .map(([name]) => `  ${name} does not have the expected form (see docs/configuration.md).`);
}

/** Most of them are URLs. */
function othersOf({ keyVariable, variables }: RateVendor): readonly string[] {
  return Object.keys(variables).filter((name) => name !== keyVariable);
}

function findKeyless(read: ReadVariable, vendor: RateVendor): readonly string[] {
  const { keyVariable, variables } = vendor;
  if (read(keyVariable)) return [];
  return othersOf(vendor)
    .filter((name) => read(name) && !variables[name]?.isForSandbox)
    .map((name) => `  ${name} is set without ${keyVariable}.`);
}

/** Whether the chosen rate provider can sell anything. */
function findUnsold(read: ReadVariable, vendors: RateVendors): readonly string[] {
  const name = read('RATE_PROVIDER') ?? DEFAULT_RATE_PROVIDER;
  const vendor = Object.hasOwn(vendors, name) ? vendors[name] : undefined;
  if (!vendor) return [`  RATE_PROVIDER is not a known rate provider. Known are: ${Object.keys(vendors).join(', ')}.`];
  if (vendor.sandboxAccess || read(vendor.keyVariable)) return [];
  return [`  ${vendor.keyVariable} is needed: the sandbox does not stand in for this rate provider.`];
}

/** One process alone can use the embedded database, and starts the sandbox. */
function findAlone(read: ReadVariable, vendors: readonly RateVendor[]): readonly string[] {
  if (Number(read('WEB_CONCURRENCY') ?? 1) === 1) return [];
  if (read('DATABASE_URL') && vendors.some(({ keyVariable }) => read(keyVariable))) return [];
  const keys = vendors.map(({ keyVariable }) => keyVariable).join(' or ');
  return [`  WEB_CONCURRENCY above 1 needs DATABASE_URL and ${keys}: several processes cannot share what is embedded.`];
}

/** A key that charges cards makes the site live, whatever `NODE_ENV` says and whichever provider sells. */
function findLive(read: ReadVariable, vendor: RateVendor): readonly string[] {
  const key = read(vendor.keyVariable);
  if (key === undefined || vendor.isTestKey(key)) return [];
  return [...findMissingLive(read, vendor), ...findUnsafe(read, vendor)];
}

function findContradictions(get: Get): readonly string[] {
  const problems: string[] = [];
  if (Number(get('PORT') ?? 0) > 65_535) problems.push('  PORT must be at most 65535.');
  if (get('TRIPADVISOR_URL') && !get('TRIPADVISOR_KEY'))
    problems.push('  TRIPADVISOR_URL is set without TRIPADVISOR_KEY.');
  if (Boolean(get('GOOGLE_CLIENT_ID')) !== Boolean(get('GOOGLE_CLIENT_SECRET')))
    problems.push('  GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together: set both or none.');
  if (get('EXPERIENCES_PROVIDER') && !get('EXPERIENCES_URL'))
    problems.push('  EXPERIENCES_PROVIDER is set without EXPERIENCES_URL.');
  if (Number(get('KEEP_BOOKINGS_DAYS') ?? LEAST_BOOKING_DAYS) < LEAST_BOOKING_DAYS)
    problems.push(
      `  KEEP_BOOKINGS_DAYS must be at least ${LEAST_BOOKING_DAYS}: travelers open their links until then.`,
    );
  if (Number(get('KEEP_ACCOUNTS_DAYS') ?? LEAST_ACCOUNT_DAYS) < LEAST_ACCOUNT_DAYS)
    problems.push(`  KEEP_ACCOUNTS_DAYS must be at least ${LEAST_ACCOUNT_DAYS}: some people travel once a year.`);
  if (get('MAP_ATTRIBUTION') && !get('MAP_PMTILES')) problems.push('  MAP_ATTRIBUTION is set without MAP_PMTILES.');
  if (Number(get('METRICS_PORT') ?? 0) > 65_535) problems.push('  METRICS_PORT must be at most 65535.');
  if (get('METRICS_PORT') && get('METRICS_PORT') !== '0' && get('METRICS_PORT') === get('PORT'))
    problems.push('  METRICS_PORT must not be PORT: metrics are not for visitors.');
  if (get('METRICS_HOST') && !get('METRICS_PORT')) problems.push('  METRICS_HOST is set without METRICS_PORT.');
  if (get('OTEL_TRACES_SAMPLER_ARG') && !get('OTEL_EXPORTER_OTLP_ENDPOINT'))
    problems.push('  OTEL_TRACES_SAMPLER_ARG is set without OTEL_EXPORTER_OTLP_ENDPOINT.');
  return problems;
}

function findMissingLive(get: ReadVariable, vendor: RateVendor): readonly string[] {
  const { keyVariable: key } = vendor;
  const problems: string[] = [];
  const publicUrl = get('PUBLIC_URL');
  for (const name of [...othersOf(vendor), 'TRIPADVISOR_URL', 'TRIPADVISOR_PROXY_URL']) {
    if (LOOPBACK.test(get(name) ?? ''))
      problems.push(`  A live ${key} with ${name} on this machine: that is a sandbox.`);
  }
  if (!publicUrl) problems.push(`  A live ${key} needs PUBLIC_URL: sign-in only trusts that address.`);
  else if (publicUrl.startsWith('http:') && !LOOPBACK.test(publicUrl))
    problems.push(
      `  PUBLIC_URL must begin with https: because a live ${key} is set. Plain http is for this machine alone.`,
    );
  if (!get('AUTH_SECRET')) problems.push(`  A live ${key} needs AUTH_SECRET: every machine signs with the same.`);
  if (!get('SMTP_URL')) problems.push(`  A live ${key} needs SMTP_URL: a booking is confirmed by mail.`);
  return problems;
}

/** These services get keys, cards, names and visitors' addresses. */
const OTHER_COMPANIES = [
  'TRIPADVISOR_URL',
  'TRIPADVISOR_PROXY_URL',
  'GEO_PRIMARY_URL',
  'GEO_SECONDARY_URL',
  'PAYMENT_SCRIPT_URL',
  'PAYMENT_ORIGINS',
  'PICTURE_ORIGINS',
  'MAP_PMTILES',
] as const satisfies readonly EnvName[];

/** Settings that are only for tests or for this machine. */
function findUnsafe(get: ReadVariable, vendor: RateVendor): readonly string[] {
  const { keyVariable: key } = vendor;
  const isPlain = (url: string) => /^http:/i.test(url.trim()) && !LOOPBACK.test(url.trim());
  const plain = [...othersOf(vendor), ...OTHER_COMPANIES].filter((name) => get(name)?.split(',').some(isPlain));
  return [
    ...plain.map((name) => `  ${name} must begin with https: because a live ${key} is set.`),
    ...(get('LIMITS') === 'off' ? [`  LIMITS=off is for tests, and a live ${key} is set.`] : []),
  ];
}
