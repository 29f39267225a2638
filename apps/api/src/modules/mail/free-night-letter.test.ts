import { INTERFACE_LANGUAGES } from '@tenth-night/domain/preferences/languages';
import { describe, expect, it } from 'vitest';
import { composeFreeNightMail } from './free-night-letter';
import { INTENT } from './testing/booked-stay';
import { composed, SILENT_SITE, wordsOf } from './testing/composed-mail';

const sender = { name: 'Tenth Night', address: 'bookings@tenth-night.example' };
const FREE_NIGHT = { worthMinor: 14_200, currency: 'USD', endsAt: new Date('2028-01-10T09:00:00Z') };
const write = (kind: 'free-night-earned' | 'free-night-ends', language = 'en') =>
  composeFreeNightMail(
    'FN-1-letter',
    kind,
    { freeNight: { ...FREE_NIGHT, language }, to: 'ada@example.test', origin: 'https://hotels.example' },
    { sender, site: SILENT_SITE, wordsOf },
  );

describe('a letter about a free night', () => {
  it('says how much the free night is worth, when it ends, and how to use it', () => {
    const { subject, text, to, messageId } = write('free-night-earned');
    expect(subject).toBe('Your next night is on us');
    expect(to).toEqual({ name: '', address: 'ada@example.test' });
    expect(messageId).toBe('<FN-1-letter@tenth-night.example>');
    for (const said of ['$142.00', 'Monday, January 10, 2028', 'https://hotels.example/', '“Use my free night”'])
      expect(text).toContain(said);
  });

  it('reminds the traveller that the free night ends soon', () => {
    const { subject, text } = write('free-night-ends');
    expect(subject).toBe('Your free night ends soon');
    expect(text).toContain('It takes $142.00 off a stay that you book until Monday, January 10, 2028.');
  });

  it.each(INTERFACE_LANGUAGES)('has every text in %s', (language) => {
    const letters = [write('free-night-earned', language), write('free-night-ends', language)];
    for (const { text, html } of letters) expect(`${text}${html}`).not.toMatch(/letter\.|\{\w+\}/);
    expect(new Set(letters.map(({ subject }) => subject)).size).toBe(2);
  });
});

describe('a letter about a booking with a free night', () => {
  const freeNight = { minor: 5_000, currency: 'EUR' };
  const withFreeNight = (refundMinor: number | null = null) => {
    const shown = { ...INTENT.shown, price: { ...INTENT.shown.price, freeNight } };
    return { intent: { shown, refundMinor, state: 'cancelled' as const } };
  };

  it('shows the amount that the free night took off', () => {
    expect(composed('confirmation', withFreeNight()).text).toContain('Free night\n  −€50.00');
    expect(composed('confirmation').text).not.toContain('Free night');
  });

  it('says whether the free night comes back', () => {
    expect(composed('cancellation', withFreeNight(100)).text).toContain('Your free night comes back too.');
    expect(composed('cancellation', withFreeNight(0)).text).toContain('does not come back.');
    expect(composed('cancellation').text).not.toContain('free night');
  });
});
