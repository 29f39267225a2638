import { useLingui } from '@lingui/react/macro';
import type { Destination, Region } from '@tenth-night/domain/places/destinations';
import { CITY_NAMES, REGION_NAMES } from './destination-names';

/** Names in the visitor's language. */
export function useDestinationNames() {
  const { i18n } = useLingui();
  return {
    cityName: ({ slug, city }: Destination): string => {
      const name = CITY_NAMES[slug];
      return name ? i18n._(name) : city;
    },
    regionName: (region: Region): string => i18n._(REGION_NAMES[region]),
  };
}
