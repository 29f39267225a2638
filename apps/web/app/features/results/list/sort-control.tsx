/** The five orders, as a select and as a list of radio buttons. Search-and-browse §4 "Sort modes". */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SORT_MODES, type SortMode } from '@tenth-night/domain/search/sort';
import { useId } from 'react';
import { CHOICE_BOX_CLASS } from '../../../stay-ui/choice-box';
import { Icon } from '../../../ui/icon';
import styles from './sort-control.module.css';

const NAMES: Readonly<Record<SortMode, MessageDescriptor>> = {
  top: msg`Recommended`,
  distance: msg`Distance`,
  price_low: msg`Price: low to high`,
  price_high: msg`Price: high to low`,
  stars: msg`Stars`,
};

type Props = { readonly sort: SortMode; readonly onChange: (sort: SortMode) => void };

export function SortSelect({ sort, onChange }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div className={styles.select}>
      <label htmlFor={id}>
        <Trans>Sort by</Trans>
      </label>
      <div className={styles.field}>
        <select id={id} value={sort} onChange={(event) => onChange(event.target.value as SortMode)}>
          {SORT_MODES.map((mode) => (
            <option key={mode} value={mode}>
              {i18n._(NAMES[mode])}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </div>
  );
}

export function SortChoices({ sort, onChange }: Props) {
  const { i18n } = useLingui();
  return (
    <div className={styles.choices}>
      {SORT_MODES.map((mode) => (
        <label key={mode}>
          <input
            className={CHOICE_BOX_CLASS}
            type="radio"
            name="sort"
            checked={mode === sort}
            onChange={() => onChange(mode)}
          />
          {i18n._(NAMES[mode])}
        </label>
      ))}
    </div>
  );
}
