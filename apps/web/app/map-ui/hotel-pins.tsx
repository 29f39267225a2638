/** Numbered hotels on a small map. They are links, in the order of the list that has the same numbers. */
import type { Coordinates } from '@tenth-night/domain/places/distance';
import type { Map as MapLibre } from 'maplibre-gl';
import { useLayoutEffect } from 'react';
import { Link } from '../ui/link';
import { areaOf } from './area-of';
import styles from './hotel-pins.module.css';
import { Pinned } from './pinned';

export type MapHotel = {
  readonly hotelId: string;
  /** Its number in the list. */
  readonly number: number;
  readonly name: string;
  readonly coordinates: Coordinates;
  readonly address: string;
};

/** Room for the pins at the edges, and for the zoom buttons. */
const PADDING_PX = { top: 56, right: 64, bottom: 32, left: 64 };

type Props = {
  readonly map: MapLibre;
  readonly hotels: readonly MapHotel[];
  /** Stays in view. */
  readonly centre: Coordinates;
  readonly maxZoom: number;
};

export function HotelPins({ map, hotels, centre, maxZoom }: Props) {
  useLayoutEffect(() => {
    const area = areaOf([centre, ...hotels.map(({ coordinates }) => coordinates)], centre);
    if (!area) return;
    const { west, south, east, north } = area;
    map.fitBounds([west, south, east, north], { padding: PADDING_PX, maxZoom, animate: false });
  }, [map, hotels, centre, maxZoom]);
  return hotels.map(({ hotelId, number, name, coordinates, address }) => (
    <Pinned key={hotelId} map={map} at={coordinates}>
      <Link className={styles.pin} to={address} aria-label={`${number}. ${name}`}>
        <span>{number}</span>
        <bdi className={styles.name}>{name}</bdi>
      </Link>
    </Pinned>
  ));
}
