/** What the search bar and the place picker agree on; the route brings the two together. */
import type { Place } from '@tenth-night/domain/places/place';

export type PlaceFieldProps = {
  readonly text: string;
  /** Whether the text is the name of a place that was chosen. */
  readonly isChosen: boolean;
  onType(text: string): void;
  onChoose(place: Place): void;
  readonly fieldClass: string | undefined;
  readonly labelClass: string | undefined;
};
