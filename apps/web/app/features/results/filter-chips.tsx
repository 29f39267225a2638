/** What filters the list, above it on a wide screen, where the filters themselves may be out of sight. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Filters, FLAGS } from '@tenth-night/domain/search/filters';
import { type ReactNode, useRef } from 'react';
import { useServices } from '../../lib/page/services';
import { FACILITY_NAMES } from '../../stay-ui/facility-names';
import { FLAG_NAMES } from '../../stay-ui/flag-names';
import { Amount } from '../../ui/amount';
import chip from '../../ui/chip.module.css';
import { Icon } from '../../ui/icon';
import { TextButton } from '../../ui/text-button';
import styles from './results.module.css';

type Chip = { readonly label: string; readonly shown?: ReactNode; readonly without: Partial<Filters> };

type Props = {
  readonly filters: Filters;
  readonly onChange: (part: Partial<Filters>) => void;
  readonly onClear: () => void;
};

export function FilterChips({ filters, onChange, onClear }: Props) {
  const { t } = useLingui();
  const row = useRef<HTMLUListElement>(null);
  const chips = useChips(filters);
  if (chips.length === 0) return null;
  // The pressed button disappears, so the row takes its focus.
  const press = (change: () => void) => () => {
    row.current?.focus();
    change();
  };
  return (
    <ul ref={row} className={styles.chips} tabIndex={-1} aria-label={t`Filters`}>
      {chips.map(({ label, shown = <bdi>{label}</bdi>, without }) => (
        <li key={label}>
          <button
            type="button"
            className={chip.chip}
            aria-label={t`${label}: remove`}
            onClick={press(() => onChange(without))}
          >
            {shown}
            <Icon name="close" />
          </button>
        </li>
      ))}
      <li>
        <TextButton onClick={press(onClear)}>
          <Trans>Clear all</Trans>
        </TextButton>
      </li>
    </ul>
  );
}

/** The map says itself that it limits the list. */
function useChips({ name, price, rating, stars, facilities, ...flags }: Filters): readonly Chip[] {
  const { t, i18n } = useLingui();
  const { context, format } = useServices();
  const amount = (units: number) => format.wholeMoney(units, context.currency);
  return [
    ...(name.trim() ? [{ label: name.trim(), without: { name: '' } }] : []),
    ...(price ? [rangeChip(amount(price.min), amount(price.max))] : []),
    ...FLAGS.filter((flag) => flags[flag]).map((flag) => ({
      label: i18n._(FLAG_NAMES[flag]),
      without: { [flag]: false },
    })),
    ...(rating ? [{ label: t`Guest rating ${rating}+`, without: { rating: 0 } }] : []),
    ...stars.map((count) => ({
      label: t`${plural(count, { one: '# star', other: '# stars' })}`,
      without: { stars: stars.filter((other) => other !== count) },
    })),
    ...facilities.map((key) => ({
      label: i18n._(FACILITY_NAMES[key]),
      without: { facilities: facilities.filter((other) => other !== key) },
    })),
  ];
}

function rangeChip(least: string, most: string): Chip {
  const shown = (
    <span>
      <Amount>{least}</Amount> – <Amount>{most}</Amount>
    </span>
  );
  return { label: `${least} – ${most}`, shown, without: { price: null } };
}
