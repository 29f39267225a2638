/**
 * What the page shows instead of a booking: while it loads, if it cannot be loaded, or if the visitor may not see it.
 */

import { Trans } from '@lingui/react/macro';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { useSignInRequest } from '../../lib/session/sign-in-request';
import { BUTTON_CLASS, Button } from '../../ui/button';
import { Link } from '../../ui/link';
import { Skeleton } from '../../ui/skeleton';
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
      <h1>
        <Trans>We cannot show this booking here</Trans>
      </h1>
      <p>
        <Trans>The link in your confirmation email opens it. Signed in, you find your own bookings under Trips.</Trans>
      </p>
      <div className={styles.ways}>
        {canSignIn && (
          <Button look="main" onClick={signIn}>
            <Trans>Sign in</Trans>
          </Button>
        )}
        <Link className={BUTTON_CLASS} to={SITE_PATHS.trips}>
          <Trans>Go to Trips</Trans>
        </Link>
      </div>
      <SupportContacts />
    </div>
  );
}

function Failed({ onRetry }: { onRetry(): void }) {
  return (
    <div className={styles.message} role="alert">
      <h1>
        <Trans>Failed to load the booking</Trans>
      </h1>
      <p>
        <Trans>The booking itself is safe. Only this page could not read it.</Trans>
      </p>
      <Button
        look="main"
        onClick={({ currentTarget }) => {
          // This button disappears, and the focus must not go with it.
          currentTarget.closest('main')?.focus({ preventScroll: true });
          onRetry();
        }}
      >
        <Trans>Try again</Trans>
      </Button>
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
