import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names';
import styles from '../results.module.css';
import { useIsSpotlit, useSpotlight } from '../spotlight';

/** A row of the list that lights up when the pointer is on its hotel on the map, and the other way round. */
export function SpotlitRow({ hotelId, children }: { readonly hotelId: string; readonly children: ReactNode }) {
  const isLit = useIsSpotlit([hotelId]);
  const spotlight = useSpotlight();
  const point = () => spotlight.point(hotelId);
  const unpoint = () => spotlight.point(null);
  return (
    <li
      data-hotel={hotelId}
      className={classNames(styles.row, isLit && styles.lit)}
      onMouseEnter={point}
      onMouseLeave={unpoint}
      onFocus={point}
      onBlur={unpoint}
    >
      {children}
    </li>
  );
}
