/** A short card of the hotel that was chosen on the map. Each hotel gets a card of its own. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Hotel } from '@tenth-night/domain/search/hotel';
import { useEffect, useRef } from 'react';
import { HotelPicture } from '../../../stay-ui/hotel-picture';
import { IconButton } from '../../../ui/icon-button';
import { Stars } from '../../../ui/stars';
import { CardLink } from '../list/card-parts';
import { PriceBlock } from '../list/price-block';
import type { ResultsStore } from '../load/results-store';
import { usePrice } from '../load/use-results';
import styles from './map-card.module.css';

type Props = {
  readonly hotel: Hotel;
  readonly store: ResultsStore;
  readonly nights: number;
  /** The address of the hotel's page. */
  readonly address: string;
  readonly onClose: () => void;
};

export function MapCard({ hotel, store, nights, address, onClose }: Props) {
  const { t } = useLingui();
  const { hotelId, name, stars, thumbnail } = hotel;
  const price = usePrice(store, hotelId);
  const card = useRef<HTMLElement>(null);

  // Moves the focus from the pin to the card. Escape returns it.
  useEffect(() => card.current?.focus({ preventScroll: true }), []);

  return (
    <section ref={card} className={styles.card} aria-label={name} tabIndex={-1}>
      <HotelPicture
        place="small"
        className={styles.picture}
        path={thumbnail}
        width={480}
        height={320}
        missing={<Trans>No image</Trans>}
      />
      <div className={styles.head}>
        <h2>
          <CardLink to={address} name={name} />
        </h2>
        {stars !== null && <Stars count={stars} label={t`${plural(stars, { one: '# star', other: '# stars' })}`} />}
      </div>
      <div className={styles.close}>
        <IconButton icon="close" label={t`Close`} onClick={onClose} />
      </div>
      <div className={styles.price}>
        <PriceBlock price={price} nights={nights} />
      </div>
    </section>
  );
}
