/**
 * What comes back, and until when: in hotel time, and beside it in GMT. Hotel-checkout-trips §2 "Cancellation policy
 * display"; decision on CANC-01 to 03.
 */
import { Trans } from '@lingui/react/macro';
import { type CancellationLine, cancellationLines } from '@tenth-night/domain/checkout/cancellation-lines';
import type { CancellationTerms } from '@tenth-night/domain/checkout/penalties';
import { formatExactAmount } from '../i18n/exact-money';
import { useServices } from '../lib/page/services';
import { Amount } from '../ui/amount';
import styles from './cancellation-timeline.module.css';
import { CancellationWords, isTimed } from './cancellation-words';
import { HotelTimeWords } from './hotel-time-words';

type Props = {
  readonly terms: CancellationTerms;
  /** The current time: promises that have passed are left out. */
  readonly at: number;
  /** Undefined while it loads: its space is kept, so that nothing below moves. */
  readonly timeZone: string | null | undefined;
};

export function CancellationTimeline({ terms, at, timeZone }: Props) {
  const lines = cancellationLines(terms, at);
  const timed = lines.filter(isTimed);
  return (
    <div className={styles.policy}>
      <ol className={styles.timeline}>
        {lines.map((line) => (
          <li key={keyOf(line)} className={styles[LOOKS[line.kind]]}>
            <b>
              {timeZone && isTimed(line) ? (
                <HotelTimeWords line={line} timeZone={timeZone} />
              ) : (
                <CancellationWords line={line} />
              )}
            </b>
            {isTimed(line) && <Aside line={line} timeZone={timeZone} />}
          </li>
        ))}
      </ol>
      {timed.length > 0 && (
        <div className={styles.gmt}>
          {/* Without the hotel's time zone, the lines above are in GMT. */}
          {timeZone !== null &&
            timed.map((line) => (
              <p key={keyOf(line)}>
                <CancellationWords line={line} />
              </p>
            ))}
          <p>
            <Trans>All dates and times are mentioned in GMT.</Trans>
          </p>
        </div>
      )}
    </div>
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

const keyOf = (line: CancellationLine) => `${line.kind} ${'at' in line && line.at}`;

/** Whose time it is, and the refund if there is one. */
function Aside({ line, timeZone }: { readonly line: CancellationLine } & Pick<Props, 'timeZone'>) {
  const { language } = useServices().visitor;
  // In GMT, the line of a partial refund names the amount itself.
  const isSaid = line.kind === 'partial-refund-before' && !timeZone;
  const refund = 'refund' in line && !isSaid ? line.refund : null;
  return (
    <span className={styles.aside}>
      {timeZone === undefined && <span aria-hidden="true">{'\u00a0'}</span>}
      {timeZone && (
        <span>
          <Trans>hotel time</Trans>
        </span>
      )}
      {refund && (
        <span>
          <Trans>
            {refund.currency} <Amount>{formatExactAmount(refund, language)}</Amount> refund
          </Trans>
        </span>
      )}
    </span>
  );
}
