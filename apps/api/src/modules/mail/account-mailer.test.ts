import { describe, expect, it } from 'vitest';
import type { Mail } from '../../providers/ports/mail.port';
import type { AccountLetter } from './account-letter';
import { createAccountMailer } from './account-mailer';
import { wordsOf } from './testing/composed-mail';

const LETTER: AccountLetter = {
  to: 'ada@example.test',
  language: 'en',
  about: { kind: 'reset-password', url: 'https://tenth-night.example/reset-password#abc' },
};

/** A mailer whose mail server fails this many times before it works. */
function mailerWith(failures: number, words = wordsOf) {
  const sent: Mail[] = [];
  const pauses: number[] = [];
  const reported: unknown[] = [];
  let left = failures;
  const port = {
    async send(mail: Mail) {
      if (left-- > 0) throw new Error('The mail server is away');
      sent.push(mail);
    },
  };
  const site = { name: 'Tenth Night', support: { email: 'help@example.test', phone: null, emergencyPhone: null } };
  const sender = { name: 'Tenth Night', address: 'bookings@tenth-night.example' };
  const mailer = createAccountMailer(
    { port, sender, site, wordsOf: words, originOf: () => 'https://tenth-night.example' },
    { pause: async (ms) => pauses.push(ms), report: (error) => reported.push(error) },
  );
  return { mailer, sent, pauses, reported };
}

describe('a letter about an account', () => {
  it('is sent at once, to its address, with its link', async () => {
    const { mailer, sent, pauses } = mailerWith(0);
    await mailer.send(LETTER);
    expect(sent).toMatchObject([
      {
        to: { address: 'ada@example.test' },
        subject: 'Choose a new password',
        calendar: null,
        replyTo: 'help@example.test',
      },
    ]);
    for (const form of [sent[0]?.text, sent[0]?.html]) expect(form).toContain('/reset-password#abc');
    expect(pauses).toEqual([]);
  });

  it('is retried while the mail server is down, as the same letter', async () => {
    const { mailer, sent, pauses, reported } = mailerWith(3);
    await mailer.send(LETTER);
    expect([sent.length, pauses, reported]).toEqual([1, [1_000, 4_000, 10_000], []]);
  });

  it('is given up after four tries, and is reported', async () => {
    const { mailer, sent, reported } = mailerWith(4);
    await mailer.send(LETTER);
    expect([sent.length, reported.length]).toEqual([0, 1]);
  });

  it('is only reported if it cannot be written', async () => {
    const { mailer, sent, reported } = mailerWith(0, () => {
      throw new Error('No catalogue');
    });
    await mailer.send(LETTER);
    expect([sent.length, reported]).toEqual([0, [new Error('No catalogue')]]);
  });

  it('delays the shutdown until it is sent', async () => {
    const { mailer, sent } = mailerWith(1);
    void mailer.send(LETTER);
    await mailer.rest();
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['email-changed', 'ar', 'rtl'],
    ['password-changed', 'de', 'ltr'],
    ['erased', 'pl', 'ltr'],
  ] as const)('has no link if it only informs: %s in %s', async (kind, language, direction) => {
    const { mailer, sent } = mailerWith(0);
    await mailer.send({ to: 'ada@example.test', language, about: { kind } });
    expect(sent[0]?.html).toContain(`lang="${language}" dir="${direction}"`);
    expect(sent[0]?.html).not.toContain('https://tenth-night.example');
    expect(sent[0]?.text).not.toContain('{');
  });
});
