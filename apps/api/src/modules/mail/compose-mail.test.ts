import { describe, expect, it } from 'vitest';
import { FACTS, HOTEL, INTENT } from './testing/booked-stay';
import { composed, KINDS, SILENT_SITE, under } from './testing/composed-mail';

describe('a confirmation in English', () => {
  const { text, subject, to, messageId, replyTo } = composed('confirmation');

  it('is sent to the holder, with a Message-ID that depends only on its id', () => {
    expect(to).toEqual({ name: 'Ada Testa', address: 'ada@example.test' });
    expect(messageId).toBe('<TN23456789AB-confirmation@tenth-night.example>');
    expect(replyTo).toBe('help@tenth-night.example');
    expect(subject.replace(/\s/g, ' ')).toBe('Booking confirmed: Albergo del Sole, Mar 12 – 15, 2027');
  });

  it.each([
    ['Reference', ['TN23456789AB']],
    ['Booking ID', ['bk-77']],
    ['Hotel confirmation', ['HC-42']],
    ['Lead guest', ['Ada Testa']],
    ['Hotel', ['Albergo del Sole', 'Via dei Cappellari 12', 'Rome', 'Italy']],
    ['Check-in', ['Friday, March 12, 2027', 'from 3:00 PM']],
    ['Check-out', ['Monday, March 15, 2027', 'until 11:00 AM', '3 nights']],
    ['Room', ['Double room with a view']],
    ['Board', ['Breakfast included']],
    ['Travelers', ['Room 1: 2 adults and 2 children (ages 5 and 8)', 'Room 2: 1 adult']],
    ['Paid', ['€504.00']],
    ['To be paid at the hotel', ['€42.00 (City tax)']],
    ['Total price', ['€546.00']],
    ['Write to us', ['help@tenth-night.example']],
    ['General help', ['+353 1 555 0100']],
  ])('contains %s', (name, lines) => {
    expect(under(text, name)).toEqual(lines.map((line) => `  ${line}`));
  });

  it("[CANC-01] says until when it can be cancelled, in the hotel's time and beside it in GMT", () => {
    expect(text).toContain(
      [
        'Free cancellation until 09 Mar 2027, 17:59 hotel time',
        '(09 Mar 2027, 16:59 GMT)',
        'Partial refund before 11 Mar 2027, 18:00 hotel time — EUR 304.00 refund',
        '(11 Mar 2027, 17:00 GMT)',
        'Non-refundable from 11 Mar 2027, 18:00 hotel time',
        '(11 Mar 2027, 17:00 GMT)',
      ].join('\n'),
    );
  });

  it('links to the booking, and names support contacts only if they are configured', () => {
    expect(text).toContain(`View booking\n${FACTS.url}\n`);
    expect(text).not.toContain('Emergencies');
    const silent = composed('confirmation', { site: SILENT_SITE });
    expect(silent.text).not.toContain('Support');
    expect(silent.replyTo).toBeNull();
  });

  it('leaves out unknown facts about the hotel', () => {
    const { text: plain, subject: about } = composed('confirmation', { hotel: null });
    expect(about).toContain('Hotel lp1');
    expect(under(plain, 'Hotel')).toEqual(['  Hotel lp1']);
    expect(under(plain, 'Check-in')).toEqual(['  Friday, March 12, 2027']);
    expect(plain).not.toContain('hotel time');
  });

  it('leaves out missing facts, and does not add up different currencies', () => {
    const { shown } = INTENT;
    const fee = (description: string, minor: number, currency: string) => ({
      ...{ description, isIncluded: false, amount: { minor, currency } },
    });
    const taxesAndFees = [fee('City tax', 4_200, 'EUR'), fee('', 30_000, 'CZK')];
    const terms = { ...shown.terms, board: null };
    const rooms = [{ adults: 2, childrenAges: [0] }];
    const changed = { ...shown, terms, rooms, price: { ...shown.price, taxesAndFees } };
    const { text: other } = composed('confirmation', { intent: { confirmationCode: null, shown: changed } });
    expect(other).not.toContain('Hotel confirmation');
    expect(other).not.toContain('Board');
    expect(under(other, 'Travelers')).toEqual(['  2 adults and 1 child (age 0)']);
    expect(under(other, 'To be paid at the hotel').join()).toMatch(/€42\.00 \(City tax\), {2}CZK.300\.00$/);
    expect(under(other, 'Total price').join()).toMatch(/€546\.00 \+ CZK.300\.00$/);
  });
});

describe('a confirmation in Arabic', () => {
  const { text, html, language, subject } = composed('confirmation', { intent: { language: 'ar' } });

  it('is written from right to left, with Latin digits', () => {
    expect(language).toBe('ar');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('text-align:right');
    expect(html).not.toContain('text-align:left');
    expect(subject).toMatch(/^تم تأكيد الحجز: Albergo del Sole، 12.15 مارس 2027$/);
    expect(under(text, 'تسجيل الوصول')).toEqual(['  الجمعة، 12 مارس 2027', '  من 3:00 م']);
    expect(under(text, 'المسافرون')).toEqual(['  الغرفة 1: بالغان وطفلان (الأعمار: 5 و8)', '  الغرفة 2: بالغ واحد']);
    expect(under(text, 'المدفوع').join()).toContain('504.00');
    expect(under(text, 'يُدفع في الفندق').join()).toContain('(ضريبة المدينة)');
    expect(text).toContain('إلغاء مجاني حتى 09 مارس 2027، 17:59 بتوقيت الفندق\n(09 مارس 2027، 16:59 بتوقيت GMT)');
    expect(`${text}${html}`).not.toMatch(/[٠-٩]/);
  });
});

