/** The interface between the search bar and the place picker. The route connects the two. */
import type { Place } from '@tenth-night/domain/places/place';
import type { ChosenPlace, SearchInput } from '../search-input';

/** Changes all fields of the search bar. */
export type Fill = (change: (input: SearchInput) => SearchInput) => void;

export type PlaceFieldProps = {
  readonly text: string;
  /** Set while the text is the name of a chosen place. */
  readonly chosen: ChosenPlace | null;
  onType(text: string): void;
  onChoose(place: Place): void;
  readonly onFill: Fill;
  readonly fieldClass: string | undefined;
  readonly labelClass: string | undefined;
};
