/** The bookings of a user. Hotel-checkout-trips §2 "Your Trips", §6. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { Trip } from '@tenth-night/contract/trip-codec';
import { type RefObject, useRef, useState } from 'react';
import { NightHistory } from '../features/rewards/night-history';
import { RewardsCard } from '../features/rewards/rewards-card';
import { BookedNights } from '../features/trips/booked-nights';
import { Diagnostics } from '../features/trips/diagnostics';
import { Trips } from '../features/trips/trips';
import { useTrips } from '../features/trips/use-trips';
import { bookedNights } from '../lib/api/trips-client';
import { PageHead } from '../lib/page/page-head';
import { useServices } from '../lib/page/services';
import { useSession } from '../lib/session/session';
import { useSignInRequest } from '../lib/session/sign-in-request';
import { useRewards } from '../lib/session/use-rewards';
import { Button } from '../ui/button';
import lockedDoor from '../ui/drawings/locked-door.svg?url';
import { Skeleton } from '../ui/skeleton';
import { StateCard } from '../ui/state-card';
import styles from './trips.module.css';

export const createRoute = () => ({ Component: TripsPage });

function TripsPage() {
  const { t } = useLingui();
  const session = useSession();
  const signIn = useSignInRequest();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageHead title={t`Your Trips`} isUnlisted />
      <div className={`wrap ${styles.top}`}>
        <h1 ref={heading} tabIndex={-1}>
          <Trans>Your Trips</Trans>
        </h1>
        {session.status === 'initialising' && <Skeleton size="card" />}
        {session.status === 'none' && (
          <StateCard
            drawing={lockedDoor}
            level={2}
            title={<Trans>Sign in to see your trips</Trans>}
            action={
              <Button look="main" onClick={signIn}>
                <Trans>Sign in</Trans>
              </Button>
            }
            small={<Trans>You need to sign in to view trips.</Trans>}
          >
            <Trans>Booked without an account? The link in your confirmation email opens the booking.</Trans>
          </StateCard>
        )}
      </div>
      {session.status === 'user' && <OfUser uid={session.user.uid} heading={heading} />}
    </>
  );
}

type OfUserProps = { readonly uid: string; readonly heading: RefObject<HTMLHeadingElement | null> };

function OfUser({ uid, heading }: OfUserProps) {
  const { site } = useServices();
  const [guestId, setGuestId] = useState<string | null>(null);
  const { state, retry } = useTrips(uid, guestId);
  const [now] = useState(() => Date.now());
  const { rewards, show } = useRewards();
  const { trips } = state;
  const isCounted = ({ reference }: Trip) => rewards?.stays.some((stay) => stay.reference === reference);
  const booked = bookedNights(
    trips.filter((trip) => !isCounted(trip)),
    now,
  );
  return (
    <>
      <RewardsCard rewards={rewards} booked={booked} promise={booked > 0 && <BookedNights booked={booked} />}>
        {rewards && <NightHistory rewards={rewards} />}
      </RewardsCard>
      <div className="wrap">
        <Trips
          state={state}
          now={now}
          onRetry={() => {
            // The retry button disappears, and the focus must not go with it.
            heading.current?.focus({ preventScroll: true });
            retry();
          }}
        />
        {site.isSandbox && <Diagnostics state={state} rewards={rewards} onSearch={setGuestId} onRewards={show} />}
      </div>
    </>
  );
}
