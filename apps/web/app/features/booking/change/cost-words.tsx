import { Trans } from '@lingui/react/macro';
import type { ChangeCost } from '@tenth-night/domain/booking/change';
import { useExact } from '../../../stay-ui/use-exact';
import { Amount } from '../../../ui/amount';

/** The difference in money: what the traveller pays more in the end, or gets back. */
export function CostWords({ cost }: { readonly cost: ChangeCost }) {
  const exact = useExact();
  const { minor, currency } = cost.kind === 'exchange' ? { ...cost.back, minor: -cost.back.minor } : cost.difference;
  const amount = <Amount>{exact({ minor: Math.abs(minor), currency })}</Amount>;
  if (minor > 0) return <Trans>{amount} more</Trans>;
  return minor < 0 ? <Trans>{amount} back</Trans> : <Trans>Costs the same</Trans>;
}
