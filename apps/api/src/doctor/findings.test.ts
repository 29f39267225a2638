import { describe, expect, it } from 'vitest';
import { ProviderError } from '../providers/provider-error';
import { report } from './examine';
import { type Check, failureOf } from './finding';
import { clockFinding, freeSpace } from './machine-checks';
import { issuerFinding } from './service-checks';
import { postgresFinding, redisFinding } from './storage-checks';

const NOON = Date.parse('2027-03-01T12:00:00Z');
const GB = 1024 ** 3;

describe('a finding', () => {
  it.each([
    ['Mon, 01 Mar 2027 12:00:03 GMT', 'ok', 'is right'],
    ['Mon, 01 Mar 2027 11:59:30 GMT', 'warning', 'is 30 seconds off'],
    ['Mon, 01 Mar 2027 12:02:00 GMT', 'problem', 'is 120 seconds off'],
    [null, 'warning', 'could not be compared'],
  ])('about our clock, if another clock says %s, is %s', (date, level, words) => {
    expect(clockFinding(date, NOON)).toEqual({ level, words: expect.stringContaining(words) });
  });

  it.each([
    [2 * GB, GB, 'ok'],
    [GB, GB, 'warning'],
    [GB / 8, 0, 'problem'],
  ])('about %d free bytes, if pictures may use %d, is %s', (free, pictures, level) => {
    expect(freeSpace(free, pictures).level).toBe(level);
  });

  it.each([
    ['0', 'noeviction', 'warning', 'Set maxmemory'],
    ['1073741824', 'noeviction', 'warning', 'Set maxmemory-policy allkeys-lru'],
    ['1073741824', 'allkeys-lru', 'ok', '1024 MB'],
    [null, null, 'warning', 'hides its limits'],
  ])('about a Redis with a limit of %s bytes and the policy %s is %s', (memory, policy, level, words) => {
    expect(redisFinding(memory, policy)).toEqual({ level, words: expect.stringContaining(words) });
  });

  it.each([
    [18, true, 'ok'],
    [13, true, 'warning'],
    [18, false, 'problem'],
  ])('about PostgreSQL %d, if the right to migrate is %s, is %s', (version, mayMigrate, level) => {
    expect(postgresFinding({ version, mayMigrate, user: 'ada' }).level).toBe(level);
  });

  it.each([
    ['invalid_grant', 'ok', 'knows our client'],
    ['redirect_uri_mismatch', 'problem', 'Add https://stays.test/callback to its redirect addresses'],
    ['invalid_client', 'problem', 'GOOGLE_CLIENT_ID'],
    [undefined, 'problem', 'GOOGLE_CLIENT_ID'],
  ])('about an issuer that answers %s is %s', (error, level, words) => {
    const finding = issuerFinding(error, 'https://stays.test/callback');
    expect(finding).toEqual({ level, words: expect.stringContaining(words) });
  });
});

describe('a failure', () => {
  const check: Check = {
    name: 'It',
    advice: 'Check the address.',
    keyAdvice: 'Check the key.',
    run: async () => never,
  };
  const never = { level: 'ok', words: '' } as const;
  const refusal = (status: number | null, cause?: Error) =>
    new ProviderError('secret words', { vendor: 'x', url: 'https://x.test', status }, { cause });

  it.each([
    [refusal(401), 'refused the key. Check the key.'],
    [refusal(503), 'failed (503). Check the address.'],
    [refusal(null, new TypeError('fetch failed', { cause: coded('ENOTFOUND') })), 'failed (ENOTFOUND)'],
    [coded('28P01'), 'refused the name or password (28P01). Check the key.'],
    [new Error('WRONGPASS invalid username-password pair'), 'refused the name or password (WRONGPASS)'],
    [new AggregateError([coded('ECONNREFUSED')]), 'failed (ECONNREFUSED)'],
    [new DOMException('It took too long', 'TimeoutError'), 'failed (no answer in time)'],
    ['a text', 'failed. Check the address.'],
  ])('%s becomes a plain sentence without the original message', (error, words) => {
    const finding = failureOf(error, check);
    expect(finding.level).toBe('problem');
    expect(finding.words).toContain(words);
    expect(finding.words).not.toMatch(/secret|invalid/);
  });
});

function coded(code: string): Error {
  return Object.assign(new Error('secret words'), { code });
}

describe('the report', () => {
  it('has a line for each part, and counts problems and warnings', () => {
    const fine = { name: 'Database', level: 'ok', words: 'answers' } as const;
    const wrong = { name: 'Mail', level: 'problem', words: 'failed' } as const;
    expect(report([fine])).toBe('ok       Database: answers\n\nAll is fine.');
    expect(report([fine, wrong])).toContain('problem  Mail: failed\n\nProblems: 1. Warnings: 0.');
  });
});
