import type { Coordinates } from '@tenth-night/domain/places/distance';
import type { Map as MapLibre } from 'maplibre-gl';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '../ui/class-names';
import { nearestTurn } from './nearest-turn';
import styles from './pinned.module.css';

type Props = {
  readonly map: MapLibre;
  readonly at: Coordinates;
  readonly isRaised?: boolean;
  readonly children: ReactNode;
};

/**
 * Stays over its place while the map moves. We do not use the library's markers, because these keep the list's order
 * for the Tab key.
 */
export function Pinned({ map, at: { latitude, longitude }, isRaised = false, children }: Props) {
  const pin = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const put = () => {
      const { x, y } = map.project([nearestTurn(longitude, map.getCenter().lng), latitude]);
      if (pin.current) pin.current.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    };
    put();
    map.on('move', put);
    return () => void map.off('move', put);
  }, [map, latitude, longitude]);
  return (
    <div ref={pin} className={classNames(styles.pin, isRaised && styles.raised)}>
      {children}
    </div>
  );
}
