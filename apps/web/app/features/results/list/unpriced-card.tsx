/** A hotel without rates for these dates, at the end of the list. It says little, so it takes little room. */
import { Trans } from '@lingui/react/macro';
import type { HotelAtDistance } from '@tenth-night/domain/search/sort';
import { HotelPicture } from '../../../stay-ui/hotel-picture';
import { CardFacts, CardLink } from './card-parts';
import styles from './unpriced-card.module.css';

type Props = { readonly row: HotelAtDistance; readonly pageAddress: string };

export function UnpricedCard({ row, pageAddress }: Props) {
  const { name, thumbnail } = row.hotel;
  return (
    <article className={styles.card} data-price="none">
      <HotelPicture
        place="small"
        className={styles.picture}
        path={thumbnail}
        width={480}
        height={320}
        loading="lazy"
        missing={<Trans>No image</Trans>}
      />
      <div className={styles.about}>
        <h2>
          <CardLink to={pageAddress} name={name} />
        </h2>
        <p>
          <CardFacts row={row} />
        </p>
        <p>
          <Trans>No rates</Trans>
        </p>
      </div>
    </article>
  );
}
