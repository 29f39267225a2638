/** One booking of a user. Hotel-checkout-trips §2 "Your Trips", §3 "Booking"; OPEN-83. */

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Trip } from '@tenth-night/contract/trip-codec';
import { bookingPath, hotelPath } from '@tenth-night/domain/site/paths';
import type { TripCard as Card, TripStatus } from '@tenth-night/domain/trips/trip-cards';
import { useId } from 'react';
import { formatExactMoney } from '../../i18n/exact-money';
import { useServices } from '../../lib/page/services';
import { AddressLine } from '../../stay-ui/address-line';
import { HotelPicture } from '../../stay-ui/hotel-picture';
import { StayWords } from '../../stay-ui/stay-days';
import { Amount } from '../../ui/amount';
import { BUTTON_CLASS } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import styles from './trip-card.module.css';
import { TripRefund } from './trip-refund';

type Props = {
  readonly trip: Trip;
  readonly status: TripStatus;
  readonly nights: Card['nights'];
  readonly now: number;
};

const STATUS_NAMES: Readonly<Record<TripStatus, MessageDescriptor>> = {
  confirmed: msg`Confirmed`,
  'being-confirmed': msg`Being confirmed`,
  cancelling: msg`Canceling…`,
  cancelled: msg`Canceled`,
  failed: msg`Not booked`,
  stayed: msg`Stayed`,
};

export function TripCard({ trip, status, nights, now }: Props) {
  const { i18n } = useLingui();
  const { format } = useServices();
  const id = useId();
  const { hotelName, hotelId, city, country, dates, photo } = trip;
  return (
    <article className={styles.trip} data-status={status} aria-labelledby={id}>
      <HotelPicture
        place="trip"
        path={photo}
        width={480}
        height={360}
        className={styles.picture}
        missing={<Trans>No image</Trans>}
      />
      <div className={styles.in}>
        <div className={styles.head}>
          <h3 id={id}>
            <bdi>{hotelName ?? hotelId ?? trip.bookingId}</bdi>
          </h3>
          <span className={styles.tag}>{i18n._(STATUS_NAMES[status])}</span>
        </div>
        <p className={styles.facts}>
          {(city ?? country) && (
            <span>
              <Icon name="pin" />
              <AddressLine parts={[city, country && format.country(country)]} />
            </span>
          )}
          {dates && (
            <span>
              <Icon name="calendar" />
              <StayWords dates={dates} nights={nights} />
            </span>
          )}
        </p>
        <Told trip={trip} status={status} nights={nights} now={now} />
        <References trip={trip} />
        <Links trip={trip} />
      </div>
    </article>
  );
}

function Told({ trip, status, nights, now }: Props) {
  switch (status) {
    case 'confirmed':
      return <TripRefund trip={trip} now={now} />;
    case 'being-confirmed':
      return (
        <p className={styles.told}>
          <Trans>Paid. We are confirming with the hotel and will email you. There is nothing you need to do.</Trans>
        </p>
      );
    case 'cancelling':
      return (
        <p className={styles.told}>
          <Trans>The hotel has not answered yet. We will keep asking and email you.</Trans>
        </p>
      );
    case 'failed':
      return (
        <p className={styles.told}>
          <Trans>The hotel could not confirm it. You get a full refund to your card.</Trans>
        </p>
      );
    case 'stayed':
      return <LitWindows nights={nights ?? 0} />;
    case 'cancelled':
      return null;
  }
}

function LitWindows({ nights }: { readonly nights: number }) {
  const { site } = useServices();
  if (!site.hasFreeNights) return null;
  return (
    <p className={styles.told}>
      <Plural value={nights} one="# window lit" other="# windows lit" />
    </p>
  );
}

function References({ trip: { reference, hotelConfirmationCode, price } }: Pick<Props, 'trip'>) {
  const { visitor } = useServices();
  return (
    <dl className={styles.refs}>
      <div>
        <dt>
          <Trans>Reference</Trans>
        </dt>
        <dd>
          <bdi>{reference ?? '–'}</bdi>
        </dd>
      </div>
      {hotelConfirmationCode && (
        <div>
          <dt>
            <Trans>Hotel confirmation</Trans>
          </dt>
          <dd>
            <bdi>{hotelConfirmationCode}</bdi>
          </dd>
        </div>
      )}
      {price && (
        <div>
          <dt>
            <Trans>Paid</Trans>
          </dt>
          <dd>
            <Amount>{formatExactMoney(price, visitor.language)}</Amount>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Links({ trip: { isOwn, reference, hotelId } }: Pick<Props, 'trip'>) {
  return (
    <div className={styles.links}>
      {isOwn && reference && (
        <Link className={BUTTON_CLASS} to={bookingPath(reference)}>
          <Trans>View booking</Trans>
        </Link>
      )}
      {hotelId && (
        <Link className={BUTTON_CLASS} to={hotelPath(hotelId)}>
          <Trans>View hotel</Trans>
        </Link>
      )}
    </div>
  );
}
