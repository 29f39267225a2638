import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/skeleton';
import styles from './rooms.module.css';

const SOME = [0, 1];

/** Placeholder cards while the prices load. */
export function RoomSkeleton() {
  return (
    <>
      <p role="status" className={styles.count}>
        <Trans>Getting rooms and prices…</Trans>
      </p>
      <div className={styles.rooms} aria-hidden="true">
        {SOME.map((row) => (
          <Skeleton key={row} size="room" />
        ))}
      </div>
    </>
  );
}
