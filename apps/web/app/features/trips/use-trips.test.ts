import { describe, expect, it } from 'vitest';
import { testServices } from '../../lib/page/testing/test-services';
import { loadTrips, type TripsState } from './use-trips';

const never = new AbortController().signal;
const ACCOUNT = { data: { uid: 'u1', email: 'ada@example.test', memberNumber: null, guestId: '412' } };
const NOBODY = { data: { ...ACCOUNT.data, guestId: null } };

/** Every state, in order, each with the calls that had been made by then. */
async function statesOf(answers: { account?: unknown; bookings?: unknown }, override: string | null = null) {
  const told: string[] = [];
  const calls: string[] = [];
  const send = async (path: string) => {
    const name = path.includes('/account') ? 'account' : 'bookings';
    calls.push(name);
    const answer = answers[name];
    return answer === undefined ? Response.json({}, { status: 502 }) : Response.json(answer);
  };
  const services = testServices({ send });
  const tell = ({ mapping, bookings, trips }: TripsState) =>
    told.push(`${mapping}, ${bookings}, ${trips.length} trips after ${calls.length} calls`);
  await loadTrips(services, override, never, tell);
  return { told, calls };
}

describe('the states of the trips', () => {
  it('[TRIP-10][TRIP-11][TRIP-12] go from the mapping to the bookings, one after the other', async () => {
    const { told, calls } = await statesOf({ account: ACCOUNT, bookings: { data: [{ bookingId: 'b1' }] } });
    expect(told).toEqual([
      'loading, idle, 0 trips after 0 calls',
      'ready, loading, 0 trips after 1 calls',
      'ready, done, 1 trips after 2 calls',
    ]);
    expect(calls).toEqual(['account', 'bookings']);
  });

  it('[TRIP-10] end if the mapping is not found or fails, without a call for bookings', async () => {
    const notFound = await statesOf({ account: NOBODY });
    expect(notFound.told).toEqual(['loading, idle, 0 trips after 0 calls', 'not-found, idle, 0 trips after 1 calls']);
    const failed = await statesOf({});
    expect(failed.told).toEqual(['loading, idle, 0 trips after 0 calls', 'error, idle, 0 trips after 1 calls']);
    expect([notFound.calls, failed.calls]).toEqual([['account'], ['account']]);
  });

  it('[TRIP-11] end if the bookings are empty or fail', async () => {
    const empty = await statesOf({ account: ACCOUNT, bookings: { data: [] } });
    expect(empty.told.at(-1)).toBe('ready, empty, 0 trips after 2 calls');
    const failed = await statesOf({ account: ACCOUNT });
    expect(failed.told.at(-1)).toBe('ready, error, 0 trips after 2 calls');
  });

  it('[TRIP-05] need no lookup for an entered guest id', async () => {
    const { told, calls } = await statesOf({ bookings: { data: [] } }, '7');
    expect(told).toEqual([
      'loading, idle, 0 trips after 0 calls',
      'ready, loading, 0 trips after 0 calls',
      'ready, empty, 0 trips after 1 calls',
    ]);
    expect(calls).toEqual(['bookings']);
  });
});
