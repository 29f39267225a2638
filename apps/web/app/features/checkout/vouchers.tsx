/** A quiet link to the field for a promo code. The field loads when somebody asks for it. */
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLazyPart } from '../../lib/page/use-lazy-part';
import { TextButton } from '../../ui/text-button';
import type { Computed } from './use-computed';
import type { VoucherUse } from './use-vouchers';

const loadPanel = async () => (await import('./vouchers-panel')).VouchersPanel;

type Props = { readonly use: VoucherUse; readonly computed: Computed | null; readonly isPaying: boolean };

export function Vouchers({ use, computed, isPaying }: Props) {
  const { Part: Panel, prepare } = useLazyPart('vouchers', loadPanel);
  const [isAsked, setIsAsked] = useState(false);
  const { freeNight, promo } = use;
  const hasCode = Boolean(isAsked || promo.code || promo.problem);
  const isWanted = hasCode || freeNight.freeNight !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `prepare` is new with each render and does the same
  useEffect(() => {
    if (isWanted) prepare();
  }, [isWanted]);
  return (
    <>
      {Panel && <Panel use={use} computed={computed} isPaying={isPaying} isAsked={isAsked} />}
      {!(hasCode && Panel) && !isPaying && (
        <TextButton
          onClick={() => {
            prepare();
            setIsAsked(true);
          }}
        >
          <Trans>Have a promo code?</Trans>
        </TextButton>
      )}
    </>
  );
}
