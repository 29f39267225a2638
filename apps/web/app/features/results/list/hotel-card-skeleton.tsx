import { Skeleton } from '../../../ui/skeleton';
import list from '../results.module.css';
import card from './hotel-card.module.css';
import styles from './hotel-card-skeleton.module.css';

const SOME = [0, 1, 2, 3];

/** Placeholder cards while the list of hotels loads. */
export function HotelCardSkeleton() {
  return (
    <div className={list.list} aria-hidden="true">
      {SOME.map((row) => (
        <div key={row} className={card.card}>
          <div className={`${card.pictures} ${styles.picture}`} />
          <div className={card.about}>
            <Skeleton size="amount" />
            <Skeleton size="line" />
            <Skeleton size="note" />
          </div>
          <div className={styles.money} />
        </div>
      ))}
    </div>
  );
}
