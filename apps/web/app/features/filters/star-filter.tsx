import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Facets } from '@tenth-night/domain/search/facets';
import { STARS } from '@tenth-night/domain/search/filter-rules';
import { useId } from 'react';
import { Stars } from '../../ui/stars';
import { FilterRow } from './filter-row';
import styles from './filters.module.css';

type Props = {
  readonly stars: readonly number[];
  readonly counts: Facets['stars'] | undefined;
  readonly onChange: (stars: readonly number[]) => void;
};

export function StarFilter({ stars, counts, onChange }: Props) {
  const { t } = useLingui();
  const id = useId();
  const without = (count: number) => stars.filter((other) => other !== count);
  return (
    <fieldset aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>
          <Trans>Star rating</Trans>
        </h3>
        {stars.length > 0 && (
          <button type="button" className={styles.clear} onClick={() => onChange([])}>
            <Trans>Clear</Trans>
          </button>
        )}
      </div>
      {STARS.map((count) => (
        <FilterRow
          key={count}
          label={<Stars count={count} label={t`${plural(count, { one: '# star', other: '# stars' })}`} />}
          count={counts?.get(count)}
          isOn={stars.includes(count)}
          onChange={(isOn) => onChange(isOn ? [...stars, count].toSorted() : without(count))}
        />
      ))}
    </fieldset>
  );
}
