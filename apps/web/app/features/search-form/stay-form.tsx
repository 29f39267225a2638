/**
 * Changes the dates or travellers for the same hotel on its own page. A real form: it works before the script has
 * loaded.
 */
import { Trans } from '@lingui/react/macro';
import { encodeSearch, type SearchCriteria } from '@tenth-night/domain/search/search-params';
import type { StayDates } from '@tenth-night/domain/stay/dates';
import { type Ref, useImperativeHandle, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from '../../lib/router/router-view';
import { Button } from '../../ui/button';
import { DatesField } from './dates-field';
import { loadDates, loadTravellers } from './load-panels';
import { firstInput, fromNative, type SearchInput } from './search-input';
import styles from './stay-form.module.css';
import { TravellersField } from './travellers-field';
import { useTakeOver } from './use-take-over';

/**
 * The parameters that this form sets. All others stay in the address: the place of the search, the filters of its list.
 */
const OWN_KEYS = new Set(['checkin', 'checkout', 'adults', 'children', 'childrenAges', 'rooms', 'party']);

type Props = {
  /** Its prices stand in the calendar. Left out if the stay is for several hotels. */
  readonly hotelId?: string;
  readonly criteria: SearchCriteria;
  readonly ref: Ref<HTMLFormElement>;
};

/** Unchanged fields follow the criteria. */
type Changes = Partial<Pick<SearchInput, 'dates' | 'travellers'>>;

export function StayForm({ hotelId, criteria, ref }: Props) {
  const first = firstInput(criteria);
  const [{ dates = first.dates, travellers = first.travellers }, setChanges] = useState<Changes>({});
  const change = (changes: Changes) => setChanges((before) => ({ ...before, ...changes }));
  const { form, isReady } = useTakeOver((native) => change(changesOf(first, fromNative(first, native))));
  useImperativeHandle(ref, () => form.current as HTMLFormElement, [form]);
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const kept = [...query].filter(([name]) => !OWN_KEYS.has(name));

  function submit(chosen: StayDates): void {
    const asked = encodeSearch({ ...criteria, dates: chosen, travellers }).filter(([name]) => OWN_KEYS.has(name));
    void navigate(`${pathname}?${new URLSearchParams([...asked, ...kept])}`, {
      replace: true,
      preventScrollReset: true,
    });
  }

  return (
    <form
      ref={form}
      className={styles.stay}
      action={pathname}
      onSubmit={(event) => {
        event.preventDefault();
        if (dates) submit(dates);
      }}
    >
      <DatesField
        dates={dates}
        pricesOf={hotelId ? { where: { hotelId }, travellers } : null}
        isReady={isReady}
        load={loadDates}
        onChange={(changed) => change({ dates: changed })}
      />
      <TravellersField
        travellers={travellers}
        isReady={isReady}
        load={loadTravellers}
        onChange={(changed) => change({ travellers: changed })}
      />
      {/* Sends the other parameters along, also before the script has loaded. */}
      {!isReady && kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
      <Button type="submit" disabled={isReady && !dates}>
        <Trans>Update prices</Trans>
      </Button>
    </form>
  );
}

function changesOf(first: SearchInput, { dates, travellers }: SearchInput): Changes {
  const areSameDates = dates?.checkin === first.dates?.checkin && dates?.checkout === first.dates?.checkout;
  return { ...(!areSameDates && { dates }), ...(travellers !== first.travellers && { travellers }) };
}
