import type { Coordinates } from '@tenth-night/domain/places/distance';
import type { Map as MapLibre } from 'maplibre-gl';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '../ui/class-names';
import { keptInside } from './kept-inside';
import { nearestTurn } from './nearest-turn';
import styles from './pinned.module.css';

type Props = {
  readonly map: MapLibre;
  readonly at: Coordinates;
  readonly isRaised?: boolean;
  /** Stays whole near the edges of the map, and shows nothing if its place is outside. */
  readonly isWhole?: boolean;
  readonly children: ReactNode;
};

/**
 * Stays over its place while the map moves. We do not use the library's markers, because these keep the list's order
 * for the Tab key.
 */
export function Pinned({ map, at: { latitude, longitude }, isRaised = false, isWhole = false, children }: Props) {
  const pin = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const put = () => {
      const { x, y } = map.project([nearestTurn(longitude, map.getCenter().lng), latitude]);
      if (!pin.current) return;
      const at = isWhole ? keptInside({ x, y }, sizeOf(map)) : { x, y };
      pin.current.hidden = at === null;
      if (at) pin.current.style.transform = `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px)`;
    };
    put();
    map.on('move', put);
    return () => void map.off('move', put);
  }, [map, latitude, longitude, isWhole]);
  return (
    <div ref={pin} className={classNames(styles.pin, isRaised && styles.raised)}>
      {children}
    </div>
  );
}

/** From the canvas: a question about the box would make the browser lay out the page for each mark. */
function sizeOf(map: MapLibre) {
  const { width, height } = map.getCanvas();
  const ratio = map.getPixelRatio();
  return { width: width / ratio, height: height / ratio };
}