describe('a cancellation', () => {
  const at = { cancelCalledAt: new Date('2027-03-10T08:30:00Z'), updatedAt: new Date('2027-03-10T09:00:00Z') };

  it('contains its time, the paid amount and the refund', () => {
    const { text, subject } = composed('cancellation', { intent: { ...at, refundMinor: 30_400 } });
    expect(subject).toMatch(/^Booking canceled: Albergo del Sole, Mar 12/);
    expect(under(text, 'Canceled on')).toEqual(['  10 Mar 2027, 09:30 hotel time', '  (10 Mar 2027, 08:30 GMT)']);
    expect(under(text, 'Paid')).toEqual(['  €504.00']);
    expect(under(text, 'Amount')).toEqual(['  €304.00']);
    expect(text).toContain('It goes back to the card you paid with; that takes 5 to 20 working days.');
    expect(text).not.toContain('Cancellation policy');
  });

  it('says if there is no refund, and names no amount if the refund is unknown', () => {
    const nothing = composed('cancellation', { intent: { ...at, refundMinor: 0 } }).text;
    expect(under(nothing, 'Amount')).toEqual(['  €0.00']);
    expect(nothing).toContain('Nothing comes back');
    const unknown = composed('cancellation', { intent: { ...at, refundMinor: null } }).text;
    expect(unknown).not.toContain('Amount');
    expect(unknown).toContain('What comes back follows the terms of the booking');
  });
});

describe('every mail', () => {
  it.each(KINDS)('can be written even with invalid codes: %s', (kind) => {
    const odd = { minor: 50_400, currency: '€' };
    const { price, cancellation } = INTENT.shown;
    const penalties = cancellation.penalties.map((penalty) => ({ ...penalty, amount: odd }));
    const shown = {
      ...INTENT.shown,
      price: { ...price, total: odd },
      cancellation: { ...cancellation, total: odd, penalties },
    };
    const hotel = { ...HOTEL, country: 'ITALY', timeZone: 'Nowhere/Land' };
    const { text } = composed(kind, { hotel, intent: { shown } });
    expect(under(text, 'Hotel').at(-1)).toBe('  ITALY');
    expect(text).not.toContain('hotel time');
    if (kind !== 'still-standing') expect(text).toContain('504.00 €');
  });

  it('is in English if we do not have the traveller’s language', () => {
    const { text, language } = composed('confirmation', { intent: { language: 'ja' } });
    expect(language).toBe('en');
    expect(text).toContain('Your stay is booked.');
  });

  it('does not change a name that looks like an escape sequence', () => {
    const name = String.raw`Hotel \u0041 \x42`;
    expect(composed('confirmation', { hotel: { ...HOTEL, name } }).subject).toContain(name);
  });

  it('escapes foreign text in HTML', () => {
    const script = `<script>alert("1")</script> & 'Sons'`;
    const shown = { ...INTENT.shown, roomName: script };
    const hotel = { ...HOTEL, name: script, address: script };
    const { html } = composed('confirmation', { hotel, intent: { shown, confirmationCode: script } });
    expect(html).not.toContain('<script');
    const escaped = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Sons&#39;';
    expect(html.split(escaped)).toHaveLength(6);
  });

  it('has links in HTML, and sets no colours except for the button', () => {
    const { html } = composed('confirmation');
    expect(html).toContain('href="https://tenth-night.example/booking/TN23456789AB?token=t0ken"');
    expect(html).toContain('href="mailto:help@tenth-night.example"');
    expect(html).toContain('href="tel:+35315550100"');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html.match(/background/g)).toHaveLength(1);
    expect(html.match(/[^-]color:#/g)).toHaveLength(1);
  });

  it('does not put the token of the booking into the calendar file', () => {
    const { calendar } = composed('confirmation');
    const content = calendar?.content ?? '';
    expect(calendar).toMatchObject({ method: 'PUBLISH', filename: 'TN23456789AB.ics' });
    expect(content).toContain('SUMMARY:Albergo del Sole\r\n');
    expect(content).toContain('LOCATION:Via dei Cappellari 12\\, Rome\\, Italy\r\n');
    expect(content.replaceAll('\r\n ', '')).toContain(
      'DESCRIPTION:Reference TN23456789AB\\nCheck-in from 3:00 PM\\nCheck-out until 11:00 AM\r\n',
    );
    expect(content).not.toContain('t0ken');
  });
});

it('has a button in the colors of the brand, or in ours', () => {
  const button = { background: '#0b6e4f', color: '#ffffff' };
  const { html } = composed('confirmation', { site: { ...FACTS.site, name: 'Cedar & Quay', button } });
  expect(html).toContain(';background:#0b6e4f;color:#ffffff"');
  expect(html).toContain('Cedar &amp; Quay');
  expect(html).not.toMatch(/f6b73c|Tenth Night/);
  expect(composed('confirmation').html).toContain(';background:#f6b73c;color:#14213d"');
});
