/** Travellers with an account and a free night, and what must hold for each free night. */
import type { BookingState } from '@tenth-night/domain/booking/intent';
import { askFor } from '../instances';
import type { World } from './world';

export type Member = {
  readonly email: string;
  readonly headers: Readonly<Record<string, string>>;
};

const PASSWORD = 'tulips in May';
/** In dollar cents, because the offers of the test are in dollars. It is less than the price of any offer. */
const WORTH_MINOR = 2_500;

/** Signs up while everything works. The member has earned a free night, but it has no voucher yet. */
export async function join(
  world: World,
  email: string,
  run: (text: string, values: readonly unknown[]) => Promise<unknown>,
): Promise<Member> {
  const url = `${world.instances[0]?.url()}/api/auth`;
  const address = { 'content-type': 'application/json', 'x-forwarded-for': `10.200.${email.length}.1` };
  const body = JSON.stringify({ email, password: PASSWORD });
  const answer = await fetch(`${url}/sign-up`, { method: 'POST', headers: address, body });
  const { user } = (await answer.json()) as { user: { uid: string } };
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  const { token } = await askFor<{ token: string }>(`${url}/token`, {
    method: 'POST',
    headers: { cookie: cookie.join('; '), 'x-forwarded-for': '10.201.0.1' },
  });
  await run(
    `insert into free_nights (id, uid, ordinal, state, worth_minor, currency, ends_at, language, next_try_at)
      values ($1, $2, 1, 'earned', $3, 'USD', now() + interval '365 days', 'en', now())`,
    [`FN-${user.uid}`, user.uid, WORTH_MINOR],
  );
  return { email, headers: { authorization: `Bearer ${token}` } };
}

export type FreeNightRow = {
  readonly id: string;
  readonly state: string;
  readonly intent_id: string | null;
};

export type BookingWithFreeNight = {
  readonly id: string;
  readonly state: BookingState;
  readonly free_night_id: string;
  readonly refund_minor: string | null;
};

/** Describes every free night that is lost, or used twice. */
export function brokenFreeNights(
  freeNights: readonly FreeNightRow[],
  bookings: readonly BookingWithFreeNight[],
): readonly string[] {
  return freeNights.flatMap(({ id, state, intent_id }) => {
    const own = bookings.filter(({ free_night_id }) => free_night_id === id);
    const users = own.filter((one) => one.state === 'confirmed' || isLost(one));
    if (users.length > 1) return [`${id} was used ${users.length} times`];
    const [user] = users;
    if (user && (state !== 'used' || intent_id !== user.id)) return [`${id} is ${state}, but ${user.id} used it`];
    if (!user && state !== 'ready') return [`${id} is ${state}, but nobody used it`];
    return [];
  });
}

/** Cancelled without a refund. */
const isLost = ({ state, refund_minor }: BookingWithFreeNight) => state === 'cancelled' && Number(refund_minor) === 0;
