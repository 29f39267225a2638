/** What a hotel of the list costs, and on which terms. Decision: all-in price. */
import { Trans } from '@lingui/react/macro';
import { freeTimeEnd, offerLine } from '@tenth-night/domain/checkout/cancellation-lines';
import { boardOf } from '@tenth-night/domain/offers/board';
import type { Offer } from '@tenth-night/domain/offers/offer';
import { includesBreakfast } from '@tenth-night/domain/offers/traits';
import { useServices } from '../../../lib/page/services';
import { usePassed } from '../../../lib/time/use-minute';
import { BoardWords } from '../../../stay-ui/board-words';
import { OfferPrice, PriceContents, PriceLines } from '../../../stay-ui/offer-price';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/icon';
import { Skeleton } from '../../../ui/skeleton';
import type { Price } from '../load/price-book';
import styles from './price-block.module.css';

type Props = { readonly price: Price; readonly nights: number };

/** The id of the element that shows the price of a hotel. A price that arrives with the document goes there. */
export const priceSlot = (hotelId: string): string => `price-${hotelId}`;

export function PriceBlock({ slot, ...props }: Props & { readonly slot?: string }) {
  return (
    <div className={styles.slot} id={slot}>
      <PriceContent {...props} />
    </div>
  );
}

export function PriceContent({ price, nights }: Props) {
  return (
    <>
      <div className={styles.pay}>
        {price === 'waiting' && <PriceSkeleton />}
        {price === 'none' && (
          <div className={styles.none}>
            <p>
              <Trans>No rates</Trans>
            </p>
            <small>
              <Trans>We found no room here for your dates and travelers.</Trans>
            </small>
          </div>
        )}
        {typeof price === 'object' && (
          <>
            <OfferPrice offer={price} nights={nights} />
            <PriceContents offer={price} />
          </>
        )}
      </div>
      <div className={styles.terms}>
        {price === 'waiting' && <Skeleton size="line" />}
        {price === 'none' && (
          <p className={styles.term}>
            <Icon name="calendar" />
            <Trans>Other dates may have rooms</Trans>
          </p>
        )}
        {typeof price === 'object' && (
          <>
            <Refund offer={price} />
            <Meals offer={price} />
          </>
        )}
      </div>
    </>
  );
}

type OfOffer = { readonly offer: Offer };

/** A list may stay open after the free period of an offer ends. */
function Refund({ offer }: OfOffer) {
  const { format } = useServices();
  const end = freeTimeEnd(offer);
  const line = offerLine(offer, usePassed(end) && end !== null ? end : 0);
  if (line.kind === 'non-refundable' || line.kind === 'partial-refund-may-apply') {
    return (
      <p className={styles.term}>
        <Icon name={line.kind === 'non-refundable' ? 'close' : 'info'} />
        {line.kind === 'non-refundable' ? <Trans>Non-refundable</Trans> : <Trans>Partial refund may apply</Trans>}
      </p>
    );
  }
  return (
    <p className={classNames(styles.term, styles.good)}>
      <Icon name="check" />
      {line.kind === 'free' ? (
        <Trans>Free cancellation</Trans>
      ) : (
        <Trans>Free cancellation until {format.shortDay(line.at)}</Trans>
      )}
    </p>
  );
}

function Meals({ offer }: OfOffer) {
  if (!boardOf(offer)) return null;
  return (
    <p className={styles.term}>
      <Icon name={includesBreakfast(offer) ? 'coffee' : 'bed'} />
      <BoardWords of={offer} />
    </p>
  );
}

function PriceSkeleton() {
  return (
    <>
      <span className="sr-only">
        <Trans>Getting the price</Trans>
      </span>
      <PriceLines stay={<Skeleton size="amount" />} unit="" night={<Skeleton size="unit" />} />
      <Skeleton size="note" />
    </>
  );
}
