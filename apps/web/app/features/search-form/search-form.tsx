/** The search bar with everything that opens from it, for the home page and the results. */
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { loadDates, loadTravellers } from './load-panels';
import { PlacePicker } from './place/place-picker';
import { SearchBar } from './search-bar';

type Props = { readonly criteria: SearchCriteria | null; readonly isFlat?: boolean };

export function SearchForm(props: Props) {
  return (
    <SearchBar
      {...props}
      placeField={(field) => <PlacePicker {...field} />}
      loadDates={loadDates}
      loadTravellers={loadTravellers}
    />
  );
}
