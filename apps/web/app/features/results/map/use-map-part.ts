import { type ComponentType, useEffect, useState } from 'react';
import { useServices } from '../../../lib/page/services';
import type { LoadMap, MapProps } from './map-part';

type MapPart = { readonly status: 'loading' | 'failed' } | { readonly status: 'ready'; Part: ComponentType<MapProps> };

/** Loads the map's code and texts. If that fails, or the browser cannot draw a map, only the list remains. */
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
