/**
 * What the page shows instead of a booking: while it loads, if it cannot be loaded, or if the visitor may not see it.
 */

import { Trans } from '@lingui/react/macro';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { useSignInRequest } from '../../lib/session/sign-in-request';
import { FailedState } from '../../stay-ui/failed-state';
import { BUTTON_CLASS, Button, MAIN_BUTTON_CLASS } from '../../ui/button';
import lockedDoor from '../../ui/drawings/locked-door.svg?url';
import { Link } from '../../ui/link';
import { Skeleton } from '../../ui/skeleton';
import { StateCard } from '../../ui/state-card';
import styles from './booking-state.module.css';
import { SupportContacts } from './support-contacts';
import type { BookingRead } from './use-booking';

type Props = { readonly kind: Exclude<BookingRead['kind'], 'found'>; onRetry(): void };

export function BookingState({ kind, onRetry }: Props) {
  switch (kind) {
    case 'waiting':
      return <Waiting />;
    case 'error':
      return <Failed onRetry={onRetry} />;
    case 'closed':
      return <NoBooking canSignIn />;
    case 'none':
      return <NoBooking />;
  }
}

/** Reveals nothing about the booking, not even whether it exists. */
export function NoBooking({ canSignIn = false }: { readonly canSignIn?: boolean }) {
  const signIn = useSignInRequest();
  return (
    <div className={styles.message}>
      <StateCard
        drawing={lockedDoor}
        level={1}
        title={<Trans>We cannot show this booking here</Trans>}
        action={
          <div className={styles.ways}>
            {canSignIn && (
              <Button look="main" onClick={signIn}>
                <Trans>Sign in</Trans>
              </Button>
            )}
            <Link className={canSignIn ? BUTTON_CLASS : MAIN_BUTTON_CLASS} to={SITE_PATHS.trips}>
              <Trans>Go to Trips</Trans>
            </Link>
          </div>
        }
      >
        <Trans>The link in your confirmation email opens it. Signed in, you find your own bookings under Trips.</Trans>
      </StateCard>
      <SupportContacts />
    </div>
  );
}

function Failed({ onRetry }: { onRetry(): void }) {
  return (
    <div className={styles.message}>
      <FailedState level={1} title={<Trans>Failed to load the booking</Trans>} retry={onRetry}>
        <Trans>The booking itself is safe. Only this page could not read it.</Trans>
      </FailedState>
      <SupportContacts />
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <h1>
        <Trans>Your booking</Trans>
      </h1>
      <Skeleton size="card" />
    </div>
  );
}
