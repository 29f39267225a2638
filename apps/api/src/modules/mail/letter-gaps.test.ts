/** Letters about stays with missing facts, or with less to pay than usual. */
import { describe, expect, it } from 'vitest';
import { HOTEL, INTENT } from './testing/booked-stay';
import { composed, under } from './testing/composed-mail';

const { shown } = INTENT;

describe('a letter', () => {
  it('says that there is nothing to pay at the hotel if there are no fees', () => {
    const price = { ...shown.price, taxesAndFees: [] };
    const { text } = composed('confirmation', { intent: { shown: { ...shown, price } } });
    expect(under(text, 'To be paid at the hotel')).toEqual(['  €0.00']);
  });

  it('uses the hotel’s own name for an unknown board', () => {
    const terms = { ...shown.terms, board: 'XX', boardName: 'Brunch on the roof' };
    const { text } = composed('confirmation', { intent: { shown: { ...shown, terms } } });
    expect(under(text, 'Board')).toEqual(['  Brunch on the roof']);
  });

  it('says only that a stay is non-refundable, and names no time', () => {
    const cancellation = { ...shown.cancellation, isRefundable: false };
    const { text } = composed('confirmation', { intent: { shown: { ...shown, cancellation } } });
    expect(text).toContain('Cancellation policy\n\nNon-refundable\n\n');
  });

  it('says how much is still refunded after the last penalty begins', () => {
    const cancellation = { ...shown.cancellation, penalties: shown.cancellation.penalties.slice(0, 1) };
    const { text } = composed('confirmation', { intent: { shown: { ...shown, cancellation } } });
    expect(text).toContain('Cancellation applies from 09 Mar 2027, 18:00 hotel time — EUR 304.00 refund\n');
  });

  it("names no local time if the hotel's time zone is unknown", () => {
    const { text } = composed('confirmation', { hotel: { ...HOTEL, timeZone: null } });
    expect(text).toContain(
      'Free cancellation until 09 Mar 2027, 16:59 GMT\nPartial refund before 11 Mar 2027, 17:00 GMT — EUR',
    );
  });

  it('has no empty line between two lines of one row in HTML', () => {
    expect(composed('confirmation').html).toMatch(/>Rome<\/div><div [^>]+>Italy<\/div><\/td>/);
  });

  it('leaves no gap in the calendar for an unknown street or hour', () => {
    const times = { checkinFrom: null, checkinUntil: null, checkoutUntil: '11:00' };
    const { calendar } = composed('confirmation', { hotel: { ...HOTEL, address: '', times } });
    expect(calendar?.content).toContain('LOCATION:Rome\\, Italy\r\n');
    expect(calendar?.content).toContain('DESCRIPTION:Reference TN23456789AB\\nCheck-out until 11:00 AM\r\n');
  });
});
