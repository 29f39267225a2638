/** What the results and the map of them agree on; the route brings the two together. */
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
  /** Those that the filters leave, in the order of the list. */
  readonly rows: readonly HotelAtDistance[];
  readonly prices: MapPrices;
  readonly nights: number;
  readonly area: Area | null;
  onArea(area: Area): void;
  readonly chosenId: string | null;
  onChoose(hotelId: string): void;
  /** The browser cannot draw it. */
  onFail(): void;
};

/** Loads when a map is opened, or on the first intent to. */
export type LoadMap = () => Promise<ComponentType<MapProps>>;
