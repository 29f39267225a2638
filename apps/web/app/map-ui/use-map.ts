/** The map library, created once for its element and removed with it. */
import { Map as MapLibre, type StyleSpecification, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { MAX_ZOOM } from './max-zoom';

setWorkerUrl(workerUrl);

const MIN_ZOOM = 3;
const NOTHING: StyleSpecification = { version: 8, sources: {}, layers: [] };

type Options = {
  readonly label: string;
  /** Longitude and latitude. */
  readonly centre: [number, number];
  readonly zoom: number;
  /** A map within a page: the wheel and one finger scroll the page. */
  readonly isInPage?: boolean;
  readonly onFail: () => void;
};

/** Null until the map can be drawn on. */
export function useMap(container: RefObject<HTMLElement | null>, options: Options): MapLibre | null {
  const [map, setMap] = useState<MapLibre | null>(null);

  const make = useEffectEvent((element: HTMLElement): MapLibre | null => {
    try {
      return createMap(element, options);
    } catch {
      options.onFail();
      return null;
    }
  });

  useEffect(() => {
    const made = container.current && make(container.current);
    if (!made) return;
    // Ignores errors: a missing tile shows the layer below.
    made.on('error', () => {});
    made.once('style.load', () => setMap(made));
    return () => {
      setMap(null);
      made.remove();
    };
  }, [container]);

  return map;
}

function createMap(container: HTMLElement, { label, centre, zoom, isInPage = false }: Options): MapLibre {
  const map = new MapLibre({
    container,
    style: NOTHING,
    center: centre,
    zoom,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM + 1,
    // North is up, and the view is straight from above, so that distances are true.
    maxPitch: 0,
    dragRotate: false,
    touchPitch: false,
    boxZoom: false,
    scrollZoom: !isInPage,
    dragPan: !isInPage || !matchMedia('(pointer: coarse)').matches,
    attributionControl: false,
    locale: { 'Map.Title': label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  // Screen readers leave the arrow keys to a page only inside an `application`. The pins stay ordinary buttons.
  map.getCanvas().setAttribute('role', 'application');
  return map;
}
