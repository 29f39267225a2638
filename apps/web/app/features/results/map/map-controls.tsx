import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Map as MapLibre } from 'maplibre-gl';
import { useServices } from '../../../lib/page/services';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import styles from './map-controls.module.css';

type Props = {
  readonly map: MapLibre;
  readonly nights: number;
  /** Null while the map and the list show the same hotels. */
  readonly onSearchArea: (() => void) | null;
};

/** Marks moves made with our buttons, as the library marks moves made by hand. */
const BY_HAND = { isByHand: true };

export function MapControls({ map, nights, onSearchArea }: Props) {
  const { t } = useLingui();
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
      <div className={styles.zoom}>
        <IconButton icon="plus" label={t`Zoom in`} onClick={() => map.zoomIn({}, BY_HAND)} />
        <IconButton icon="minus" label={t`Zoom out`} onClick={() => map.zoomOut({}, BY_HAND)} />
      </div>
      <p className={styles.legend}>
        <Plural value={nights} one="Per night | total, # night" other="Per night | total, # nights" />
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
