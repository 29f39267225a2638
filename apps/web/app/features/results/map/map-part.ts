/** The interface between the results and their map. The route connects the two. */
import type { Offer } from '@tenth-night/domain/offers/offer';
import type { Area } from '@tenth-night/domain/places/area';
import type { Place } from '@tenth-night/domain/places/place';
import type { HotelAtDistance } from '@tenth-night/domain/search/sort';
import type { ComponentType } from 'react';

export type MapPrice = Offer | 'waiting' | 'none';

export type MapPrices = {
  price(hotelId: string): MapPrice;
  subscribe(listener: () => void): () => void;
};

export type MapProps = {
  readonly place: Place;
  /** The filtered hotels, in the order of the list. */
  readonly rows: readonly HotelAtDistance[];
  readonly prices: MapPrices;
  readonly nights: number;
  readonly area: Area | null;
  onArea(area: Area): void;
  readonly chosenId: string | null;
  onChoose(hotelId: string): void;
  /** Called if the browser cannot draw the map. */
  onFail(): void;
};

/** Loads the map's code when the map opens, or at the first sign of intent. */
export type LoadMap = () => Promise<ComponentType<MapProps>>;
