/** The results on a map. The list has everything that is here, in words. Search-and-browse §2; OPEN-19. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { Area } from '@tenth-night/domain/places/area';
import { type Coordinates, distanceKm } from '@tenth-night/domain/places/distance';
import { areaInView } from '@tenth-night/domain/places/map-area';
import { placeCoordinates } from '@tenth-night/domain/places/place';
import type { HotelAtDistance } from '@tenth-night/domain/search/sort';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useServices } from '../../../lib/page/services';
import frame from '../../../map-ui/map-frame.module.css';
import { nearestTurn } from '../../../map-ui/nearest-turn';
import { ringRadii } from '../../../map-ui/rings';
import { useBase } from '../../../map-ui/use-base';
import { useMap } from '../../../map-ui/use-map';
import { createClusterIndex, type View } from './cluster-index';
import { MapControls } from './map-controls';
import type { MapProps } from './map-part';
import { isLeftBehind, openingArea } from './opening-area';
import { Pins } from './pins';
import { Places } from './places';
import { boundsOf, useView } from './use-view';

/** About the width of a cluster's pin. */
const APART_PX = 96;
const NO_RADII: readonly number[] = [];
/** Shows a whole town until the hotels are known. */
const FIRST_ZOOM = 11;

export function ResultsMap(props: MapProps) {
  const { place, onFail } = props;
  const { t } = useLingui();
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const map = useMap(container, {
    label: t`Map. Arrow keys move it, plus and minus zoom.`,
    centre: [place.longitude ?? 0, place.latitude ?? 0],
    zoom: FIRST_ZOOM,
    onFail,
  });
  return (
    <section className={frame.frame} aria-label={t`Map of the results`} aria-describedby={id}>
      <p id={id} className="sr-only">
        <Trans>Every hotel on the map is in the list as well.</Trans>
      </p>
      <div ref={container} className={frame.map} />
      {map && <Drawn {...props} map={map} />}
    </section>
  );
}

function Drawn(props: MapProps & { readonly map: MapLibre }) {
  const { map, place, rows, prices, nights, area, onArea, chosenId, onChoose } = props;
  const { site } = useServices();
  const steady = useSteady(rows);
  const centre = useMemo(() => placeCoordinates(place), [place]);
  const index = useMemo(() => createClusterIndex(steady, APART_PX), [steady]);
  const hotels = useMemo(() => new Map(steady.map(({ hotel }) => [hotel.hotelId, hotel])), [steady]);
  const view = useView(map);
  const spots = useMemo(() => index.spots(view), [index, view]);
  const radii = useSteady(useMemo(() => (centre ? radiiInView(view, centre) : []), [view, centre]));
  useBase(map, { centre, radii, hiddenName: place.name });
  const [isMoved, setIsMoved] = useIsMoved(map);
  useOpeningView(map, area ?? openingArea(steady, centre), isMoved || chosenId !== null ? null : steady);

  function searchArea(): void {
    setIsMoved(false);
    onArea(areaInView(boundsOf(map)));
  }

  return (
    <>
      {createPortal(
        <div className={frame.over}>
          {centre && <Places {...{ map, centre, spots }} name={place.name} radii={site.map ? NO_RADII : radii} />}
          <Pins {...{ map, spots, hotels, prices, nights, chosenId, onChoose }} />
        </div>,
        map.getCanvasContainer(),
      )}
      <MapControls map={map} onSearchArea={isMoved ? searchArea : null} />
    </>
  );
}

function radiiInView({ bounds: { south, west, north, east } }: View, centre: Coordinates): readonly number[] {
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const up = distanceKm(middle, { ...middle, latitude: Math.min(90, north) });
  const across = distanceKm(middle, { ...middle, longitude: Math.min(east, middle.longitude + 90) });
  return ringRadii(Math.min(up, across), distanceKm(middle, centre));
}

/** Returns the same array while its items are the same, so that a new price moves nothing. */
function useSteady<T>(list: readonly T[]): readonly T[] {
  const [steady, setSteady] = useState(list);
  const isSame = steady.length === list.length && steady.every((item, i) => item === list[i]);
  if (!isSame) setSteady(list);
  return isSame ? steady : list;
}

/** Keeps whole pins in the map, above what stands at its foot on a phone: a button and the line of sources. */
const PADDING = { top: 40, right: 56, bottom: 112, left: 56 };

/**
 * Sets the view as soon as there is something to show. A longer list sets it again only if it leaves the view behind:
 * a map that somebody looks at stays where it is. `rows` is null once the traveller has used the map: then nothing else
 * moves it.
 */
function useOpeningView(map: MapLibre, area: Area | null, rows: readonly HotelAtDistance[] | null): void {
  const shown = useRef(0);
  useEffect(() => {
    if (!area || !rows || rows.length <= shown.current) return;
    const isFirst = shown.current === 0;
    shown.current = rows.length;
    if (!isFirst && !isLeftBehind(areaInView(boundsOf(map)), rows)) return;
    const { south, west, north, east } = area;
    const end = west > east ? nearestTurn(east, west + 180) : east;
    map.fitBounds([west, south, end, north], { padding: PADDING, maxZoom: 15, animate: false });
  }, [map, area, rows]);
}

/** Whether the visitor has moved the map. Automatic moves do not count. */
function useIsMoved(map: MapLibre) {
  const [isMoved, setIsMoved] = useState(false);
  useEffect(() => {
    const onMoved = (event: { originalEvent?: unknown; isByHand?: boolean }) => {
      if (event.originalEvent || event.isByHand) setIsMoved(true);
    };
    map.on('moveend', onMoved);
    return () => void map.off('moveend', onMoved);
  }, [map]);
  return [isMoved, setIsMoved] as const;
}
