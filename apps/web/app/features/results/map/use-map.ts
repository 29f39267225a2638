/** The map library at work: made once for the element, gone with it. */
import { Map as MapLibre, type StyleSpecification, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { MAX_ZOOM } from './cluster-index';

setWorkerUrl(workerUrl);

/** A town as a whole, until its hotels say more. */
const FIRST_ZOOM = 11;
const MIN_ZOOM = 3;
const NOTHING: StyleSpecification = { version: 8, sources: {}, layers: [] };

type Options = {
  readonly label: string;
  /** Longitude and latitude. */
  readonly centre: [number, number];
  readonly onFail: () => void;
};

/** Null until it can be drawn on. */
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
    // A tile that does not come leaves what is drawn under it.
    made.on('error', () => {});
    made.once('style.load', () => setMap(made));
    return () => {
      setMap(null);
      made.remove();
    };
  }, [container]);

  return map;
}

function createMap(container: HTMLElement, { label, centre }: Options): MapLibre {
  const map = new MapLibre({
    container,
    style: NOTHING,
    center: centre,
    zoom: FIRST_ZOOM,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM + 1,
    // North is up and the view straight down: the distances on it stay true.
    maxPitch: 0,
    dragRotate: false,
    touchPitch: false,
    boxZoom: false,
    attributionControl: false,
    locale: { 'Map.Title': label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  // Only as an application does a screen reader leave the arrow keys to it; the pins on it stay ordinary buttons.
  map.getCanvas().setAttribute('role', 'application');
  return map;
}
