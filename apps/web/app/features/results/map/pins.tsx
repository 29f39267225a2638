/**
 * The hotels in view with their prices, and clusters with their lowest price. They are buttons, in the order of the
 * list.
 */
import type { Hotel } from '@tenth-night/domain/search/hotel';
import type { Map as MapLibre } from 'maplibre-gl';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import type { Spot } from './cluster-index';
import type { MapPrices } from './map-part';
import { Pin } from './pin';
import { priceTag } from './price-tag';
import { usePricesTick } from './use-prices-tick';

/** The height of the card at the foot of the map, with some margin. */
const CARD_PX = 320;
/** Added to the zoom, so that the cluster surely splits. */
const A_LITTLE = 0.1;

type Props = {
  readonly map: MapLibre;
  readonly spots: readonly Spot[];
  readonly hotels: ReadonlyMap<string, Hotel>;
  readonly prices: MapPrices;
  readonly nights: number;
  readonly chosenId: string | null;
  readonly onChoose: (hotelId: string) => void;
};

export function Pins({ map, spots, hotels, prices, nights, chosenId, onChoose }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  const wanted = useRef<readonly string[]>([]);
  usePricesTick(prices);

  // When a focused pin disappears, the focus moves to a hotel of the opened cluster, else to the map.
  useLayoutEffect(() => {
    const isLost = focused.current && !focused.current.isConnected;
    if (!isLost) return;
    focused.current = null;
    const next = spots.findIndex(({ hotelIds }) => hotelIds.some((id) => wanted.current.includes(id)));
    const pin = root.current?.querySelectorAll('button')[next];
    (pin ?? map.getCanvas()).focus({ preventScroll: true });
    wanted.current = [];
  }, [map, spots]);

  function activate(spot: Spot, event: MouseEvent): void {
    const { hotelIds, opensAt, at } = spot;
    const [first] = hotelIds;
    if (opensAt === null) {
      if (first) onChoose(first);
      keepInSight(map, spot);
      return;
    }
    const isByKey = event.detail === 0;
    wanted.current = isByKey ? hotelIds : [];
    const view = { center: [at.longitude, at.latitude] as [number, number], zoom: opensAt + A_LITTLE };
    map.easeTo({ ...view, animate: !isByKey }, { isByHand: true });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to focus events
    <div ref={root} onFocus={(event) => (focused.current = event.target)} onBlur={() => (focused.current = null)}>
      {spots.map((spot) => {
        const { key, hotelIds } = spot;
        return (
          <Pin
            key={key}
            map={map}
            spot={spot}
            name={hotels.get(hotelIds[0] ?? '')?.name ?? ''}
            tag={priceTag(hotelIds, prices.price, nights)}
            isChosen={chosenId !== null && hotelIds.includes(chosenId)}
            onActivate={activate}
          />
        );
      })}
    </div>
  );
}

/** Moves the map so that the card does not cover its pin. */
function keepInSight(map: MapLibre, { at }: Spot): void {
  const { y } = map.project([at.longitude, at.latitude]);
  const hidden = y - Math.max(0, map.getContainer().clientHeight - CARD_PX);
  if (hidden > 0) map.panBy([0, hidden]);
}
