/** What is wrong with the environment: each variable by itself, variables that contradict each other, and what a live site needs. */
import Value from 'typebox/value';
import { ENV_SHAPE, type EnvName, type Get } from './env-shape';

const LOOPBACK = /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?(\/|$)/;

/** Keys of the provider's own test environment begin so. With one nothing is charged, and its widget has to be told. */
export function isTestKey(key: string): boolean {
  return key.startsWith('sand_');
}

export function findProblems(get: Get): readonly string[] {
  const names = Object.keys(ENV_SHAPE) as EnvName[];
  const illFormed = names.flatMap((name) => {
    const value = get(name);
    if (value === undefined || Value.Check(ENV_SHAPE[name], value)) return [];
    // The value is not repeated: it may be a secret in the wrong place.
    return [`  ${name} does not have the form that is expected (see docs/configuration.md).`];
  });
  return [
    ...illFormed,
    ...findContradictions(get),
    ...(isLive(get) ? [...findMissingLive(get), ...findUnsafe(get)] : []),
  ];
}

function findContradictions(get: Get): readonly string[] {
  const problems: string[] = [];
  if (Number(get('PORT') ?? 0) > 65_535) problems.push('  PORT must be at most 65535.');
  for (const name of ['LITEAPI_URL', 'LITEAPI_BOOK_URL'] as const) {
    if (get(name) && !get('LITEAPI_KEY')) problems.push(`  ${name} is set without LITEAPI_KEY.`);
  }
  if (get('TRIPADVISOR_URL') && !get('TRIPADVISOR_KEY'))
    problems.push('  TRIPADVISOR_URL is set without TRIPADVISOR_KEY.');
  if (Boolean(get('GOOGLE_CLIENT_ID')) !== Boolean(get('GOOGLE_CLIENT_SECRET')))
    problems.push('  GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together: set both or none.');
  if (get('EXPERIENCES_PROVIDER') && !get('EXPERIENCES_URL'))
    problems.push('  EXPERIENCES_PROVIDER is set without EXPERIENCES_URL.');
  if (get('MAP_STYLE_URL') && get('MAP_TILES_URL'))
    problems.push('  MAP_STYLE_URL and MAP_TILES_URL are two maps: set one of them.');
  if (Boolean(get('MAP_STYLE_URL') ?? get('MAP_TILES_URL')) !== Boolean(get('MAP_ATTRIBUTION')))
    problems.push('  MAP_ATTRIBUTION goes with MAP_STYLE_URL or MAP_TILES_URL: whoever made the map is credited.');
  return problems;
}

/** A key that charges cards makes the site live, whatever `NODE_ENV` says. */
function isLive(get: Get): boolean {
  const key = get('LITEAPI_KEY');
  return key !== undefined && !isTestKey(key);
}

function findMissingLive(get: Get): readonly string[] {
  const problems: string[] = [];
  const publicUrl = get('PUBLIC_URL');
  for (const name of ['LITEAPI_URL', 'LITEAPI_BOOK_URL', 'TRIPADVISOR_URL'] as const) {
    if (LOOPBACK.test(get(name) ?? ''))
      problems.push(`  A live LITEAPI_KEY with ${name} on this machine: that is a sandbox.`);
  }
  if (!publicUrl) problems.push('  A live LITEAPI_KEY needs PUBLIC_URL: sign-in only trusts that address.');
  else if (publicUrl.startsWith('http:') && !LOOPBACK.test(publicUrl))
    problems.push(
      '  PUBLIC_URL must begin with https: because a live LITEAPI_KEY is set. Plain http is for this machine alone.',
    );
  if (!get('AUTH_SECRET')) problems.push('  A live LITEAPI_KEY needs AUTH_SECRET: every machine signs with the same.');
  if (!get('SMTP_URL')) problems.push('  A live LITEAPI_KEY needs SMTP_URL: a booking is confirmed by mail.');
  return problems;
}

/** Keys, cards, names and visitors' addresses go there. */
const OTHER_COMPANIES = [
  'LITEAPI_URL',
  'LITEAPI_BOOK_URL',
  'TRIPADVISOR_URL',
  'GEO_PRIMARY_URL',
  'GEO_SECONDARY_URL',
  'PAYMENT_SCRIPT_URL',
  'PAYMENT_ORIGINS',
  'PICTURE_ORIGINS',
] as const satisfies readonly EnvName[];

/** What is for tests and for this machine alone. */
function findUnsafe(get: Get): readonly string[] {
  const isPlain = (url: string) => /^http:/i.test(url.trim()) && !LOOPBACK.test(url.trim());
  const plain = OTHER_COMPANIES.filter((name) => get(name)?.split(',').some(isPlain));
  return [
    ...plain.map((name) => `  ${name} must begin with https: because a live LITEAPI_KEY is set.`),
    ...(get('LIMITS') === 'off' ? ['  LIMITS=off is for tests, and a live LITEAPI_KEY is set.'] : []),
  ];
}
