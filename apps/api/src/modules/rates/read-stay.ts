import { parseCalendarDate, type StayDates, stayNights } from '@tenth-night/domain/stay/dates';
import { AppError } from '../../app-error';

/** The dates of a request. Refuses days that do not exist, and a stay without a night. */
export function readStay(body: { readonly checkIn: string; readonly checkOut: string }): StayDates {
  const checkin = parseCalendarDate(body.checkIn);
  const checkout = parseCalendarDate(body.checkOut);
  if (!checkin || !checkout) throw new AppError('bad_request', 'Check-in and check-out must be days that exist');
  if (!stayNights({ checkin, checkout })) throw new AppError('bad_request', 'Check-out must be after check-in');
  return { checkin, checkout };
}
