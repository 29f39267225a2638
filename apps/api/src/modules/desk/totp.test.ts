import { describe, expect, it } from 'vitest';
import { acceptedStep, base32, codeAt, newSecret, secretUri, stepAt } from './totp';

/** RFC 6238, appendix B: the last six of its eight digits. */
const SECRET = Buffer.from('12345678901234567890');
const VECTORS: readonly [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];

describe('codes of an authenticator app', () => {
  it.each(VECTORS)('match the standard at %i s', (seconds, code) => {
    expect(codeAt(SECRET, stepAt(seconds * 1_000))).toBe(code);
    expect(acceptedStep(SECRET, code, seconds * 1_000, 0)).toBe(Math.floor(seconds / 30));
  });

  it('are valid one step before and after their own, and no longer', () => {
    const at = (seconds: number) => acceptedStep(SECRET, '081804', seconds * 1_000, 0);
    const step = Math.floor(1_111_111_109 / 30);
    expect([at((step - 1) * 30), at((step + 2) * 30 - 1)]).toEqual([step, step]);
    expect([at((step - 1) * 30 - 1), at((step + 2) * 30)]).toEqual([null, null]);
  });

  it('work once', () => {
    const now = 59_000;
    expect(acceptedStep(SECRET, '287082', now, 0)).toBe(1);
    expect(acceptedStep(SECRET, '287082', now, 1)).toBeNull();
  });

  it('refuse anything else', () => {
    for (const code of ['287083', '', '2870820', '28708'])
      expect(acceptedStep(SECRET, code, 59_000, 0), code).toBeNull();
  });

  it('come from a secret that apps can read', () => {
    expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(secretUri(SECRET, 'ada@example.test', 'Tenth Night')).toBe(
      'otpauth://totp/Tenth%20Night:ada%40example.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Tenth%20Night',
    );
    expect(newSecret().equals(newSecret())).toBe(false);
  });
});
