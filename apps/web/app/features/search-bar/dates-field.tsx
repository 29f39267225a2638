import { Trans, useLingui } from '@lingui/react/macro';
import { addDays, parseCalendarDate } from '@tenth-night/domain/stay/dates';
import { useServices } from '../../lib/services';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { Icon } from '../../ui/icon';
import styles from './search-bar.module.css';

type Props = {
  readonly checkin: string;
  readonly checkout: string;
  onChange(dates: { checkin?: string; checkout?: string }): void;
};

/** Check-in and check-out. Past days cannot be chosen: that is known once the visitor's own calendar is. */
export function DatesField({ checkin, checkout, onChange }: Props) {
  const { t } = useLingui();
  const { today } = useServices();
  const isHydrated = useIsHydrated();
  const firstDay = isHydrated ? today() : undefined;
  const start = parseCalendarDate(checkin);

  return (
    <fieldset className={styles.field}>
      <Icon name="calendar" />
      <legend className={styles.label}>
        <Trans>Dates</Trans>
      </legend>
      <div className={styles.pair}>
        <input
          type="date"
          name="checkin"
          aria-label={t`Check-in`}
          value={checkin}
          min={firstDay}
          onChange={(event) => onChange({ checkin: event.target.value })}
        />
        <span aria-hidden="true">–</span>
        <input
          type="date"
          name="checkout"
          aria-label={t`Check-out`}
          value={checkout}
          min={start ? addDays(start, 1) : firstDay}
          onChange={(event) => onChange({ checkout: event.target.value })}
        />
      </div>
    </fieldset>
  );
}
