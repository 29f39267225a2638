import { describe, expect, it } from 'vitest';
import { normalEmail } from './email-address';

describe('an email address', () => {
  it('belongs to one account in any spelling', () => {
    expect(normalEmail('  Ada.Lovelace@Example.TEST\n')).toBe('ada.lovelace@example.test');
  });

  it('has at most 254 characters', () => {
    const host = '@example.test';
    expect(normalEmail('a'.repeat(254 - host.length) + host)).not.toBeNull();
    expect(normalEmail('a'.repeat(255 - host.length) + host)).toBeNull();
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@example.test',
    'ada@example',
    'a b@example.test',
    'a@b@c.test',
    'a@b.c@d',
    'ada@.test',
    'ada@example.',
    'ada@example.test b',
    'ada@exam ple.test',
    'a\u001f@example.test',
    'a\u007f@example.test',
    'a\u0000@example.test',
  ])('cannot be %j', (text) => expect(normalEmail(text)).toBeNull());
});
