import { Bone } from '../../../ui/skeleton';
import list from '../results.module.css';
import card from './hotel-card.module.css';
import styles from './hotel-card-skeleton.module.css';

const SOME = [0, 1, 2, 3];

/** Cards to come, while the list of hotels is on its way. */
export function HotelCardBones() {
  return (
    <div className={list.list} aria-hidden="true">
      {SOME.map((row) => (
        <div key={row} className={card.card}>
          <div className={`${card.picture} ${styles.picture}`} />
          <div className={card.body}>
            <Bone size="amount" />
            <Bone size="line" />
            <Bone size="note" />
          </div>
          <div className={styles.money} />
        </div>
      ))}
    </div>
  );
}
