import { WireIpapi } from '@tenth-night/provider-wire/geo-ip/ipapi';
import { WireIpwhois } from '@tenth-night/provider-wire/geo-ip/ipwhois';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../testing/test-sandbox';
import { LOCATIONS } from './locations';

const sandbox = createTestSandbox();
const ask = async (path: string, headers = {}) => (await sandbox.app.inject({ url: path, headers })).json();

describe('the first location service', () => {
  it('knows where a documentation address is', async () => {
    const answer = await ask('/geo-a/203.0.113.6');
    expect(Compile(WireIpwhois).Check(answer)).toBe(true);
    expect(answer).toMatchObject({
      ip: '203.0.113.6',
      success: true,
      type: 'IPv4',
      country: 'Italy',
      country_code: 'IT',
      city: 'Rome',
      latitude: 41.9027,
      timezone: {
        id: 'Europe/Rome',
        offset: 3600,
        utc: '+01:00',
        is_dst: false,
        current_time: '2026-11-15T11:00:00+01:00',
      },
    });
    expect(answer).not.toHaveProperty('currency');
    expect(answer).not.toHaveProperty('languages');
  });

  it('adds the currency for a paid key, and names the country in another language', async () => {
    expect(await ask('/geo-a/203.0.113.6?key=paid&lang=de')).toMatchObject({
      country: 'Italien',
      currency: { code: 'EUR', symbol: '€' },
    });
  });

  it('returns only the requested fields', async () => {
    expect(await ask('/geo-a/203.0.113.17?fields=success,country_code')).toEqual({ success: true, country_code: 'UA' });
  });

  it.each([
    ['/geo-a/', { ip: '127.0.0.1', success: false, message: 'Reserved range' }],
    ['/geo-a/10.0.0.1', { ip: '10.0.0.1', success: false, message: 'Reserved range' }],
    ['/geo-a/::1', { ip: '::1', success: false, message: 'Reserved range' }],
    ['/geo-a/somewhere', { ip: 'somewhere', success: false, message: 'Invalid IP address' }],
  ])('answers %s with 200 and no success', async (path, body) => {
    const answer = await sandbox.app.inject({ url: path });
    expect([answer.statusCode, answer.json()]).toEqual([200, body]);
  });

  it('takes the country from the test header', async () => {
    expect(await ask('/geo-a/', { 'x-sandbox-country': 'UA' })).toMatchObject({ success: true, country_code: 'UA' });
  });
});

describe('the second location service', () => {
  it('also returns currency and languages, in a flat form', async () => {
    const answer = await ask('/geo-b/198.51.100.6/json/');
    expect(Compile(WireIpapi).Check(answer)).toBe(true);
    expect(answer).toMatchObject({
      country: 'IT',
      country_name: 'Italy',
      currency: 'EUR',
      languages: 'it-IT,de-IT,fr-IT,sc,ca,co,sl',
      utc_offset: '+0100',
      country_calling_code: '+39',
    });
  });

  it.each([
    ['/geo-b/json/', { ip: '127.0.0.1', error: true, reason: 'Reserved IP Address', reserved: true }],
    ['/geo-b/nowhere/json/', { ip: 'nowhere', error: true, reason: 'Invalid IP Address' }],
  ])('answers %s with 200 and an error', async (path, body) => {
    const answer = await sandbox.app.inject({ url: path });
    expect([answer.statusCode, answer.json()]).toEqual([200, body]);
  });
});

it('gives the same answer in both services, for every address', async () => {
  const seen = new Set<string>();
  for (const ip of ['8.8.8.8', '2001:db8::7', ...LOCATIONS.map((_, k) => `192.0.2.${k + 1}`)]) {
    const [a, b] = [await ask(`/geo-a/${ip}`), await ask(`/geo-b/${ip}/json/`)];
    expect([b.country_code, b.city]).toEqual([a.country_code, a.city]);
    seen.add(a.country_code);
  }
  expect(seen.size).toBe(LOCATIONS.length);
});

it.each([
  [
    'geo-a',
    { kind: 'status', status: 429, headers: { 'retry-after': '30' }, body: { success: false, message: 'limit' } },
  ],
  ['geo-b', { kind: 'status', status: 429, body: { error: true, reason: 'RateLimited' } }],
] as const)('can be made to refuse as %s does', async (vendor, fault) => {
  await sandbox.post('/__sandbox/faults', { faults: [{ vendor, ...fault, times: 1 }] });
  const other = vendor === 'geo-a' ? '/geo-b/203.0.113.1/json/' : '/geo-a/203.0.113.1';
  const own = vendor === 'geo-a' ? '/geo-a/203.0.113.1' : '/geo-b/203.0.113.1/json/';
  expect((await sandbox.app.inject({ url: other })).statusCode).toBe(200);
  const answer = await sandbox.app.inject({ url: own });
  expect([answer.statusCode, answer.json()]).toEqual([429, fault.body]);
  if ('headers' in fault) expect(answer.headers).toMatchObject(fault.headers);
});
