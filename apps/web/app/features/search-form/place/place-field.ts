/** The interface between the search bar and the place picker. The route connects the two. */
import type { Place } from '@tenth-night/domain/places/place';

export type ChosenPlace = { readonly id: string; readonly name: string };

export type PlaceFieldProps = {
  readonly text: string;
  /** Set while the text is the name of a chosen place. */
  readonly chosen: ChosenPlace | null;
  onType(text: string): void;
  onChoose(place: Place): void;
  readonly fieldClass: string | undefined;
  readonly labelClass: string | undefined;
};
