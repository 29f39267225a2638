/** The head of a compared hotel, and the way to its rooms. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { HotelPicture } from '../../stay-ui/hotel-picture';
import { BUTTON_CLASS } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Link } from '../../ui/link';
import { Skeleton } from '../../ui/skeleton';
import styles from './compare-column.module.css';
import type { ComparedHotel } from './compare-table';
import { stayAddress } from './hotel-tile';

type Props = {
  readonly hotel: ComparedHotel;
  readonly stay: SearchCriteria;
  readonly onRemove: ((hotelId: string) => void) | null;
};

export function ColumnHead({ hotel: { hotelId, saved, card }, stay, onRemove }: Props) {
  const { t } = useLingui();
  const known = typeof card === 'string' ? null : card;
  const shown = known?.name ?? saved?.name ?? hotelId;
  const path = known?.thumbnail ?? saved?.thumbnail ?? null;
  return (
    <div className={styles.head}>
      {card === 'waiting' && !path ? (
        <div className={styles.waiting} />
      ) : (
        <HotelPicture
          key={path}
          path={path}
          place="compared"
          width={480}
          height={320}
          missing={<Trans>No image</Trans>}
        />
      )}
      {onRemove && (
        <div className={styles.remove}>
          <IconButton icon="close" label={t`Remove ${shown} from the comparison`} onClick={() => onRemove(hotelId)} />
        </div>
      )}
      {card === 'waiting' && !saved ? (
        <Skeleton size="line" />
      ) : (
        <span className={styles.name}>
          {card === 'gone' ? (
            <bdi>{shown}</bdi>
          ) : (
            <Link to={stayAddress(hotelId, stay)}>
              <bdi>{shown}</bdi>
            </Link>
          )}
          {card === 'gone' && (
            <small>
              <Trans>No longer available</Trans>
            </small>
          )}
        </span>
      )}
    </div>
  );
}

export function ColumnLink({ hotelId, stay }: { readonly hotelId: string; readonly stay: SearchCriteria }) {
  return (
    <Link className={`${BUTTON_CLASS} ${styles.choose}`} to={`${stayAddress(hotelId, stay)}#rooms`}>
      <Trans>Choose a room</Trans>
    </Link>
  );
}
