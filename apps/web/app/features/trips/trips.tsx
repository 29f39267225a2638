/** The trips of a user, upcoming and past. Hotel-checkout-trips §2 "Your Trips", §8. */
import { Trans } from '@lingui/react/macro';
import type { Trip } from '@tenth-night/contract/trip-codec';
import { hotelDate } from '@tenth-night/domain/trips/hotel-date';
import { type TripCard as Card, tripCards } from '@tenth-night/domain/trips/trip-cards';
import { Button } from '../../ui/button';
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
      <p className={styles.message} role="status">
        <Trans>No guest mapping found for your account…</Trans>
      </p>
    );
  }
  if (mapping === 'error' || bookings === 'error') {
    return (
      <div className={styles.message} role="alert">
        <p>{mapping === 'error' ? <Trans>Failed to load mapping</Trans> : <Trans>Failed to load bookings</Trans>}</p>
        <p>
          <Trans>Your bookings are safe. Only this list did not arrive.</Trans>
        </p>
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  if (bookings === 'empty') {
    return (
      <p className={styles.message} role="status">
        <Trans>No bookings found.</Trans>
      </p>
    );
  }
  return bookings === 'done' ? <Found trips={trips} now={now} /> : <Waiting />;
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
