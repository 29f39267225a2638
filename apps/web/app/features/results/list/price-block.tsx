/** The night and the whole stay in the same size, with what they include. Decision: all-in price. */
import { Trans } from '@lingui/react/macro';
import { freeTimeEnd, offerLine } from '@tenth-night/domain/checkout/cancellation-lines';
import type { Offer } from '@tenth-night/domain/offers/offer';
import { useServices } from '../../../lib/page/services';
import { usePassed } from '../../../lib/time/use-minute';
import { OfferPrice, PriceContents, PriceLines } from '../../../stay-ui/offer-price';
import { Icon } from '../../../ui/icon';
import { Skeleton } from '../../../ui/skeleton';
import type { Price } from '../load/price-book';
import styles from './price-block.module.css';

type Props = { readonly price: Price; readonly nights: number };

/** The id of the element that shows the price of a hotel. A price that arrives with the document goes there. */
export const priceSlot = (hotelId: string): string => `price-${hotelId}`;

export function PriceBlock({ slot, ...props }: Props & { readonly slot?: string }) {
  return (
    <div className={styles.money} id={slot}>
      <PriceContent {...props} />
    </div>
  );
}

export function PriceContent({ price, nights }: Props) {
  return (
    <>
      {price === 'waiting' && <PriceSkeleton />}
      {price === 'none' && (
        <p className={styles.none}>
          <Trans>No rates</Trans>
        </p>
      )}
      {typeof price === 'object' && (
        <>
          <OfferPrice offer={price} nights={nights} />
          <Refund offer={price} />
          <PriceContents offer={price} />
        </>
      )}
    </>
  );
}

/** A list may stay open after the free period of an offer ends. */
function Refund({ offer }: { readonly offer: Offer }) {
  const { format } = useServices();
  const end = freeTimeEnd(offer);
  const line = offerLine(offer, usePassed(end) && end !== null ? end : 0);
  if (line.kind === 'non-refundable' || line.kind === 'partial-refund-may-apply') {
    return (
      <p className={styles.plain}>
        {line.kind === 'non-refundable' ? <Trans>Non-refundable</Trans> : <Trans>Partial refund may apply</Trans>}
      </p>
    );
  }
  return (
    <p className={styles.good}>
      <Icon name="check" />
      {line.kind === 'free' ? (
        <Trans>Free cancellation</Trans>
      ) : (
        <Trans>Free cancellation until {format.shortDay(line.at)}</Trans>
      )}
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
      <p className={styles.plain}>
        <Skeleton size="line" />
      </p>
      <p className={styles.note}>
        <Skeleton size="note" />
      </p>
    </>
  );
}
