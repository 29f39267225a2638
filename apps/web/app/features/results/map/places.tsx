/** The words on the map that are ours: the name of the centre and, without streets, the distance of each ring. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { Coordinates } from '@tenth-night/domain/places/distance';
import type { Map as MapLibre } from 'maplibre-gl';
import { Pinned } from '../../../map-ui/pinned';
import { pointAt } from '../../../map-ui/rings';
import { Amount } from '../../../ui/amount';
import { classNames } from '../../../ui/class-names';
import type { Spot } from './cluster-index';
import { freeSide, type Side } from './free-side';
import styles from './places.module.css';

type Props = {
  readonly map: MapLibre;
  readonly centre: Coordinates;
  readonly name: string;
  readonly radii: readonly number[];
  /** The pins, which the name avoids. */
  readonly spots: readonly Spot[];
};

const SIDES: Readonly<Record<Side, string | undefined>> = {
  below: styles.below,
  above: styles.above,
  right: styles.right,
  left: styles.left,
};

/** The dot lies under the pins, its name above them. Hidden from screen readers: the list has each hotel's distance in words. */
export function Places({ map, centre, name, radii, spots }: Props) {
  const { i18n } = useLingui();
  const at = ({ longitude, latitude }: Coordinates) => map.project([longitude, latitude]);
  const pins = spots.map((spot) => ({ ...at(spot.at), isCluster: spot.opensAt !== null }));
  const side = freeSide({ ...at(centre), length: name.length }, pins);
  return (
    <div aria-hidden="true">
      {radii.map((km) => (
        <Pinned key={km} map={map} at={pointAt(centre, km, 0)}>
          <span className={styles.ring}>
            <Trans>
              <Amount>{i18n.number(km)}</Amount> km
            </Trans>
          </span>
        </Pinned>
      ))}
      <Pinned map={map} at={centre}>
        <span className={styles.centre} />
      </Pinned>
      <Pinned map={map} at={centre} isRaised>
        <span className={classNames(styles.name, SIDES[side])}>
          <bdi>{name}</bdi>
        </span>
      </Pinned>
    </div>
  );
}
