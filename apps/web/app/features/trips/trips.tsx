/** The trips of a user, upcoming and past. Hotel-checkout-trips §2 "Your Trips", §8. */
import { Trans } from '@lingui/react/macro';
import type { Trip } from '@tenth-night/contract/trip-codec';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { hotelDate } from '@tenth-night/domain/trips/hotel-date';
import { type TripCard as Card, tripCards } from '@tenth-night/domain/trips/trip-cards';
import type { ReactNode } from 'react';
import { Button, MAIN_BUTTON_CLASS } from '../../ui/button';
import { Link } from '../../ui/link';
import { Skeleton } from '../../ui/skeleton';
import { TripCard } from './trip-card';
import styles from './trips.module.css';
import type { TripsState } from './use-trips';

type Props = {
  readonly state: TripsState;
  readonly now: number;
  onRetry(): void;
};

export function Trips({ state, now, onRetry }: Props) {
  const { mapping, bookings, trips } = state;
  if (mapping === 'not-found') {
    return (
      <Message
        title={<Trans>We know of no bookings in your name yet</Trans>}
        line={<Trans>No guest mapping found for your account…</Trans>}
      >
        <SearchHotels />
      </Message>
    );
  }
  if (mapping === 'error' || bookings === 'error') {
    return (
      <Message
        role="alert"
        title={<Trans>Your bookings are safe. Only this list did not arrive.</Trans>}
        line={mapping === 'error' ? <Trans>Failed to load mapping</Trans> : <Trans>Failed to load bookings</Trans>}
      >
        <Button look="main" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </Message>
    );
  }
  if (bookings === 'empty') {
    return (
      <Message title={<Trans>Where to next?</Trans>} line={<Trans>No bookings found.</Trans>}>
        <p>
          <Trans>Your next stay is here as soon as it is booked.</Trans>
        </p>
        <SearchHotels />
      </Message>
    );
  }
  return bookings === 'done' ? <Found trips={trips} now={now} /> : <Waiting />;
}

type MessageProps = {
  readonly title: ReactNode;
  /** The documents' words, as the small line. */
  readonly line: ReactNode;
  readonly role?: 'alert' | 'status';
  readonly children: ReactNode;
};

function Message({ title, line, role = 'status', children }: MessageProps) {
  return (
    <div className={styles.message} role={role}>
      <h2>{title}</h2>
      {children}
      <p className={styles.line}>{line}</p>
    </div>
  );
}

function SearchHotels() {
  return (
    <Link className={MAIN_BUTTON_CLASS} to={SITE_PATHS.home}>
      <Trans>Search hotels</Trans>
    </Link>
  );
}

function Found({ trips, now }: Pick<Props, 'now'> & { readonly trips: readonly Trip[] }) {
  const byId = new Map(trips.map((trip) => [trip.bookingId, trip]));
  const { upcoming, past } = tripCards(trips, ({ bookingId }) => hotelDate(now, byId.get(bookingId)?.timeZone ?? null));
  const list = (cards: readonly Card[]) =>
    cards.map(({ booking, status, nights }) => {
      const trip = byId.get(booking.bookingId);
      return trip && <TripCard key={trip.bookingId} trip={trip} status={status} nights={nights} now={now} />;
    });
  return (
    <>
      {upcoming.length > 0 && (
        <section className={styles.section}>
          <h2>
            <Trans>Coming up</Trans>
          </h2>
          {list(upcoming)}
        </section>
      )}
      {past.length > 0 && (
        <section className={styles.section}>
          <h2>
            <Trans>Earlier</Trans>
          </h2>
          {list(past)}
        </section>
      )}
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.section}>
      <p className="sr-only" role="status">
        <Trans>Loading your trips…</Trans>
      </p>
      <Skeleton size="card" />
      <Skeleton size="card" />
    </div>
  );
}
