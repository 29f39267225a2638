/** The base of the map: the configured style if it loads, else our own base layer. */
import type { Coordinates } from '@tenth-night/domain/places/distance';
import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import { useEffect, useMemo, useState } from 'react';
import type { Services } from '../../../lib/page/services';
import { useMedia } from '../../../ui/use-media';
import { baseStyle, type MapColours } from './base-style';

type Base = {
  readonly source: Services['site']['map'];
  readonly centre: Coordinates | null;
  readonly radii: readonly number[];
};

/** Returns true for our own base layer. Only that one has rings. */
export function useBase(map: MapLibre | null, { source, centre, radii }: Base): boolean {
  const isDark = useMedia('(prefers-color-scheme: dark)');
  const configured = useConfiguredStyle(source?.kind === 'style' ? source.url : null);
  const tilesUrl = source?.kind === 'tiles' ? source.url : null;

  const own = useMemo(
    () => map && baseStyle({ colours: coloursOf(map.getContainer(), isDark), centre, radii, tilesUrl }),
    [map, isDark, centre, radii, tilesUrl],
  );
  useEffect(() => {
    if (!map) return;
    if (configured) map.setStyle(configured, { diff: false });
    else if (own) map.setStyle(own);
  }, [map, own, configured]);
  return !configured;
}

function useConfiguredStyle(url: string | null): StyleSpecification | null {
  const [style, setStyle] = useState<StyleSpecification | null>(null);
  useEffect(() => {
    if (!url) return;
    const load = new AbortController();
    void readStyle(url, load.signal).then(setStyle, () => {
      // Our own base layer stays, so the traveller has a map in any case.
    });
    return () => load.abort();
  }, [url]);
  return style;
}

async function readStyle(url: string, signal: AbortSignal): Promise<StyleSpecification> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`The map style failed with status ${answer.status}`);
  return (await answer.json()) as StyleSpecification;
}

/** Reads the current colour tokens. `_isDark` only signals that they have changed. */
function coloursOf(element: HTMLElement, _isDark: boolean): MapColours {
  const tokens = getComputedStyle(element);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  return {
    land: token('--map-land'),
    near: token('--map-block'),
    grid: token('--map-road'),
    ring: token('--map-ring'),
  };
}
