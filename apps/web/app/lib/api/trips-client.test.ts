import type { Trip } from '@tenth-night/contract/trip-codec';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { describe, expect, it, vi } from 'vitest';
import type { Services } from '../page/services';
import { testServices } from '../page/testing/test-services';
import { bookedNights, fetchAccount, fetchTrips, guestNumber } from './trips-client';

const never = new AbortController().signal;

type World = { readonly send?: () => Promise<Response>; refresh?(): Promise<void> };

function services(answer: unknown, { send = async () => Response.json(answer), refresh }: World = {}): Services {
  const session = { state: () => ({ status: 'none' }), refresh };
  return testServices({ send, session: session as unknown as Services['session'] });
}

const read = async (answer: unknown) =>
  (await fetchTrips(services(answer), '412', never)).map(({ bookingId }) => bookingId);

describe('trips', () => {
  it('[TRIP-15] are read from data, from bookings, or from a bare list', async () => {
    const list = [{ bookingId: 'b1' }, { id: 'b2' }, { status: 'CONFIRMED' }];
    for (const answer of [{ data: list }, { bookings: list }, list]) expect(await read(answer)).toEqual(['b1', 'b2']);
    expect(await read({ data: [] })).toEqual([]);
  });

  it('[TRIP-16] that failed say why', async () => {
    await expect(read({ status: 'failed', error: { message: 'guest id is invalid' } })).rejects.toThrow(
      'guest id is invalid',
    );
  });

  it('make the page check who is signed in if the session has ended, but not after another failure', async () => {
    for (const [code, status, asked] of [
      ['unauthorized', 401, 1],
      ['provider_failed', 502, 0],
    ] as const) {
      const refresh = vi.fn(async () => {});
      const world = services(null, { send: async () => Response.json({ error: { code } }, { status }), refresh });
      await expect(fetchAccount(world, never)).rejects.toThrow(`HTTP ${status}`);
      expect(refresh).toHaveBeenCalledTimes(asked);
    }
  });

  it('[DATA-39] are requested by the guest id, else by the member number', () => {
    const account = { uid: 'x', email: 'x@example.test' };
    expect(guestNumber({ ...account, guestId: '412', memberNumber: 'TN-00000422' })).toBe('412');
    expect(guestNumber({ ...account, guestId: null, memberNumber: 'TN-00000422' })).toBe('TN-00000422');
    expect(guestNumber({ ...account, guestId: null, memberNumber: null })).toBeNull();
  });

  it("are over according to their hotel's date", () => {
    const trip = { bookingId: 'b', status: 'confirmed', timeZone: 'Pacific/Auckland' } as Trip;
    const dates = { checkin: '2027-03-12' as CalendarDate, checkout: '2027-03-15' as CalendarDate };
    expect(bookedNights([{ ...trip, dates }], Date.parse('2027-03-15T10:00:00Z'))).toBe(3);
    expect(bookedNights([{ ...trip, dates }], Date.parse('2027-03-15T12:00:00Z'))).toBe(0);
  });
});
