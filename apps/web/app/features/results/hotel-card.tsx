/** One hotel of the list. Its height is the same with a price, while waiting, and without one: prices move nothing. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { HotelAtDistance } from '@tenth-night/domain/search/sort';
import { memo } from 'react';
import { useServices } from '../../lib/services';
import { Amount } from '../../ui/amount';
import { Picture } from '../../ui/picture';
import { Stars } from '../../ui/stars';
import styles from './hotel-card.module.css';
import { PriceBlock } from './price-block';
import type { ResultsStore } from './results-store';
import { usePrice } from './use-results';

type Props = { readonly row: HotelAtDistance; readonly store: ResultsStore; readonly nights: number };

export const HotelCard = memo(function HotelCard({ row, store, nights }: Props) {
  const { t } = useLingui();
  const { format } = useServices();
  const price = usePrice(store, row.hotel.hotelId);
  const { name, address, city, country, stars, thumbnail } = row.hotel;

  return (
    <article className={styles.card} data-price={typeof price === 'string' ? price : 'offer'}>
      <Picture className={styles.picture} src={thumbnail} width={480} height={320} missing={<Trans>No image</Trans>} />
      <div className={styles.body}>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        <div className={styles.where}>
          <span className={styles.facts}>
            {stars !== null && <Stars count={stars} label={t`${plural(stars, { one: '# star', other: '# stars' })}`} />}
            {row.distanceKm !== null && (
              <span>
                <Trans>
                  <Amount>{format.distance(row.distanceKm)}</Amount> km from the centre
                </Trans>
              </span>
            )}
          </span>
          <span>
            {[address, city, country && format.country(country)].filter(Boolean).map((part, i) => (
              <span key={part}>
                {i > 0 && t({ message: ', ', comment: 'Between the parts of an address' })}
                <bdi>{part}</bdi>
              </span>
            ))}
          </span>
        </div>
      </div>
      <PriceBlock price={price} nights={nights} />
    </article>
  );
});
