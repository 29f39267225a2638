/**
 * What opens under the place field: offers while nothing is typed, else suggestions. A separate chunk, loaded when the
 * visitor is about to use the field.
 */
import type { Place } from '@tenth-night/domain/places/place';
import type { Fill } from './place-field';
import { PlaceOffers } from './place-offers';
import styles from './place-panel.module.css';
import { PlaceSuggestions } from './place-suggestions';
import type { ListProps } from './use-suggestion-list';

type Props = ListProps & {
  readonly label: string;
  /** The text in the field. */
  readonly text: string;
  /** What to search for. Empty while nothing is typed. */
  readonly question: string;
  onChoose(place: Place): void;
  readonly onFill: Fill;
};

export function PlacePanel({ text, question, onChoose, onFill, ...list }: Props) {
  return (
    // A press here must not take the focus from the field: that would close the list.
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles no press, it only keeps the focus in the field
    <div className={styles.panel} ref={fitIntoWindow} onMouseDown={(event) => event.preventDefault()}>
      {question ? (
        <PlaceSuggestions {...list} text={text} onChoose={onChoose} />
      ) : (
        <PlaceOffers {...list} text={text} onFill={onFill} />
      )}
    </div>
  );
}

/** At least three rows, however small the window is. */
const LEAST_PX = 3 * 56 + 16;
const GAP_PX = 16;
/** Less room than this on a phone: the field moves up. */
const ENOUGH_PX = 400;
const NARROW = '(width <= 57.5em)';

/** Limits the list to the window, above a phone's keyboard, and lets it scroll. */
function fitIntoWindow(panel: HTMLElement | null): void {
  if (!panel) return;
  if (roomUnder(panel) < ENOUGH_PX && matchMedia(NARROW).matches) {
    panel.parentElement?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
  panel.style.setProperty('--room', `${Math.max(LEAST_PX, roomUnder(panel))}px`);
}

function roomUnder(panel: HTMLElement): number {
  return (visualViewport?.height ?? innerHeight) - panel.getBoundingClientRect().top - GAP_PX;
}
