/**
 * A user's trips: their bookings with us, with the provider's current status. Hotel-checkout-trips §4, §7; decision on
 * OPEN-82.
 */
import type { Trip } from '@tenth-night/contract/trip-codec';
import { type Booking, statusToday } from '@tenth-night/domain/trips/booking';
import { AppError } from '../../app-error';
import type { BookingProviders, ProviderBooking } from '../../providers/ports/booking.port';
import type { AccountService } from '../account/account.service';
import type { IntentRepo } from '../booking/intent.repo';
import type { HotelService } from '../hotel/hotel.service';
import { bookingOf } from './own-booking';

type Parts = {
  readonly intents: Pick<IntentRepo, 'ofUser'>;
  readonly accounts: Pick<AccountService, 'numbersOf'>;
  readonly providers: BookingProviders;
  readonly hotels: HotelService;
  /** In the sandbox, a user may try any guest id. */
  readonly isSandbox: boolean;
  report(error: unknown): void;
};

type Question = { readonly uid: string; readonly guestId: string; readonly language: string };

export type TripsService = ReturnType<typeof createTripsService>;

export function createTripsService({ intents, accounts, providers, hotels, isSandbox, report }: Parts) {
  /**
   * The provider identifies a guest by an email address, which anybody can type. So a user sees only the bookings that
   * they made here. If the provider does not answer, shows what we know.
   */
  async function own(uid: string, signal: AbortSignal): Promise<readonly Booking[]> {
    const made = (await intents.ofUser(uid)).flatMap((intent) => bookingOf(intent, providers.current) ?? []);
    const guests = new Map(made.flatMap(({ guest }) => (guest ? [[`${guest.provider} ${guest.guestId}`, guest]] : [])));
    const lists = [...guests.values()].map(({ provider, guestId }) =>
      providers
        .at(provider)
        .bookingsOf(guestId, signal)
        .catch((error) => {
          report(error);
          return [] as readonly ProviderBooking[];
        }),
    );
    const listed = new Map((await Promise.all(lists)).flat().map((booking) => [booking.clientReference, booking]));
    return made.map(({ booking }) => today(booking, listed.get(booking.reference)));
  }

  async function withHotel(booking: Booking, isOwn: boolean, language: string, signal: AbortSignal): Promise<Trip> {
    const hotel = booking.hotelId ? await hotels.hotel(booking.hotelId, language, signal).catch(() => null) : null;
    return {
      ...booking,
      hotelName: hotel?.name ?? booking.hotelName,
      city: hotel?.city ?? booking.city,
      country: hotel?.country ?? booking.country,
      photo: hotel?.photos[0]?.url ?? null,
      timeZone: hotel?.timeZone ?? null,
      isOwn,
    };
  }

  return {
    async of({ uid, guestId, language }: Question, signal: AbortSignal): Promise<readonly Trip[]> {
      const numbers = await accounts.numbersOf(uid);
      const isOwn = guestId === numbers.guestId || guestId === numbers.memberNumber;
      if (!isOwn && !isSandbox) throw new AppError('forbidden', 'These are the bookings of somebody else');
      const bookings = isOwn
        ? await own(uid, signal)
        : await providers.at(providers.current).bookingsOf(guestId, signal);
      return Promise.all(bookings.map((booking) => withHotel(booking, isOwn, language, signal)));
    },
  };
}

/** The provider decides about a later cancellation and the hotel's confirmation code. */
function today(booking: Booking, listed: ProviderBooking | undefined): Booking {
  if (!listed) return booking;
  const hotelConfirmationCode = listed.hotelConfirmationCode ?? booking.hotelConfirmationCode;
  return { ...booking, status: statusToday(booking.status, listed.status), hotelConfirmationCode };
}
