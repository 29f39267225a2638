/** Guests and the loyalty programme (reference §9.1 and §9.2). */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  type WireGuest,
  type WireGuestAnswer,
  type WireGuestBookingsAnswer,
  type WireGuestsAnswer,
  WireGuestsQuery,
  type WireLoyaltyAnswer,
  type WireLoyaltyPointsAnswer,
  WireLoyaltyRequest,
} from '@tenth-night/provider-wire/hotel-rates/guests';
import Type from 'typebox';
import { badRequest, invalidField, WireProblem } from '../wire-errors';
import type { BookingDesk } from './booking-desk';
import type { GuestDesk } from './guest-desk';

const withGuestId = { params: Type.Object({ guestId: Type.String() }) };

export function guestsRoutes(guests: GuestDesk, bookings: BookingDesk): FastifyPluginAsyncTypebox {
  const all = (): WireGuest[] => guests.list(bookings.list());
  const byId = (guestId: string): WireGuest | undefined => all().find(({ id }) => String(id) === guestId);
  const guestOf = (guestId: string): WireGuest => {
    const guest = byId(guestId);
    if (!guest) throw invalidField('invalid guest ID');
    return guest;
  };

  return async (app) => {
    app.get('/guests', { schema: { querystring: WireGuestsQuery } }, ({ query: { email } }): WireGuestsAnswer => {
      const isMeant = (guest: WireGuest): boolean => guest.email.toLowerCase() === email?.toLowerCase();
      return { data: email === undefined ? all() : all().filter(isMeant) };
    });

    app.get(
      '/guests/:guestId',
      { schema: withGuestId },
      ({ params }): WireGuestAnswer => ({
        data: guestOf(params.guestId),
      }),
    );

    app.get(
      '/guests/:guestId/bookings',
      { schema: withGuestId },
      ({ params }): WireGuestBookingsAnswer => ({
        data: guests.bookingsOf(guestOf(params.guestId).id, bookings.list()),
      }),
    );

    app.get('/guests/:guestId/loyalty-points', { schema: withGuestId }, ({ params }): WireLoyaltyPointsAnswer => {
      const guest = byId(params.guestId);
      if (!guest) throw new WireProblem(400, 50049, 'guest id is invalid');
      return { data: { currentPoints: guest.points, upcomingPoints: guest.upcomingPoints } };
    });

    // The vendor's client uses a trailing slash, its documentation does not.
    for (const path of ['/loyalties', '/loyalties/']) {
      app.get(path, (): WireLoyaltyAnswer => {
        const loyalty = guests.loyalty();
        return { data: loyalty ? [loyalty] : [] };
      });
      app.post(path, { schema: { body: WireLoyaltyRequest } }, ({ body }): WireLoyaltyAnswer => {
        if (guests.loyalty()) throw badRequest('loyalty already created');
        return { data: [guests.setLoyalty(body)] };
      });
      app.put(
        path,
        { schema: { body: WireLoyaltyRequest } },
        ({ body }): WireLoyaltyAnswer => ({
          data: [guests.setLoyalty(body)],
        }),
      );
    }
  };
}
