/**
 * The suggestions under the place field. A separate chunk with the search, loaded when the visitor is about to type.
 */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Place, PlaceType } from '@tenth-night/domain/places/place';
import { useEffect, useEffectEvent } from 'react';
import { classNames } from '../../../ui/class-names';
import { Icon, type IconName } from '../../../ui/icon';
import { placeContext } from './place-label';
import styles from './place-suggestions.module.css';
import { type PlaceSearch, usePlaceSearch } from './use-place-search';
import { optionId } from './use-suggestion-list';

const ICONS: Readonly<Record<PlaceType, IconName>> = {
  airport: 'plane',
  hotel: 'bed',
  store: 'pin',
  city: 'pin',
  landmark: 'pin',
  poi: 'pin',
  region: 'map',
};

type Props = {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly highlighted: number;
  readonly onFound: (places: readonly Place[]) => void;
  readonly onMark: (index: number) => void;
  readonly onChoose: (place: Place) => void;
};

const NO_PLACES: readonly Place[] = [];

export function PlaceSuggestions({ id, label, text, highlighted, onFound, onMark, onChoose }: Props) {
  const search = usePlaceSearch(text);
  const places = search.status === 'found' ? search.places : NO_PLACES;
  const tell = useEffectEvent(onFound);
  useEffect(() => tell(places), [places]);

  return (
    // A press here must not take the focus from the field: that would close the list.
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles no press, it only keeps the focus in the field
    <div className={styles.panel} ref={fitIntoWindow} onMouseDown={(event) => event.preventDefault()}>
      <Status search={search} />
      {places.length > 0 && (
        <div className={styles.list} id={id} role="listbox" aria-label={label}>
          {places.map((place, index) => (
            <Suggestion
              key={place.id}
              id={optionId(id, index)}
              place={place}
              isHighlighted={index === highlighted}
              onMark={() => onMark(index)}
              onChoose={() => onChoose(place)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** At least three suggestions, however small the window is. */
const LEAST_PX = 3 * 56 + 16;
const GAP_PX = 16;

/** Limits the list to the window, above a phone's keyboard, and lets it scroll. */
function fitIntoWindow(panel: HTMLElement | null): void {
  if (!panel) return;
  const room = (visualViewport?.height ?? innerHeight) - panel.getBoundingClientRect().top - GAP_PX;
  panel.style.setProperty('--room', `${Math.max(LEAST_PX, room)}px`);
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

type SuggestionProps = {
  readonly id: string;
  readonly place: Place;
  readonly isHighlighted: boolean;
  readonly onMark: () => void;
  readonly onChoose: () => void;
};

function Suggestion({ id, place, isHighlighted, onMark, onChoose }: SuggestionProps) {
  const { t } = useLingui();
  const separator = t({ message: ', ', comment: 'Between the parts of an address' });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and handles the keys
    <div
      className={classNames(styles.option, isHighlighted && styles.highlighted)}
      id={id}
      role="option"
      aria-selected={isHighlighted}
      ref={isHighlighted ? scrollIntoList : null}
      onPointerMove={onMark}
      onClick={onChoose}
    >
      <Icon name={ICONS[place.type]} />
      <bdi className={styles.name}>{place.name}</bdi>
      <bdi className={styles.context}>{placeContext(place, separator)}</bdi>
    </div>
  );
}

function scrollIntoList(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
