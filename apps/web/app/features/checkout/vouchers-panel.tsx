/** What lowers the price: the traveller's free night, or a promo code. Loads when there is one of them. */
import { fullPrice } from '@tenth-night/domain/checkout/price-summary';
import { FreeNightChoice } from './free-night-choice';
import { PromoPanel } from './promo-panel';
import type { Computed } from './use-computed';
import type { VoucherUse } from './use-vouchers';

type Props = {
  readonly use: VoucherUse;
  readonly computed: Computed | null;
  readonly isPaying: boolean;
  /** The traveller opened the field for a promo code. */
  readonly isAsked: boolean;
};

export function VouchersPanel({ use, computed, isPaying, isAsked }: Props) {
  const { code, problem } = use.promo;
  const price = computed && fullPrice(computed.offer.price);
  return (
    <>
      {!code && <FreeNightChoice use={use.freeNight} price={price} isPaying={isPaying} />}
      {(isAsked || code || problem) && <PromoPanel use={use} isPaying={isPaying} isAsked={isAsked} />}
    </>
  );
}
