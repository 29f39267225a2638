/** What a hotel costs now for the stay, or why there is no price. */
import { Trans } from '@lingui/react/macro';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { stayNights } from '@tenth-night/domain/stay/dates';
import { OfferPrice, PriceContents, PriceLines } from '../../stay-ui/offer-price';
import { Skeleton } from '../../ui/skeleton';
import { TextButton } from '../../ui/text-button';
import styles from './price-now.module.css';
import type { SavedPrice } from './use-prices';

type Props = { readonly price: SavedPrice; readonly stay: SearchCriteria | null; onRetry(): void };

export function PriceNow({ price, stay, onRetry }: Props) {
  if (price === 'none') {
    return (
      <p className={styles.none}>
        <Trans>No rooms for these dates</Trans>
      </p>
    );
  }
  if (price === 'failed') {
    return (
      <div className={styles.none}>
        <p>
          <Trans>Price unavailable now</Trans>
        </p>
        <TextButton onClick={onRetry}>
          <Trans>Try again</Trans>
        </TextButton>
      </div>
    );
  }
  if (price === 'waiting' || !stay) {
    return (
      <div>
        <span className="sr-only">
          <Trans>Getting the price</Trans>
        </span>
        <PriceLines stay={<Skeleton size="amount" />} unit="" night={<Skeleton size="unit" />} />
        <Skeleton size="note" />
      </div>
    );
  }
  return (
    <div className={styles.price}>
      <OfferPrice offer={price} nights={stayNights(stay.dates) ?? 1} />
      <PriceContents offer={price} />
    </div>
  );
}
