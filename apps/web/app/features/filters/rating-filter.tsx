/** The lowest guest rating. One choice at a time. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { Facets } from '@tenth-night/domain/search/facets';
import { LOWEST_RATINGS } from '@tenth-night/domain/search/filter-rules';
import { useId } from 'react';
import { FilterRow } from './filter-row';

type Props = {
  readonly rating: number;
  readonly counts: Facets['ratings'] | undefined;
  readonly onChange: (rating: number) => void;
};

export function RatingFilter({ rating, counts, onChange }: Props) {
  const { t } = useLingui();
  const id = useId();
  return (
    <fieldset aria-labelledby={id}>
      <h3 id={id}>
        <Trans>Guest rating</Trans>
      </h3>
      {[0, ...LOWEST_RATINGS].map((lowest) => (
        <FilterRow
          key={lowest}
          label={lowest === 0 ? t`Any rating` : t`${lowest} and up`}
          count={counts?.get(lowest)}
          isOn={rating === lowest}
          onChange={() => onChange(lowest)}
          group={id}
        />
      ))}
    </fieldset>
  );
}
