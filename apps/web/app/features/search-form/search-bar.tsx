/** Where, when and who. A real form: it works before the script has loaded. Search-and-browse §2 "Home". */

import { Trans, useLingui } from '@lingui/react/macro';
import { PLACE_SEARCH_MIN_CHARS } from '@tenth-night/domain/places/place';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import frame from './bar-frame.module.css';
import { DatesField } from './dates-field';
import type { PlaceFieldProps } from './place/place-field';
import styles from './search-bar.module.css';
import { firstInput, fromNative, type SearchInput } from './search-input';
import type { DatesPanelProps, LoadPanel, TravellersPanelProps } from './search-panels';
import { TravellersField } from './travellers-field';
import { useLastSearch } from './use-last-search';
import { useSearchSubmit } from './use-search-submit';
import { useTakeOver } from './use-take-over';
import { useWarmSearch } from './use-warm-search';

type Props = {
  /** The first values of the fields. Null on a first visit. */
  readonly criteria: SearchCriteria | null;
  /** The route passes these in, because it composes features. */
  readonly placeField: (props: PlaceFieldProps) => ReactNode;
  readonly loadDates: LoadPanel<DatesPanelProps>;
  readonly loadTravellers: LoadPanel<TravellersPanelProps>;
  readonly isFlat?: boolean;
};

export function SearchBar({ criteria, placeField, loadDates, loadTravellers, isFlat = false }: Props) {
  const { t } = useLingui();
  const [input, setInput] = useState<SearchInput>(() => firstInput(criteria));
  const { form, isReady } = useTakeOver((native) => setInput(fromNative(input, native)));
  useLastSearch(criteria === null, setInput);
  const { submit, problem, isBusy } = useSearchSubmit();
  // A form that nobody touches prepares nothing. The results of the current search are here already.
  const [isTouched, setIsTouched] = useState(false);
  const touch = () => setIsTouched(true);
  const chosen = input.place?.id ?? null;
  useWarmSearch(isTouched && chosen !== criteria?.placeId ? chosen : null);
  const change = (part: Partial<SearchInput>) => setInput((before) => ({ ...before, ...part }));
  const typed = input.text.trim();
  const canSearch = input.place !== null || typed.length >= PLACE_SEARCH_MIN_CHARS;

  return (
    <search>
      <form
        ref={form}
        className={classNames(frame.frame, styles.bar, isFlat && frame.flat)}
        action={SITE_PATHS.search}
        onFocus={touch}
        onPointerEnter={touch}
        onSubmit={(event) => {
          event.preventDefault();
          if (canSearch) void submit(input);
          else event.currentTarget.querySelector<HTMLInputElement>('input[name=place]')?.focus();
        }}
      >
        {placeField({
          text: input.text,
          chosen: input.place,
          onType: (text) => change(text === input.place?.name ? { text } : { text, place: null }),
          onChoose: (place) => change({ place, text: place.name }),
          onFill: setInput,
          fieldClass: styles.field,
          labelClass: styles.label,
        })}
        <DatesField
          dates={input.dates}
          pricesOf={chosen ? { where: { placeId: chosen }, travellers: input.travellers } : null}
          isReady={isReady}
          load={loadDates}
          onChange={(dates) => change({ dates })}
        />
        <TravellersField
          travellers={input.travellers}
          isReady={isReady}
          load={loadTravellers}
          onChange={(travellers) => change({ travellers })}
        />
        {/* A press without a place leads to its field. Before the script has loaded the button searches. */}
        <Button
          type="submit"
          look="main"
          className={styles.submit}
          aria-disabled={isReady && !canSearch}
          aria-busy={isBusy}
        >
          <Icon name="search" />
          <Trans>Search</Trans>
        </Button>
        <p className={styles.problem} role="status">
          {problem === 'no-matches' && t`No matches for “${typed}”. Check the spelling, or try the nearest city.`}
          {problem === 'failed' && t`We could not look up that place. Your search is still here. Please try again.`}
        </p>
      </form>
    </search>
  );
}
