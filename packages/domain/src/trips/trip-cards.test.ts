import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../stay/dates';
import type { Booking } from './booking';
import { aBooking } from './testing/samples';
import { tripCards } from './trip-cards';

const TODAY = '2027-03-01' as CalendarDate;
const cards = (...bookings: readonly Booking[]) => {
  const { upcoming, past } = tripCards(bookings, () => TODAY);
  const read = (group: typeof past) => group.map(({ booking, status }) => [booking.dates?.checkin ?? null, status]);
  return { upcoming: read(upcoming), past: read(past) };
};

describe('the trip cards', () => {
  it('show the upcoming ones, the next first, and the past ones, the latest first', () => {
    expect(
      cards(
        aBooking('2026-09-07', 6),
        aBooking('2027-05-01', 3, { status: 'being-confirmed' }),
        aBooking('2027-03-12', 3),
        aBooking('2026-11-20', 2),
      ),
    ).toEqual({
      upcoming: [
        ['2027-03-12', 'confirmed'],
        ['2027-05-01', 'being-confirmed'],
      ],
      past: [
        ['2026-11-20', 'stayed'],
        ['2026-09-07', 'stayed'],
      ],
    });
  });

  it('are upcoming until the day of check-out is over at the hotel', () => {
    const leaving = aBooking('2027-02-27', 2);
    expect(cards(leaving)).toMatchObject({ upcoming: [['2027-02-27', 'confirmed']], past: [] });
    const { past } = tripCards([leaving], () => '2027-03-02' as CalendarDate);
    expect(past).toMatchObject([{ status: 'stayed', nights: 2 }]);
  });

  it('use the date at each hotel', () => {
    const [west, east] = [aBooking('2027-02-27', 2, { city: 'Honolulu' }), aBooking('2027-02-27', 2)];
    const trips = tripCards([west, east], ({ city }) => (city ? TODAY : ('2027-03-02' as CalendarDate)));
    expect([trips.upcoming[0]?.booking, trips.past[0]?.booking]).toEqual([west, east]);
  });

  it('are upcoming while they are being cancelled, and are then not shown as confirmed', () => {
    expect(cards(aBooking('2027-03-12', 3, { status: 'cancelling' })).upcoming).toEqual([['2027-03-12', 'cancelling']]);
    expect(cards(aBooking('2026-03-12', 3, { status: 'cancelling' })).past).toEqual([['2026-03-12', 'cancelling']]);
  });

  it('are past once they are cancelled or have failed, whatever their dates', () => {
    const gone = [
      aBooking('2027-06-05', 2, { status: 'failed' }),
      aBooking('2027-05-05', 2, { status: 'cancelled' }),
      aBooking('2026-06-05', 2, { status: 'cancelled' }),
    ];
    expect(cards(...gone)).toEqual({
      upcoming: [],
      past: [
        ['2027-06-05', 'failed'],
        ['2027-05-05', 'cancelled'],
        ['2026-06-05', 'cancelled'],
      ],
    });
  });

  it('keep their order if two begin on the same day', () => {
    const days = [aBooking('2027-03-12', 3), aBooking('2027-03-12', 1), aBooking('2027-03-12', 2)];
    expect(tripCards(days, () => TODAY).upcoming.map(({ nights }) => nights)).toEqual([3, 1, 2]);
    expect(tripCards(days, () => '2028-01-01' as CalendarDate).past.map(({ nights }) => nights)).toEqual([3, 1, 2]);
  });

  it('are never dropped for unreadable dates', () => {
    const [undated, dated] = [aBooking('2027-03-12', 3, { dates: null }), aBooking('2027-05-01', 3)];
    const expected = [
      ['2027-05-01', 'confirmed'],
      [null, 'confirmed'],
    ];
    expect([cards(undated, dated).upcoming, cards(dated, undated).upcoming]).toEqual([expected, expected]);
  });
});
