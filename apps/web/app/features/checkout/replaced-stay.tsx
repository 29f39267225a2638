/** At the top of the checkout of a change: which stay ends with this payment, and what comes back. */
import { Trans } from '@lingui/react/macro';
import type { ReplacedStay as Replaced } from '@tenth-night/contract/prebook-codec';
import { StayWords } from '../../stay-ui/stay-days';
import { useExact } from '../../stay-ui/use-exact';
import { Amount } from '../../ui/amount';
import { Icon } from '../../ui/icon';
import styles from './change-gate.module.css';

export function ReplacedStay({ replaced }: { readonly replaced: Replaced | null }) {
  const exact = useExact();
  if (!replaced) return null;
  return (
    <p className={styles.note}>
      <Icon name="info" />
      <span>
        <Trans>
          This stay replaces yours of <StayWords dates={replaced.dates} nights={null} />. Once it is confirmed, we
          cancel that one, and <Amount>{exact(replaced.refund)}</Amount> goes back to the card you paid with.
        </Trans>
      </span>
    </p>
  );
}
