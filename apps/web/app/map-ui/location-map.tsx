/**
 * Where a hotel is and what is near, or where several hotels are. The server renders a slot of the same height; the map
 * loads when the visitor comes near it. It needs only coordinates and words, so every page can show it.
 */
import { Trans } from '@lingui/react/macro';
import type { Coordinates } from '@tenth-night/domain/places/distance';
import { memo, useRef, useState } from 'react';
import { useServices } from '../lib/page/services';
import { useLazyPart } from '../lib/page/use-lazy-part';
import { useWhenNear } from '../lib/page/use-when-near';
import { Amount } from '../ui/amount';
import type { IconName } from '../ui/icon';
import type { MapHotel } from './hotel-pins';
import styles from './location-map.module.css';

type Props = {
  readonly coordinates: Coordinates;
  readonly name: string;
  /** The sign of the place. A bed, if it is a hotel; null for none. */
  readonly icon?: IconName | null;
  readonly hotels?: readonly MapHotel[];
  /** False on a map that is too small for the buttons. */
  readonly canZoom?: boolean;
  /** Nearest first. */
  readonly near?: readonly { readonly name: string; readonly distanceKm: number }[];
};

/** The map loads this far before it comes into view. */
const AHEAD = '400px';

const loadSmallMap = async () => (await import('./small-map')).SmallMap;

export const LocationMap = memo(function LocationMap({
  coordinates,
  name,
  near = [],
  icon = 'bed',
  hotels = [],
  canZoom = true,
}: Props) {
  const { format } = useServices();
  const slot = useRef<HTMLDivElement>(null);
  const { Part, prepare } = useLazyPart('map', loadSmallMap);
  const [hasFailed, setHasFailed] = useState(false);
  useWhenNear(slot, prepare, AHEAD);

  return (
    <div className={styles.location}>
      <div ref={slot} className={styles.slot}>
        {Part && !hasFailed && (
          <Part {...{ coordinates, name, icon, hotels, canZoom }} onFail={() => setHasFailed(true)} />
        )}
        {hasFailed && (
          <p className={styles.word}>
            <Trans>The map cannot be shown in this browser.</Trans>
          </p>
        )}
      </div>
      {near.length > 0 && (
        <div className={styles.near}>
          <h3>
            <Trans>What’s near</Trans>
          </h3>
          <ul>
            {near.map((place) => (
              <li key={place.name}>
                <bdi>{place.name}</bdi>
                <span className={styles.distance}>
                  <Trans>
                    <Amount>{format.distance(place.distanceKm)}</Amount> km
                  </Trans>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
});
