/** What the search bar and the place picker agree on; the route brings the two together. */
import type { Place } from '@tenth-night/domain/places/place';

export type ChosenPlace = { readonly id: string; readonly name: string };

export type PlaceFieldProps = {
  readonly text: string;
  /** Set while the text is the name of a place that was chosen. */
  readonly chosen: ChosenPlace | null;
  onType(text: string): void;
  onChoose(place: Place): void;
  readonly fieldClass: string | undefined;
  readonly labelClass: string | undefined;
};
