/** What the chosen offer costs, when it can still be given back, and Book. Hotel-checkout-trips §2 "Hotel details"; decision: all-in price. */

import { Trans, useLingui } from '@lingui/react/macro';
import { offerLine } from '@tenth-night/domain/checkout/cancellation-lines';
import { bookingChoice, checkoutQuery } from '@tenth-night/domain/hotel/booking-choice';
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import { perNight } from '@tenth-night/domain/money/per-night';
import { boardOf } from '@tenth-night/domain/offers/board';
import { comparisonPrice } from '@tenth-night/domain/offers/comparison-price';
import { allInTotal, type Offer } from '@tenth-night/domain/offers/offer';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { SITE_PATHS, withQuery } from '@tenth-night/domain/site/paths';
import { useServices } from '../../lib/page/services';
import { keepBookingChoice } from '../../lib/storage/stored-choice';
import { useMinute } from '../../lib/time/use-minute';
import { BOARD_NAMES } from '../../stay-ui/board-names';
import { joinedAmounts } from '../../stay-ui/joined-amounts';
import { PricePair } from '../../stay-ui/price-pair';
import { ComparisonNote, PriceContents, StayTotal } from '../../stay-ui/price-words';
import { RefundNote } from '../../stay-ui/refund-note';
import { WasPrice } from '../../stay-ui/was-price';
import { Amount } from '../../ui/amount';
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
      <Prices offer={offer} nights={nights} />
      {/* A page of its own, not the next screen of this one: only there may the payment widget load. */}
      <a
        className={MAIN_BUTTON_CLASS}
        href={withQuery(SITE_PATHS.checkout, checkoutQuery(choice))}
        onClick={() => keepBookingChoice(choice)}
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
  const { i18n } = useLingui();
  const board = boardOf(offer);
  if (!board) return null;
  return (
    <p className={styles.line}>
      <Icon name="coffee" />
      <bdi>{board.kind === 'other' ? board.name : i18n._(BOARD_NAMES[board.kind])}</bdi>
    </p>
  );
}

/** A page may stay open longer than an offer is free. */
function Refund({ offer, timeZone }: Pick<Props, 'offer'> & Pick<HotelDetail, 'timeZone'>) {
  const line = offerLine(offer, useMinute());
  return <RefundNote line={line} hasPartialRefund={offer.hasPartialRefund} timeZone={timeZone} />;
}

function Prices({ offer, nights }: Pick<Props, 'offer' | 'nights'>) {
  const { t } = useLingui();
  const { format } = useServices();
  const night = perNight(offer.price, nights);
  const comparison = comparisonPrice(offer);
  const was = comparison && perNight(comparison, nights);
  const amount = was && was.minor > night.minor ? format.money(was) : null;
  return (
    <div className={styles.price}>
      <PricePair
        night={
          <>
            {amount && (
              <WasPrice amount={amount} label={t`${amount}, what is this?`}>
                <ComparisonNote />
              </WasPrice>
            )}
            <Amount>{format.money(night)}</Amount>
          </>
        }
        nightUnit={<Trans>per night</Trans>}
        total={<Amount>{format.money(allInTotal(offer))}</Amount>}
        totalUnit={<StayTotal nights={nights} />}
      />
      <p className={styles.note}>
        <PriceContents
          atHotel={offer.payAtHotel.minor > 0 && <Amount>{format.money(offer.payAtHotel)}</Amount>}
          others={offer.otherFees?.length && <Amount>{joinedAmounts(offer.otherFees, format.money)}</Amount>}
        />
      </p>
    </div>
  );
}
