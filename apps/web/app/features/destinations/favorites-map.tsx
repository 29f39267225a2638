/** The favorites of a destination on a map, with the numbers of their list, and a way to all hotels on the map. */
import { Trans } from '@lingui/react/macro';
import type { RatedHotel } from '@tenth-night/contract/destinations';
import type { Destination } from '@tenth-night/domain/places/destinations';
import type { Coordinates } from '@tenth-night/domain/places/distance';
import { destinationSearch } from '@tenth-night/domain/search/destination-search';
import { hotelCoordinates } from '@tenth-night/domain/search/hotel';
import { MAP_VIEW } from '@tenth-night/domain/search/map-view';
import { encodeSearch } from '@tenth-night/domain/search/search-params';
import { hotelPath, SITE_PATHS, withQuery } from '@tenth-night/domain/site/paths';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { nextWeekends } from '@tenth-night/domain/stay/weekends';
import { useMemo } from 'react';
import { LocationMap } from '../../map-ui/location-map';
import { BUTTON_CLASS } from '../../ui/button';
import type { IconName } from '../../ui/icon';
import { Link } from '../../ui/link';
import styles from './favorites-map.module.css';

type Props = {
  readonly destination: Destination;
  readonly hotels: readonly RatedHotel[];
  readonly today: CalendarDate;
  /** The middle of the map, and its name. */
  readonly coordinates: Coordinates;
  readonly name: string;
  /** The sign of the place. Null if only its hotels are shown. */
  readonly icon: IconName | null;
  /** More parameters of the search for all hotels. */
  readonly more?: readonly (readonly [name: string, value: string])[];
};

export function FavoritesMap(props: Props) {
  const { destination, hotels, today, coordinates, name, icon, more = [] } = props;
  const search = destinationSearch(destination, today);
  const pins = useMemo(() => hotelPins(hotels, destination, today), [hotels, destination, today]);
  return (
    <div className={styles.map}>
      <LocationMap {...{ coordinates, name, icon }} hotels={pins} />
      <Link className={BUTTON_CLASS} to={withQuery(SITE_PATHS.search, [...encodeSearch(search), ...more, MAP_VIEW])}>
        <Trans>See all on the map</Trans>
      </Link>
    </div>
  );
}

/** A pin leads to the same stay as the hotel's card. A hotel without a position keeps its number in the list. */
function hotelPins(hotels: readonly RatedHotel[], destination: Destination, today: CalendarDate) {
  const search = destinationSearch(destination, today);
  const [dates = search.dates] = nextWeekends(today, 1);
  return hotels.flatMap((hotel, index) => {
    const { hotelId, name } = hotel;
    const coordinates = hotelCoordinates(hotel);
    const address = withQuery(hotelPath(hotelId), encodeSearch({ ...search, dates }));
    return coordinates ? { hotelId, number: index + 1, name, coordinates, address } : [];
  });
}
