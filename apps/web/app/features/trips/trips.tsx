/** The trips of a user, upcoming and past. Hotel-checkout-trips §2 "Your Trips", §8. */
import { Trans } from '@lingui/react/macro';
import type { Trip } from '@tenth-night/contract/trip-codec';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { hotelDate } from '@tenth-night/domain/trips/hotel-date';
import { type TripCard as Card, tripCards } from '@tenth-night/domain/trips/trip-cards';
import { useServices } from '../../lib/page/services';
import { FailedState } from '../../stay-ui/failed-state';
import { MAIN_BUTTON_CLASS } from '../../ui/button';
import firstWindow from '../../ui/drawings/first-window.svg?url';
import { Link } from '../../ui/link';
import { Skeleton } from '../../ui/skeleton';
import { StateCard } from '../../ui/state-card';
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
  if (mapping === 'not-found' || bookings === 'empty') return <None isUnmapped={mapping === 'not-found'} />;
  if (mapping === 'error' || bookings === 'error') {
    const small = mapping === 'error' ? <Trans>Failed to load mapping</Trans> : <Trans>Failed to load bookings</Trans>;
    return (
      <div className={styles.section}>
        <FailedState level={2} title={<Trans>We could not load your trips</Trans>} small={small} retry={onRetry}>
          <Trans>Your bookings are safe. Only this list did not load.</Trans>
        </FailedState>
      </div>
    );
  }
  return bookings === 'done' ? <Found trips={trips} now={now} /> : <Waiting />;
}

/** Somebody who has not booked yet. The small line is the documents' text. */
function None({ isUnmapped }: { readonly isUnmapped: boolean }) {
  const { site } = useServices();
  return (
    <div className={styles.section}>
      <StateCard
        drawing={firstWindow}
        level={2}
        role="status"
        title={<Trans>Where to next?</Trans>}
        action={
          <Link className={MAIN_BUTTON_CLASS} to={SITE_PATHS.home}>
            <Trans>Search hotels</Trans>
          </Link>
        }
        small={isUnmapped ? <Trans>No guest mapping found for your account…</Trans> : <Trans>No bookings found.</Trans>}
      >
        {site.hasFreeNights ? (
          <Trans>Your next stay will appear here, and its first night lights the first window.</Trans>
        ) : (
          <Trans>Your next stay will appear here.</Trans>
        )}
      </StateCard>
    </div>
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
