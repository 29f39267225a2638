/** Where, when and who. A real form: it searches before any script has arrived. Search-and-browse §2 "Home". */
import { Trans, useLingui } from '@lingui/react/macro';
import { PLACE_SEARCH_MIN_CHARS } from '@tenth-night/domain/places/place';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { type ReactNode, useState } from 'react';
import type { PlaceFieldProps } from '../../lib/place-field';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { DatesField } from './dates-field';
import styles from './search-bar.module.css';
import { firstInput, type SearchInput } from './search-input';
import { TravellersField } from './travellers-field';
import { useSearchSubmit } from './use-search-submit';

type Props = {
  /** What the fields show at first; nothing on a first visit. */
  readonly criteria: SearchCriteria | null;
  /** Given by the route, which composes features. */
  readonly placeField: (props: PlaceFieldProps) => ReactNode;
  readonly isFlat?: boolean;
};

export function SearchBar({ criteria, placeField, isFlat = false }: Props) {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  const [input, setInput] = useState<SearchInput>(() => firstInput(criteria));
  const { submit, problem, isBusy } = useSearchSubmit();
  const change = (part: Partial<SearchInput>) => setInput((before) => ({ ...before, ...part }));
  const typed = input.text.trim();
  const canSearch = input.place !== null || typed.length >= PLACE_SEARCH_MIN_CHARS;

  return (
    <search>
      <form
        className={classNames(styles.bar, isFlat && styles.flat)}
        action="/search"
        onSubmit={(event) => {
          event.preventDefault();
          if (canSearch) void submit(input);
        }}
      >
        {placeField({
          text: input.text,
          chosen: input.place,
          onType: (text) => change(text === input.place?.name ? { text } : { text, place: null }),
          onChoose: (place) => change({ place, text: place.name }),
          fieldClass: styles.field,
          labelClass: styles.label,
        })}
        <DatesField checkin={input.checkin} checkout={input.checkout} onChange={change} />
        <TravellersField adults={input.adults} rooms={input.rooms} onChange={change} />
        {/* Before the script is there the button must work, so only its look says that a place is missing. */}
        <Button
          type="submit"
          look="main"
          className={styles.submit}
          disabled={isHydrated && !canSearch}
          aria-busy={isBusy}
        >
          <Icon name="search" />
          <Trans>Search</Trans>
        </Button>
        <p className={styles.problem} role="status">
          {problem === 'no-matches' && t`No matches for “${typed}”. Check the spelling, or try the nearest city.`}
          {problem === 'failed' && t`We could not look up that place. Your search is still here: please try again.`}
        </p>
      </form>
    </search>
  );
}
