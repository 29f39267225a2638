import { INTERFACE_LANGUAGES } from '@tenth-night/domain/preferences/languages';
import { describe, expect, it } from 'vitest';
import { FACTS } from './testing/booked-stay';
import { composed, KINDS, SILENT_SITE, under, wordsOf } from './testing/composed-mail';

describe('the not-booked letter', () => {
  const { text, html, subject, messageId, calendar } = composed('not-booked');

  it('says that nothing is booked, what is refunded, and that there is nothing to do', () => {
    expect(subject).toMatch(/^Booking not made: Albergo del Sole, Mar 12/);
    expect(messageId).toBe('<TN23456789AB-not-booked@tenth-night.example>');
    expect(text).toContain(
      'Nothing is booked, and what you paid goes back to your card. There is nothing you need to do.',
    );
    expect(text).toContain(
      'Refund\n\nAmount\n  €504.00\nIt goes back to the card you paid with; that takes 5 to 20 working days.',
    );
  });

  it.each([
    ['Reference', ['TN23456789AB']],
    ['Lead guest', ['Ada Testa']],
    ['Hotel', ['Albergo del Sole', 'Via dei Cappellari 12', 'Rome', 'Italy']],
    ['Check-in', ['Friday, March 12, 2027', 'from 3:00 PM']],
    ['Check-out', ['Monday, March 15, 2027', 'until 11:00 AM', '3 nights']],
    ['Room', ['Double room with a view']],
    ['Travelers', ['Room 1: 2 adults and 2 children (ages 5 and 8)', 'Room 2: 1 adult']],
    ['Write to us', ['help@tenth-night.example']],
  ])('contains %s', (name, lines) => {
    expect(under(text, name)).toEqual(lines.map((line) => `  ${line}`));
  });

  it('contains nothing of a booking: no hotel number, no policy, no event', () => {
    expect(`${text}${html}`).not.toMatch(/confirmed|cancel|Booking ID|bk-77|Hotel confirmation|HC-42|at the hotel/i);
    expect(calendar).toBeNull();
  });
});

describe('the nothing-booked letter', () => {
  it('contains no text that the caller sent, not even the name', () => {
    const { text, html, to, subject } = composed('nothing-booked');
    expect(`${text}${html}${subject}`).not.toMatch(/Ada|Testa|Lead guest/);
    expect(to).toEqual({ name: '', address: 'ada@example.test' });
    expect(under(text, 'Reference')).toEqual(['  TN23456789AB']);
  });
});

describe('the still-standing letter', () => {
  const { text, html, subject, calendar } = composed('still-standing');

  it('says that it was not canceled, and what the traveller can do', () => {
    expect(subject).toMatch(/^Booking not canceled: Albergo del Sole, Mar 12/);
    expect(text).toContain('It stands as before, and nothing comes back.');
    expect(text).toContain('You can try again on the page of the booking. You can also write to us.\n');
    expect(text).toContain(`View booking\n${FACTS.url}\n`);
  });

  it('does not suggest writing to us if there is no address', () => {
    expect(composed('still-standing', { site: SILENT_SITE }).text).not.toContain('write to us');
  });

  it('contains the numbers of the booking, the stay and its policy', () => {
    expect(under(text, 'Reference')).toEqual(['  TN23456789AB']);
    expect(under(text, 'Booking ID')).toEqual(['  bk-77']);
    expect(under(text, 'Hotel confirmation')).toEqual(['  HC-42']);
    expect(under(text, 'Room')).toEqual(['  Double room with a view']);
    expect(text).toContain('Cancellation policy\n\nFree cancellation until 09 Mar 2027, 17:59 hotel time\n');
  });

  it('promises no refund, and has no calendar file', () => {
    expect(`${text}${html}`).not.toMatch(/Canceled on|Amount|goes back|no longer expects/);
    expect(calendar).toBeNull();
  });
});

describe.each(INTERFACE_LANGUAGES)('the letters in %s', (language) => {
  const { text: textOf } = wordsOf(language);
  const letters = KINDS.map((kind) => composed(kind, { intent: { language } }));

  it('have different titles, and the direction of the language', () => {
    expect(letters.map(({ text }) => text.split('\n')[0])).toEqual([
      textOf('letter.confirmedTitle'),
      textOf('letter.cancelledTitle'),
      textOf('letter.notBookedTitle'),
      textOf('letter.stillStandingTitle'),
    ]);
    expect(new Set(letters.map(({ subject }) => subject)).size).toBe(KINDS.length);
    const direction = language === 'ar' ? 'rtl' : 'ltr';
    for (const { html } of letters) expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
  });

  it('contain the same in HTML as in text', () => {
    for (const { text, html } of letters) {
      const lines = text.split('\n').map((line) => line.trim());
      expect(lines.filter((line) => !html.includes(line))).toEqual([]);
    }
  });

  it('leave no placeholder unfilled', () => {
    for (const { text, subject } of letters) expect(`${subject}${text}`).not.toMatch(/[{}]|undefined|\bnull\b/);
  });
});

describe('a letter about a stay with wishes', () => {
  const wishes = {
    rooms: [
      { firstName: '', lastName: '', bed: 'single' as const },
      { firstName: 'Bo', lastName: 'Lind', bed: null },
    ],
    arrival: '22:00',
    request: 'A quiet room, please',
  };

  it.each([
    ['Guests', ['Ada Testa', 'Bo Lind']],
    ['Beds', ['Two single beds']],
    ['Arrival at the hotel', ['10:00 PM']],
    ['Special requests', ['A quiet room, please']],
  ])('contains %s', (name, lines) => {
    const { text } = composed('confirmation', { intent: { wishes } });
    expect(under(text, name)).toEqual(lines.map((line) => `  ${line}`));
  });

  it('contains none of them if nobody has verified the payment', () => {
    const { text, html } = composed('nothing-booked', { intent: { wishes } });
    expect(`${text}${html}`).not.toMatch(/Lind|single beds|quiet|10:00 PM/);
  });
});
