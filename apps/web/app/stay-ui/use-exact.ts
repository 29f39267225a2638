import type { Money } from '@tenth-night/domain/money/money';
import { formatExactMoney } from '../i18n/exact-money';
import { useServices } from '../lib/page/services';

/** `$504.00`, in the visitor's language. Where money is agreed on, every amount shows its cents. */
export function useExact(): (money: Money) => string {
  const { language } = useServices().visitor;
  return (money) => formatExactMoney(money, language);
}
