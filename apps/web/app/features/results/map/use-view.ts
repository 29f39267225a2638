/** The area that the map shows. Updates after each move, and when clusters may split. */
import type { Area } from '@tenth-night/domain/places/area';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import type { View } from './cluster-index';

/** The extra part on each side that is prepared before it comes into view. */
const MARGIN = 0.15;

export function useView(map: MapLibre): View {
  const [view, setView] = useState(() => viewOf(map));
  useEffect(() => {
    const onMoved = () => setView(viewOf(map));
    const onZoom = () =>
      setView((before) => (Math.floor(before.zoom) === Math.floor(map.getZoom()) ? before : viewOf(map)));
    map.on('moveend', onMoved);
    map.on('zoom', onZoom);
    onMoved();
    return () => {
      map.off('moveend', onMoved);
      map.off('zoom', onZoom);
    };
  }, [map]);
  return view;
}

export function boundsOf(map: MapLibre): Area {
  const bounds = map.getBounds();
  return { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() };
}

function viewOf(map: MapLibre): View {
  const { south, west, north, east } = boundsOf(map);
  const [tall, wide] = [(north - south) * MARGIN, (east - west) * MARGIN];
  return {
    bounds: { south: south - tall, west: west - wide, north: north + tall, east: east + wide },
    zoom: map.getZoom(),
  };
}
