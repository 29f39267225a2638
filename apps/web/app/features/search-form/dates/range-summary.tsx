/** The chosen range so far, also announced to screen readers. */
import { Plural, Trans } from '@lingui/react/macro';
import { chosenStay, type DateRange } from '@tenth-night/domain/stay/date-range';
import { stayNights } from '@tenth-night/domain/stay/dates';
import { useServices } from '../../../lib/page/services';
import styles from './dates-panel.module.css';

export function RangeSummary({ range }: { readonly range: DateRange }) {
  return (
    <p className={styles.summary} role="status">
      <Summary range={range} />
    </p>
  );
}

function Summary({ range }: { readonly range: DateRange }) {
  const { format } = useServices();
  const stay = chosenStay(range);
  if (stay) {
    const [from, to] = [format.day(stay.checkin), format.day(stay.checkout)];
    const nights = stayNights(stay) ?? 0;
    return (
      <Trans>
        {from} – {to}, <Plural value={nights} one="# night" other="# nights" />
      </Trans>
    );
  }
  if (range.end) return <Trans>Choose a later day to check out: a stay has at least one night.</Trans>;
  if (!range.start) return <Trans>Choose the day you check in.</Trans>;
  const from = format.day(range.start);
  return <Trans>Check-in {from}. Now choose the day you check out.</Trans>;
}
