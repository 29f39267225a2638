/** A booking as an event in the traveller's calendar: for our letters, and for the pages of the booking. */
import type { MailAddress, MailCalendar } from '../../providers/ports/mail.port';
import type { Intent } from '../booking/intent.repo';
import type { MailKind } from '../booking/intent-parts';
import type { HotelService } from '../hotel/hotel.service';
import type { LetterFacts } from './letter';
import { addressOf, hotelNameOf } from './letter-sections';
import { stayCalendar } from './stay-calendar';
import type { Words, WordsOf } from './words';

/** An event without the details of the hotel is better than a page that waits. */
const HOTEL_MS = 5_000;

type Facts = Pick<LetterFacts, 'intent' | 'hotel' | 'now'>;

/** In whose name events are written, and in which words. */
export type CalendarSettings = { readonly sender: MailAddress; readonly wordsOf: WordsOf };

export function bookingCalendar(kind: MailKind, facts: Facts, words: Words, sender: MailAddress): MailCalendar | null {
  const { intent, now } = facts;
  return stayCalendar(kind, {
    reference: intent.id,
    dates: intent.shown.dates,
    hotelName: hotelNameOf(facts, words),
    address: addressOf(facts, words).join(', '),
    description: calendarNote(facts, words),
    organizer: sender,
    stampedAt: now,
  });
}

type Parts = { readonly hotels: HotelService; readonly settings: CalendarSettings; readonly now: () => number };

/** The event of a confirmed booking, in the language of its letters. */
export function createBookingCalendars({ hotels, settings, now }: Parts) {
  const { sender, wordsOf } = settings;
  return async (intent: Intent): Promise<MailCalendar | null> => {
    const { shown, language } = intent;
    const hotel = await hotels.hotel(shown.hotelId, language, AbortSignal.timeout(HOTEL_MS)).catch(() => null);
    return bookingCalendar('confirmation', { intent, hotel, now: now() }, wordsOf(language), sender);
  };
}

/** Leaves out the booking link, because people share calendars. */
function calendarNote({ intent, hotel }: Facts, { text, clock }: Words): string {
  const { checkinFrom, checkoutUntil } = hotel?.times ?? {};
  const lines = [
    `${text('letter.reference')} ${intent.id}`,
    checkinFrom && `${text('letter.checkin')} ${text('letter.checkinFrom', { time: clock(checkinFrom) })}`,
    checkoutUntil && `${text('letter.checkout')} ${text('letter.checkoutUntil', { time: clock(checkoutUntil) })}`,
  ];
  return lines.filter(Boolean).join('\n');
}
