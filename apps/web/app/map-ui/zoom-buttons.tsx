import { useLingui } from '@lingui/react/macro';
import type { Map as MapLibre } from 'maplibre-gl';
import { IconButton } from '../ui/icon-button';
import styles from './zoom-buttons.module.css';

/** Marks moves made with our buttons, as the library marks moves made by hand. */
const BY_HAND = { isByHand: true };

export function ZoomButtons({ map }: { readonly map: MapLibre }) {
  const { t } = useLingui();
  return (
    <div className={styles.zoom}>
      <IconButton icon="plus" label={t`Zoom in`} onClick={() => map.zoomIn({}, BY_HAND)} />
      <IconButton icon="minus" label={t`Zoom out`} onClick={() => map.zoomOut({}, BY_HAND)} />
    </div>
  );
}
