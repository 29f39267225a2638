/**
 * The price of the chosen offer, its cancellation terms, and Book. Hotel-checkout-trips §2 "Hotel details"; decision:
 * all-in price.
 */

import { Trans } from '@lingui/react/macro';
import { offerLine } from '@tenth-night/domain/checkout/cancellation-lines';
import { bookingChoice, checkoutQuery } from '@tenth-night/domain/hotel/booking-choice';
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import { boardOf } from '@tenth-night/domain/offers/board';
import type { Offer } from '@tenth-night/domain/offers/offer';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { SITE_PATHS, withQuery } from '@tenth-night/domain/site/paths';
import { storeBookingChoice } from '../../lib/storage/stored-choice';
import { useMinute } from '../../lib/time/use-minute';
import { BoardWords } from '../../stay-ui/board-words';
import { OfferPrices, PriceContents } from '../../stay-ui/offer-price';
import { RefundNote } from '../../stay-ui/refund-note';
import { Button, MAIN_BUTTON_CLASS } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './room-price.module.css';

type Props = {
  readonly offer: Offer;
  readonly hotel: HotelDetail;
  readonly criteria: SearchCriteria;
  readonly nights: number;
};

export function RoomPrice({ offer, hotel, criteria, nights }: Props) {
  const choice = bookingChoice(offer, hotel.hotelId, criteria);
  if (!choice) return <Unavailable />;
  return (
    <div className={styles.pay}>
      <Board offer={offer} />
      <Refund offer={offer} timeZone={hotel.timeZone} />
      <div className={styles.price}>
        <OfferPrices offer={offer} nights={nights} />
        <PriceContents offer={offer} />
      </div>
      {/* A full page load, not client-side navigation: only the checkout page may load the payment widget. */}
      <a
        className={MAIN_BUTTON_CLASS}
        href={withQuery(SITE_PATHS.checkout, checkoutQuery(choice))}
        onClick={() => storeBookingChoice(choice)}
      >
        <Trans>Book</Trans>
      </a>
    </div>
  );
}

function Unavailable() {
  return (
    <div className={styles.pay}>
      <p className={styles.line}>
        <Icon name="info" />
        <Trans>Not available for these options.</Trans>
      </p>
      <Button look="main" disabled>
        <Trans>Book</Trans>
      </Button>
    </div>
  );
}

function Board({ offer }: Pick<Props, 'offer'>) {
  return boardOf(offer) ? (
    <p className={styles.line}>
      <Icon name="coffee" />
      <BoardWords of={offer} />
    </p>
  ) : null;
}

/** A page may stay open after the free period of an offer ends. */
function Refund({ offer, timeZone }: Pick<Props, 'offer'> & Pick<HotelDetail, 'timeZone'>) {
  const line = offerLine(offer, useMinute());
  return <RefundNote line={line} hasPartialRefund={offer.hasPartialRefund} timeZone={timeZone} />;
}
