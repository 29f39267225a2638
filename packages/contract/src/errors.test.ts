import { describe, expect, it } from 'vitest';
import { readErrorCode } from './errors';

describe('the code of an error', () => {
  it('is read from the body of a failed answer', () => {
    expect(readErrorCode({ error: { code: 'offer_gone', message: '', requestId: '1' } })).toBe('offer_gone');
  });

  it.each([null, undefined, 'text', {}, { error: null }, { error: {} }, { error: { code: '' } }])(
    'is unknown in %j',
    (body) => expect(readErrorCode(body)).toBeNull(),
  );

  it.each(['teapot', 'toString', '__proto__'])('is null for a code that we do not have: %s', (code) => {
    expect(readErrorCode({ error: { code } })).toBeNull();
  });
});
