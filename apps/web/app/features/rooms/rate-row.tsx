/** One rate of a room: cancellation, meals, price, and Book. Decision: rows with prices. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import { type Meals, type RateDifference, type RoomRate, rateDifference } from '@tenth-night/domain/hotel/room-rates';
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
        <MealsLine rate={rate} />
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

function MealsLine({ rate: { offer, hasBreakfast } }: Pick<RateRowProps, 'rate'>) {
  if (!boardOf(offer)) return null;
  return (
    <p className={styles.meals}>
      <Icon name={hasBreakfast ? 'coffee' : 'bed'} />
      <BoardWords of={offer} />
    </p>
  );
}

/** What a rate costs more than the lowest one, what that buys, and what is lost. */
function Difference({ of }: { readonly of: RateDifference }) {
  const { t } = useLingui();
  const { format } = useServices();
  const more = (
    <b>
      <Amount>{`+${format.money(of.amount)}`}</Amount>
    </b>
  );
  const what = useWhat(of);
  if (what.length === 0) return <Trans>{more} more</Trans>;
  return (
    <>
      {more}{' '}
      {what.map((words, i) => (
        <span key={words}>
          {words}
          {i < what.length - 1 && t`, `}
        </span>
      ))}
    </>
  );
}

const BOUGHT: Readonly<Record<Meals, MessageDescriptor>> = {
  breakfast: msg`with breakfast`,
  'half-board': msg`with half board`,
  'full-board': msg`with full board`,
  'all-inclusive': msg`all inclusive`,
};

function useWhat({ buysFlexibility, buysMeals, losesRefund, losesMeals }: RateDifference): readonly string[] {
  const { t } = useLingui();
  return [
    buysFlexibility && t`to stay flexible`,
    buysMeals && t(BOUGHT[buysMeals]),
    losesRefund === 'any' && t`non-refundable`,
    losesRefund === 'free' && t`no free cancellation`,
    losesMeals && t`fewer meals`,
  ].filter((words) => typeof words === 'string');
}
