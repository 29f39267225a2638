import type { StayDates } from '@tenth-night/domain/stay/dates';
import { describe, expect, it } from 'vitest';
import type { MailKind } from '../booking/intent-parts';
import { type CalendarStay, stayCalendar } from './stay-calendar';

const STAY: CalendarStay = {
  reference: 'TN23456789AB',
  dates: { checkin: '2027-03-12', checkout: '2027-03-15' } as StayDates,
  hotelName: 'Albergo del Sole',
  address: 'Via dei Cappellari 12, Rome',
  description: 'Reference TN23456789AB',
  organizer: { name: 'Tenth "Night"', address: 'bookings@tenth-night.example' },
  stampedAt: Date.parse('2027-01-10T09:00:00.123Z'),
};

function calendarOf(kind: MailKind, stay: CalendarStay) {
  const calendar = stayCalendar(kind, stay);
  if (!calendar) throw new Error(`${kind} has no calendar`);
  return calendar;
}
/** The lines as a calendar program reads them: folded lines are joined. */
const linesOf = (content: string) => content.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
const readValue = (content: string, name: string) =>
  linesOf(content)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

describe('a stay in a calendar', () => {
  it('is an all-day event from check-in to check-out', () => {
    const { method, filename, content } = calendarOf('confirmation', STAY);
    expect([method, filename]).toEqual(['PUBLISH', 'TN23456789AB.ics']);
    expect(linesOf(content)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Tenth Night//Bookings//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:TN23456789AB@tenth-night',
      'SEQUENCE:0',
      'DTSTAMP:20270110T090000Z',
      'DTSTART;VALUE=DATE:20270312',
      'DTEND;VALUE=DATE:20270315',
      'SUMMARY:Albergo del Sole',
      'LOCATION:Via dei Cappellari 12\\, Rome',
      'DESCRIPTION:Reference TN23456789AB',
      'ORGANIZER;CN="Tenth Night":mailto:bookings@tenth-night.example',
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('is removed by a newer event with the same id and the status cancelled', () => {
    const [confirmed, cancelled] = [calendarOf('confirmation', STAY), calendarOf('cancellation', STAY)];
    expect([cancelled.method, readValue(cancelled.content, 'METHOD')]).toEqual(['CANCEL', 'CANCEL']);
    expect(readValue(cancelled.content, 'STATUS')).toBe('CANCELLED');
    expect(readValue(cancelled.content, 'UID')).toBe(readValue(confirmed.content, 'UID'));
    expect(Number(readValue(cancelled.content, 'SEQUENCE'))).toBeGreaterThan(
      Number(readValue(confirmed.content, 'SEQUENCE')),
    );
  });

  it.each(['not-booked', 'still-standing'] as const)('does not change after the letter %s', (kind) => {
    expect(stayCalendar(kind, STAY)).toBeNull();
  });

  it('escapes line breaks in foreign text', () => {
    const hotelName = 'Sun; Moon, \\ Stars\r\nEND:VEVENT\u0007';
    const { content } = calendarOf('confirmation', { ...STAY, hotelName });
    expect(readValue(content, 'SUMMARY')).toBe('Sun\\; Moon\\, \\\\ Stars\\nEND:VEVENT');
    expect(linesOf(content).filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });

  it.each(['x'.repeat(300), 'فندق الشمس في روما القديمة '.repeat(8), '🌅'.repeat(60), 'ő'.repeat(200)])(
    'has no line of more than 75 octets, and no split character: %s',
    (hotelName) => {
      const content = Buffer.from(calendarOf('confirmation', { ...STAY, hotelName }).content).toString();
      const lines = content.split('\r\n');
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      expect(readValue(content, 'SUMMARY')).toBe(hotelName);
    },
  );
});
