/** The places that match the typed text. Search-and-browse §2 "Place autocomplete". */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Place, PlaceType } from '@tenth-night/domain/places/place';
import { useEffect, useEffectEvent } from 'react';
import { Icon, type IconName } from '../../../ui/icon';
import { ListRow } from './list-row';
import { placeContext } from './place-label';
import styles from './place-panel.module.css';
import { type PlaceSearch, usePlaceSearch } from './use-place-search';
import type { ListProps } from './use-suggestion-list';

const ICONS: Readonly<Record<PlaceType, IconName>> = {
  airport: 'plane',
  hotel: 'bed',
  store: 'pin',
  city: 'pin',
  landmark: 'pin',
  poi: 'pin',
  region: 'map',
};

type Props = ListProps & { readonly label: string; readonly text: string; onChoose(place: Place): void };

const NO_PLACES: readonly Place[] = [];

export function PlaceSuggestions({ label, text, onChoose, ...list }: Props) {
  const { t } = useLingui();
  const search = usePlaceSearch(text);
  const places = search.status === 'found' ? search.places : NO_PLACES;
  const tell = useEffectEvent(() => list.onChoices(places.map((place) => ({ choose: () => onChoose(place) }))));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places are the rows
  useEffect(() => tell(), [places]);
  const separator = t({ message: ', ', comment: 'Between the parts of an address' });

  return (
    <>
      <Status search={search} />
      {places.length > 0 && (
        <div className={styles.list} id={list.id} role="listbox" aria-label={label}>
          {places.map((place, index) => (
            <ListRow
              key={place.id}
              list={list}
              index={index}
              mark={<Icon name={ICONS[place.type]} />}
              name={place.name}
              context={<bdi>{placeContext(place, separator)}</bdi>}
            />
          ))}
        </div>
      )}
    </>
  );
}

function Status({ search }: { readonly search: PlaceSearch }) {
  const isFound = search.status === 'found';
  const count = isFound ? search.places.length : 0;
  return (
    <p className={isFound ? 'sr-only' : styles.status} role="status">
      {search.status === 'none' && <Trans>No matches</Trans>}
      {search.status === 'searching' && <Trans>Searching…</Trans>}
      {isFound && <Plural value={count} one="# place found" other="# places found" />}
    </p>
  );
}
