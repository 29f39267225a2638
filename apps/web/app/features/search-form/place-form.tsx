/**
 * Dates and travelers for a search whose place is known. A real form: it works before the script has loaded. It starts
 * with the dates and the party of the last search.
 */
import { encodeSearch, type SearchCriteria } from '@tenth-night/domain/search/search-params';
import { SITE_PATHS, withQuery } from '@tenth-night/domain/site/paths';
import { type ReactNode, useState } from 'react';
import { Button, MAIN_BUTTON_CLASS } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Link } from '../../ui/link';
import frame from './bar-frame.module.css';
import { DatesField } from './dates-field';
import { loadDates, loadTravellers } from './load-panels';
import styles from './place-form.module.css';
import { firstInput, fromNative } from './search-input';
import { TravellersField } from './travellers-field';
import { useLastSearch } from './use-last-search';
import { useTakeOver } from './use-take-over';

type Props = {
  /** The search of a visitor who changes nothing. */
  readonly criteria: SearchCriteria;
  /** More parameters of the search. */
  readonly more?: readonly (readonly [name: string, value: string])[];
  /** The words of the button. */
  readonly children: ReactNode;
};

export function PlaceForm({ criteria, more = [], children }: Props) {
  const [input, setInput] = useState(() => firstInput(null));
  const { form, isReady } = useTakeOver((native) => setInput((before) => fromNative(before, native)));
  useLastSearch(true, setInput);
  const { dates, travellers } = { ...input, dates: input.dates ?? criteria.dates };
  const query = [...encodeSearch({ ...criteria, dates, travellers }), ...more];
  return (
    <search>
      <form ref={form} className={classNames(frame.frame, styles.form)} action={SITE_PATHS.search}>
        <input type="hidden" name="place" value={criteria.placeName ?? ''} />
        {more.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* Before the script has loaded nobody knows the visitor's date. */}
        <DatesField
          dates={isReady ? dates : null}
          pricesOf={criteria.placeName ? { where: { placeName: criteria.placeName }, travellers } : null}
          isReady={isReady}
          load={loadDates}
          onChange={(changed) => setInput((before) => ({ ...before, dates: changed }))}
        />
        <TravellersField
          travellers={travellers}
          isReady={isReady}
          load={loadTravellers}
          onChange={(changed) => setInput((before) => ({ ...before, travellers: changed }))}
        />
        {isReady ? (
          <Link className={classNames(MAIN_BUTTON_CLASS, styles.go)} to={withQuery(SITE_PATHS.search, query)}>
            {children}
          </Link>
        ) : (
          <Button type="submit" look="main" className={styles.go}>
            {children}
          </Button>
        )}
      </form>
    </search>
  );
}
