import { type ComponentType, useEffect, useState } from 'react';
import { useServices } from '../../../lib/page/services';
import type { LoadMap, MapProps } from './map-part';

type MapPart = { readonly status: 'loading' | 'failed' } | { readonly status: 'ready'; Part: ComponentType<MapProps> };

/** The map's code and texts. Without them, or without what the browser must have to draw it, there is the list. */
export function useMapPart(load: LoadMap) {
  const { loadTexts } = useServices();
  const [map, setMap] = useState<MapPart>({ status: 'loading' });
  const fail = () => setMap({ status: 'failed' });

  useEffect(() => {
    let isWanted = true;
    const take = (part: MapPart) => isWanted && setMap(part);
    void Promise.all([load(), loadTexts('map')]).then(
      ([Part]) => take({ status: 'ready', Part }),
      () => take({ status: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, loadTexts]);

  return { map, fail };
}
