/** What lies under the pins: streets from our own tiles, or a diagram of distances. */
import type { Coordinates } from '@tenth-night/domain/places/distance';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useMemo } from 'react';
import { useServices } from '../lib/page/services';
import { useMedia } from '../ui/use-media';
import { diagramStyle } from './diagram-style';
import { mapColours } from './map-colours';
import { streetStyle } from './street-style';

type Base = {
  readonly centre: Coordinates | null;
  /** The rings of the diagram. */
  readonly radii: readonly number[];
  /** A name that the map leaves out, because the page shows it. */
  readonly hiddenName?: string;
};

const NO_RADII: readonly number[] = [];

export function useBase(map: MapLibre | null, { centre, radii, hiddenName = '' }: Base): void {
  const { site, visitor } = useServices();
  const isDark = useMedia('(prefers-color-scheme: dark)');
  const tilesUrl = site.map && tilesUrlOf(site.apiBase);
  // Rings change while the map moves. Streets do not depend on them.
  const shownRadii = tilesUrl ? NO_RADII : radii;
  const { language } = visitor;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours follow the colour scheme
  const style = useMemo(() => {
    if (!map) return null;
    const colours = mapColours(map.getContainer());
    return tilesUrl
      ? streetStyle({ colours, tilesUrl, language, hiddenName })
      : diagramStyle({ colours, centre, radii: shownRadii });
  }, [map, isDark, tilesUrl, language, hiddenName, centre, shownRadii]);

  useEffect(() => {
    if (map && style) map.setStyle(style);
  }, [map, style]);
}

/** The map's worker needs the whole address. */
function tilesUrlOf(apiBase: string): string {
  return `${new URL(apiBase, location.href).href}/map/{z}/{x}/{y}`;
}
