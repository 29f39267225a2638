/** What comes back, and until when: in GMT and in hotel time. Hotel-checkout-trips §2 "Cancellation policy display". */
import { Trans } from '@lingui/react/macro';
import { type CancellationLine, cancellationLines } from '@tenth-night/domain/checkout/cancellation-lines';
import type { CancellationTerms } from '@tenth-night/domain/checkout/penalties';
import { formatDateTime } from '../i18n/date-time';
import { formatExactAmount } from '../i18n/exact-money';
import { useServices } from '../lib/page/services';
import { Amount } from '../ui/amount';
import styles from './cancellation-timeline.module.css';
import { CancellationWords } from './cancellation-words';

type Props = {
  readonly terms: CancellationTerms;
  /** The current time: promises that have passed are left out. */
  readonly at: number;
  /** Undefined while it loads: its space is kept, so that nothing below moves. */
  readonly timeZone: string | null | undefined;
};

export function CancellationTimeline({ terms, at, timeZone }: Props) {
  return (
    <>
      <ol className={styles.timeline}>
        {cancellationLines(terms, at).map((line) => (
          <li key={`${line.kind} ${'at' in line && line.at}`} className={styles[LOOKS[line.kind]]}>
            <b>
              <CancellationWords line={line} />
            </b>
            <Aside line={line} timeZone={timeZone} />
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        <Trans>All dates and times are mentioned in GMT.</Trans>
      </p>
    </>
  );
}

const LOOKS: Readonly<Record<CancellationLine['kind'], 'free' | 'part' | 'none'>> = {
  'free-until': 'free',
  free: 'free',
  'partial-refund-before': 'part',
  'partial-refund-may-apply': 'part',
  'cancellation-applies-from': 'part',
  'non-refundable-from': 'none',
  'non-refundable': 'none',
};

/** Hotel time, and the final refund if there is one. */
function Aside({ line, timeZone }: { readonly line: CancellationLine } & Pick<Props, 'timeZone'>) {
  const { language } = useServices().visitor;
  if (!('at' in line)) return null;
  const local = timeZone && formatDateTime(line.at, timeZone, language);
  const rest = line.kind === 'cancellation-applies-from' ? line.refund : null;
  return (
    <span className={styles.aside}>
      {timeZone === undefined && <span aria-hidden="true">{'\u00a0'}</span>}
      {local && (
        <span>
          <Trans>{local} hotel time</Trans>
        </span>
      )}
      {rest && (
        <span>
          <Trans>
            {rest.currency} <Amount>{formatExactAmount(rest, language)}</Amount> refund
          </Trans>
        </span>
      )}
    </span>
  );
}
