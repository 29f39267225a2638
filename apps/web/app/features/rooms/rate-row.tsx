/** One rate of a room: cancellation, meals, price, and Book. Decision: rows with prices. */
import { Trans } from '@lingui/react/macro';
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import { type RateDifference, type RoomRate, rateDifference } from '@tenth-night/domain/hotel/room-rates';
import { boardOf } from '@tenth-night/domain/offers/board';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { useServices } from '../../lib/page/services';
import { BoardWords } from '../../stay-ui/board-words';
import { OfferPrice, PriceContents } from '../../stay-ui/offer-price';
import { RefundNote } from '../../stay-ui/refund-note';
import { Amount } from '../../ui/amount';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { BookLink } from './book-link';
import styles from './rate-row.module.css';

export type RateRowProps = {
  readonly id: string;
  readonly rate: RoomRate;
  /** All rates of the room, lowest first. */
  readonly rates: readonly RoomRate[];
  readonly hotel: HotelDetail;
  readonly criteria: SearchCriteria;
  readonly nights: number;
  readonly isChosen: boolean;
};

export function RateRow({ id, rate, rates, hotel, criteria, nights, isChosen }: RateRowProps) {
  const { offer, cancellation } = rate;
  const lowest = rates[0] ?? rate;
  return (
    <li className={classNames(styles.rate, isChosen && styles.chosen)} aria-current={isChosen ? 'true' : undefined}>
      <div id={id} className={styles.terms}>
        <RefundNote
          line={cancellation}
          hasPartialRefund={rate.isFlexible && offer.hasPartialRefund}
          timeZone={hotel.timeZone}
        />
        <Meals rate={rate} />
      </div>
      <div className={styles.price}>
        <p className={classNames(styles.difference, rate === lowest && styles.lowest)}>
          {rate !== lowest && <Difference of={rateDifference(rate, lowest)} />}
          {rate === lowest && rates.length > 1 && <Trans>Lowest for this room</Trans>}
          {rate === lowest && rates.length === 1 && <Trans>The only rate</Trans>}
        </p>
        <OfferPrice offer={offer} nights={nights} />
        <PriceContents offer={offer} />
      </div>
      <div className={styles.book}>
        {!offer.offerId && (
          <p className={styles.none}>
            <Trans>Not available for these options.</Trans>
          </p>
        )}
        <BookLink offer={offer} hotelId={hotel.hotelId} criteria={criteria} isMain={rate === lowest} describedBy={id} />
      </div>
    </li>
  );
}

function Meals({ rate: { offer, hasBreakfast } }: Pick<RateRowProps, 'rate'>) {
  if (!boardOf(offer)) return null;
  return (
    <p className={styles.meals}>
      <Icon name={hasBreakfast ? 'coffee' : 'bed'} />
      <BoardWords of={offer} />
    </p>
  );
}

/** What a rate costs more than the lowest one, and what that buys. */
function Difference({ of: { amount, buysFlexibility, buysBreakfast } }: { readonly of: RateDifference }) {
  const { format } = useServices();
  const more = (
    <b>
      <Amount>{`+${format.money(amount)}`}</Amount>
    </b>
  );
  if (buysFlexibility && buysBreakfast) return <Trans>{more} flexible, with breakfast</Trans>;
  if (buysFlexibility) return <Trans>{more} to stay flexible</Trans>;
  if (buysBreakfast) return <Trans>{more} with breakfast</Trans>;
  return <Trans>{more} more</Trans>;
}
