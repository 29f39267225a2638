/** A place, or hotels around it, on a small map within a page. The wheel and one finger scroll the page, not the map. */
import { useLingui } from '@lingui/react/macro';
import type { Coordinates } from '@tenth-night/domain/places/distance';
import type { Map as MapLibre } from 'maplibre-gl';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useServices } from '../lib/page/services';
import { classNames } from '../ui/class-names';
import { Icon, type IconName } from '../ui/icon';
import { HotelPins, type MapHotel } from './hotel-pins';
import frame from './map-frame.module.css';
import { Pinned } from './pinned';
import { ringRadii } from './rings';
import styles from './small-map.module.css';
import { useBase } from './use-base';
import { useMap } from './use-map';
import { ZoomButtons } from './zoom-buttons';

type Props = {
  readonly coordinates: Coordinates;
  readonly name: string;
  /** The sign of the place. Null if only the hotels around it are shown. */
  readonly icon: IconName | null;
  readonly hotels: readonly MapHotel[];
  readonly canZoom: boolean;
  /** Called if the browser cannot draw the map. */
  readonly onFail: () => void;
};

/** Some streets in each direction, with their houses. */
const ZOOM = 15;
/** The rings of a map without streets, from 200 metres on. */
const RADII = ringRadii(1, 0);

export function SmallMap({ coordinates, name, icon, hotels, canZoom, onFail }: Props) {
  const { t } = useLingui();
  const container = useRef<HTMLDivElement>(null);
  const map = useMap(container, {
    label: t`Map. Arrow keys move it, plus and minus zoom.`,
    centre: [coordinates.longitude, coordinates.latitude],
    zoom: ZOOM,
    isInPage: true,
    onFail,
  });
  return (
    <section className={classNames(frame.frame, styles.inPage)} aria-label={t`Map with ${name}`}>
      <div ref={container} className={frame.map} />
      {map && <Drawn map={map} at={coordinates} {...{ name, icon, hotels, canZoom }} />}
    </section>
  );
}

type DrawnProps = Pick<Props, 'name' | 'icon' | 'hotels' | 'canZoom'> & {
  readonly map: MapLibre;
  readonly at: Coordinates;
};

function Drawn({ map, at, name, icon, hotels, canZoom }: DrawnProps) {
  const { site } = useServices();
  useBase(map, { centre: at, radii: RADII, hiddenName: icon ? name : '' });
  return (
    <>
      {createPortal(
        <div className={frame.over}>
          {icon && (
            <div aria-hidden="true">
              <Pinned map={map} at={at}>
                <span className={classNames(styles.mark, hotels.length > 0 && styles.amongHotels)}>
                  <Icon name={icon} />
                </span>
                <span className={styles.name}>
                  <bdi>{name}</bdi>
                </span>
              </Pinned>
            </div>
          )}
          {hotels.length > 0 && <HotelPins map={map} hotels={hotels} centre={at} maxZoom={ZOOM} />}
        </div>,
        map.getCanvasContainer(),
      )}
      {canZoom && <ZoomButtons map={map} />}
      {site.map && (
        <p className={styles.credit}>
          <bdi>{site.map.attribution}</bdi>
        </p>
      )}
    </>
  );
}
