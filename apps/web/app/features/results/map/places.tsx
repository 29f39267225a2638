/** The words on our own base layer: the name of the centre and the distance of each ring. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { Coordinates } from '@tenth-night/domain/places/distance';
import type { Map as MapLibre } from 'maplibre-gl';
import { Amount } from '../../../ui/amount';
import { Pinned } from './pinned';
import styles from './places.module.css';
import { pointAt } from './rings';

type Props = {
  readonly map: MapLibre;
  readonly centre: Coordinates;
  readonly name: string;
  readonly radii: readonly number[];
};

/** Hidden from screen readers: the list has each hotel's distance in words. */
export function Places({ map, centre, name, radii }: Props) {
  const { i18n } = useLingui();
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
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
      </Pinned>
    </div>
  );
}
