/** Letters about a changed booking. */
import { INTERFACE_LANGUAGES } from '@tenth-night/domain/preferences/languages';
import { describe, expect, it } from 'vitest';
import { composed, SILENT_SITE, under } from './testing/composed-mail';

const EXCHANGE = { transactionId: null, changeOf: 'TNOLD2345678', changeRefundMinor: 4_000 };

describe('the letter about a changed stay', () => {
  const { subject, text, calendar } = composed('changed', { intent: EXCHANGE });

  it('names the old booking, contains all facts about the new one, and says how much is refunded', () => {
    expect(subject).toMatch(/^Your stay is changed: Albergo del Sole, Mar 12/);
    expect(text).toContain('This booking replaces your earlier one, TNOLD2345678.');
    expect(under(text, 'Reference')).toEqual(['  TN23456789AB']);
    expect(under(text, 'Check-in')).toEqual(['  Friday, March 12, 2027', '  from 3:00 PM']);
    expect(text).toContain('€504.00');
    expect(under(text, 'Amount')).toEqual(['  €40.00']);
    expect(text).toContain('\nIt goes back to the card you paid with; that takes 5 to 20 working days.');
    expect(calendar?.method).toBe('PUBLISH');
  });

  it('does not mention a refund if there is none, or if the old booking has its own letter', () => {
    expect(composed('changed', { intent: { ...EXCHANGE, changeRefundMinor: 0 } }).text).not.toContain('working days');
    expect(composed('changed', { intent: { ...EXCHANGE, transactionId: 'tr_1' } }).text).not.toContain('working days');
  });
});

describe('the letter about a change that was not made', () => {
  it('says that the booking stands, and has no calendar file', () => {
    const { subject, text, calendar } = composed('not-changed');
    expect(subject).toMatch(/^Your stay is not changed/);
    expect(text).toContain('Your booking stands as before, and nothing was charged.');
    expect(calendar).toBeNull();
  });
});

describe('the letter about a corrected name', () => {
  it('contains the new name and address, and says what to do if somebody else made the change', () => {
    const { text } = composed('renamed');
    expect(text).toContain('now in the name of Ada Testa, and we write about it to ada@example.test.');
    expect(text).toContain('If this was not you, write to us at once.');
    expect(composed('renamed', { site: SILENT_SITE }).text).not.toContain('write to us');
  });
});

describe.each(INTERFACE_LANGUAGES)('these letters in %s', (language) => {
  it.each(['changed', 'not-changed', 'renamed'] as const)('have all their texts: %s', (kind) => {
    const { text, html } = composed(kind, { intent: { ...EXCHANGE, language } });
    expect(`${text}${html}`).not.toMatch(/letter\.|[{}]\w|undefined/);
  });
});
