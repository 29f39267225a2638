import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names';
import styles from '../results.module.css';
import { useIsSpotlit, useSpotlight } from '../spotlight';

type Props = { readonly hotelId: string; readonly isSmall: boolean; readonly children: ReactNode };

/** A row of the list that lights up when the pointer is on its hotel on the map, and the other way round. */
export function SpotlitRow({ hotelId, isSmall, children }: Props) {
  const isLit = useIsSpotlit([hotelId]);
  const spotlight = useSpotlight();
  const point = () => spotlight.point(hotelId);
  const unpoint = () => spotlight.point(null);
  return (
    <li
      data-hotel={hotelId}
      className={classNames(isSmall ? styles.smallRow : styles.row, isLit && styles.lit)}
      onMouseEnter={point}
      onMouseLeave={unpoint}
      onFocus={point}
      onBlur={unpoint}
    >
      {children}
    </li>
  );
}
