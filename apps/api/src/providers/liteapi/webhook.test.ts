import { describe, expect, it } from 'vitest';
import { createWebhook } from './webhook';

const { read } = createWebhook(null);
const NOTHING = { bookingIds: [], references: [] };
const text = (value: unknown) => JSON.stringify(value);

describe('a webhook of LiteAPI', () => {
  it('names the booking in the JSON texts inside its body', () => {
    const body = text({
      event_name: 'booking.book',
      event_id: 'e1',
      sandbox: true,
      request: text({ prebookId: 'p', clientReference: 'TNABC' }),
      response: text({ data: { bookingId: 'bN4xY-7Qe', clientReference: 'TNABC', status: 'CONFIRMED' } }),
    });
    expect(read(body)).toEqual({ bookingIds: ['bN4xY-7Qe'], references: ['TNABC'] });
  });

  it('is also read if its parts are objects, or have the other spelling', () => {
    const response = { data: { booking_id: 'b1', client_reference: 'TN1' } };
    expect(read(text({ response }))).toEqual({ bookingIds: ['b1'], references: ['TN1'] });
    expect(read(text({ bookingId: 412 }))).toEqual({ bookingIds: ['412'], references: [] });
  });

  it('names both bookings of a rebooking', () => {
    const request = text({ existingBookingId: 'old' });
    expect(read(text({ request, response: text({ data: { bookingId: 'new' } }) })).bookingIds).toEqual(['old', 'new']);
  });

  it.each([
    '',
    'null',
    '[]',
    '"text"',
    '{',
    '{"response":"{\\"data\\":"}',
    text({ request: text('again'), response: 12 }),
    text({ bookingId: { id: 'b1' } }),
    text({ bookingId: "b1' or 1=1" }),
    text({ bookingId: '\u0000' }),
    text({ clientReference: 'x'.repeat(101) }),
    text({ __proto__: { bookingId: 'b1' } }),
    text({ data: { data: { data: { data: { bookingId: 'deep' } } } } }),
  ])('names no booking if it is %s', (body) => {
    expect(read(body)).toEqual(NOTHING);
  });

  it('needs the secret if there is one', () => {
    expect(createWebhook(null).isAllowed(undefined)).toBe(true);
    const { isAllowed } = createWebhook('a secret of sixteen');
    expect([undefined, '', 'a secret', 'a secret of sixteen ', 'a secret of sixteen'].map(isAllowed)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  });
});
