import { describe, expect, it } from 'vitest';
import { type AccountLetter, composeAccountMail } from './account-letter';
import { SILENT_SITE, wordsOf } from './testing/composed-mail';

const URL = 'https://tenth-night.example/open#abc';
const SITE = { name: 'Tenth Night', support: { email: 'help@example.test', phone: null, emergencyPhone: null } };

function composed(about: AccountLetter['about'], site: typeof SITE | typeof SILENT_SITE = SITE) {
  const sender = { name: 'Tenth Night', address: 'bookings@tenth-night.example' };
  return composeAccountMail({ to: 'ada@example.test', language: 'en', about }, { sender, site, wordsOf });
}

/** The parts of the text, which empty lines separate. */
const partsOf = ({ text }: { text: string }) => text.split('\n\n\n');

describe('a letter about an account', () => {
  it.each([
    [
      'reset-password',
      'Choose a new password',
      'You asked for a new password for your account at Tenth Night.',
      'Choose a new password',
      /^This link works once, for 30 minutes\./,
    ],
    [
      'confirm-email',
      'Confirm your email address',
      'Please confirm that ada@example.test is your address. Then your account at Tenth Night can use it.',
      'Confirm address',
      /^This link works once, for 24 hours\./,
    ],
  ] as const)('says what its link is for: %s', (kind, title, intro, words, note) => {
    const mail = composed({ kind, url: URL });
    const [opening, link = ''] = partsOf(mail);
    expect([mail.subject, opening]).toEqual([title, `${title}\n\n${intro}`]);
    expect(link.split('\n')).toEqual([words, URL, expect.stringMatching(note)]);
  });

  it.each([
    [
      'email-changed',
      'Your email address was changed',
      /^Your account at Tenth Night now uses another email address\./,
    ],
    ['password-changed', 'Your password was changed', /^Your account at Tenth Night has a new password\./],
    ['erased', 'Your account is erased', /^Your account at Tenth Night no longer exists\./],
  ] as const)('says what happened, and asks users to write to us if it was not them: %s', (kind, title, intro) => {
    const mail = composed({ kind });
    const [heading, , words] = (partsOf(mail)[0] ?? '').split('\n');
    expect([mail.subject, heading]).toEqual([title, title]);
    expect(words).toMatch(intro);
    expect(words).toMatch(/ If this was not you, write to us at once\.$/);
  });

  it('does not ask the user to write to us if we have no address', () => {
    const mail = composed({ kind: 'password-changed' }, SILENT_SITE);
    expect(partsOf(mail)[0]).toMatch(/has a new password\. Other devices are signed out\.$/);
    expect(mail.replyTo).toBeNull();
  });

  it('has its own id at the domain of the sender, and a recipient without a name', () => {
    const [one, two] = [composed({ kind: 'erased' }), composed({ kind: 'erased' })];
    expect(one.messageId).toMatch(/^<[\da-f-]{36}@tenth-night\.example>$/);
    expect(two.messageId).not.toBe(one.messageId);
    expect(one.to).toEqual({ name: '', address: 'ada@example.test' });
  });
});
