import { Trans } from '@lingui/react/macro';
import type { Map as MapLibre } from 'maplibre-gl';
import { useServices } from '../../../lib/page/services';
import { ZoomButtons } from '../../../map-ui/zoom-buttons';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import styles from './map-controls.module.css';

type Props = {
  readonly map: MapLibre;
  /** Null while the map and the list show the same hotels. */
  readonly onSearchArea: (() => void) | null;
};

export function MapControls({ map, onSearchArea }: Props) {
  const { site } = useServices();
  return (
    <>
      {onSearchArea && (
        <div className={styles.area}>
          <Button onClick={onSearchArea}>
            <Icon name="search" />
            <Trans>Search this area</Trans>
          </Button>
        </div>
      )}
      <ZoomButtons map={map} />
      <p className={styles.legend}>
        <Trans>Prices per night, with fees</Trans>
        {site.map && <bdi>{site.map.attribution}</bdi>}
      </p>
      <span className={styles.north} aria-hidden="true">
        <svg viewBox="0 0 12 14" aria-hidden="true">
          <path d="M6 0 12 14 6 10.5 0 14Z" />
        </svg>
        <Trans comment="The north, on a map: one letter">N</Trans>
      </span>
    </>
  );
}
