import { Plural } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import { stayNights } from '@tenth-night/domain/stay/dates';
import type { HotelState } from '../../stay-ui/use-hotel';

type Props = { readonly booking: BookingView; readonly hotel: HotelState };

/** `3 nights in Paris`, and without the city until it is known. */
export function StayPlace({ booking, hotel }: Props) {
  const count = stayNights(booking.dates) ?? 1;
  const city = typeof hotel === 'string' ? null : hotel.city;
  return city ? (
    <Plural value={count} one={`# night in ${city}`} other={`# nights in ${city}`} />
  ) : (
    <Plural value={count} one="# night" other="# nights" />
  );
}
