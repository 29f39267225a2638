/** The stay as an event in the traveller's calendar, and its removal when it is cancelled: RFC 5545, RFC 5546. */
import type { CalendarDate, StayDates } from '@tenth-night/domain/stay/dates';
import type { MailAddress, MailCalendar } from '../../providers/ports/mail.port';
import type { MailKind } from '../booking/intent-parts';

export type CalendarStay = {
  readonly reference: string;
  readonly dates: StayDates;
  readonly hotelName: string;
  readonly address: string;
  readonly description: string;
  readonly organizer: MailAddress;
  readonly stampedAt: number;
};

type StayEvent = { readonly method: MailCalendar['method']; readonly status: string; readonly sequence: number };

const LINE_OCTETS = 75;
/**
 * A calendar replaces an event by one with the same UID and a higher SEQUENCE. The other kinds need no event: an
 * unbooked stay was never in the calendar, and a stay that still stands is already there.
 */
const EVENTS: Readonly<Record<MailKind, StayEvent | null>> = {
  confirmation: { method: 'PUBLISH', status: 'CONFIRMED', sequence: 0 },
  cancellation: { method: 'CANCEL', status: 'CANCELLED', sequence: 1 },
  'not-booked': null,
  'nothing-booked': null,
  'still-standing': null,
  changed: { method: 'PUBLISH', status: 'CONFIRMED', sequence: 0 },
  'not-changed': null,
  renamed: null,
};

/** An all-day event. Its end date is exclusive, so it is the day of check-out. */
export function stayCalendar(kind: MailKind, stay: CalendarStay): MailCalendar | null {
  const event = EVENTS[kind];
  if (!event) return null;
  const { method, status, sequence } = event;
  const { reference, dates, organizer } = stay;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tenth Night//Bookings//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${reference}@tenth-night`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${new Date(stay.stampedAt).toISOString().replace(/\.\d+|[:-]/g, '')}`,
    `DTSTART;VALUE=DATE:${plain(dates.checkin)}`,
    `DTEND;VALUE=DATE:${plain(dates.checkout)}`,
    `SUMMARY:${escapeText(stay.hotelName)}`,
    `LOCATION:${escapeText(stay.address)}`,
    `DESCRIPTION:${escapeText(stay.description)}`,
    `ORGANIZER;CN="${quoted(organizer.name)}":mailto:${organizer.address}`,
    `STATUS:${status}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return { method, filename: `${reference}.ics`, content: lines.map((line) => `${fold(line)}\r\n`).join('') };
}

function plain(date: CalendarDate): string {
  return date.replaceAll('-', '');
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** A quoted value cannot contain a quote. */
function quoted(text: string): string {
  return text.replace(/["\p{Cc}]/gu, '');
}

/** A line has at most 75 octets; a continuation starts with a space. Never splits a character. */
function fold(line: string): string {
  const folded: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > LINE_OCTETS) {
      folded.push(part);
      part = ' ';
    }
    part += letter;
  }
  return [...folded, part].join('\r\n');
}
