/** The payment with what lowers its price: the traveller's free night, or a promo code. Never both. */
import { isOfFreeNight, isOfPromoCode, type PaymentError } from '@tenth-night/domain/checkout/payment-flow';
import { useEffect, useState } from 'react';
import { readStoredPromoCode } from '../../lib/storage/stored-promo-code';
import { useFreeNight } from './use-free-night';
import { type Order, usePayment } from './use-payment';

export type VoucherUse = ReturnType<typeof useVouchers>;
type Promo = { readonly code: string | null; readonly problem?: PaymentError | null };

const NONE: Promo = { code: null };

export function useVouchers(order: Omit<Order, 'useFreeNight' | 'promoCode'>) {
  const freeNight = useFreeNight();
  const [chosen, setPromo] = useState<Promo | null>(null);
  /** A price with another code is asked for. Nobody can press Pay meanwhile. */
  const [isTrying, setIsTrying] = useState(false);
  const promo = chosen ?? (order.isKnown ? { code: readStoredPromoCode(order.params.offerId) } : NONE);
  const { isUsed } = freeNight;
  const payment = usePayment({ ...order, useFreeNight: isUsed, promoCode: isUsed ? null : promo.code });
  const problem = payment.flow.status === 'error' ? payment.flow.error : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new problem drops a voucher
  useEffect(() => {
    if (problem && isOfFreeNight(problem)) freeNight.drop(problem);
    if (problem && isOfPromoCode(problem)) setPromo({ code: null, problem });
  }, [problem]);

  return { ...payment, freeNight, promo, setPromo, isTrying, setIsTrying };
}
