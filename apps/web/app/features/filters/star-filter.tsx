import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Icon } from '../../ui/icon';
import styles from './filters.module.css';

const RATINGS = [1, 2, 3, 4, 5];

type Props = { readonly stars: readonly number[]; readonly onChange: (stars: readonly number[]) => void };

export function StarFilter({ stars, onChange }: Props) {
  const { t } = useLingui();
  const id = useId();
  const toggle = (count: number) =>
    onChange(RATINGS.filter((rating) => (rating === count ? !stars.includes(rating) : stars.includes(rating))));
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
      <div className={styles.stars}>
        {RATINGS.map((count) => (
          <label key={count}>
            <input
              className="sr-only"
              type="checkbox"
              aria-label={t`${plural(count, { one: '# star', other: '# stars' })}`}
              checked={stars.includes(count)}
              onChange={() => toggle(count)}
            />
            {count}
            <Icon name="star" isFilled />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
