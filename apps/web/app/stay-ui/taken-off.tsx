import { Trans } from '@lingui/react/macro';
import type { PriceSummary } from '@tenth-night/domain/checkout/price-summary';
import { formatReduction } from '../i18n/exact-money';

type Discounts = Pick<PriceSummary, 'freeNight' | 'promoCode'>;

/** The row of what lowers the price: a free night or a promo code, never both. Null without them. */
export function takenOff({ freeNight, promoCode }: Discounts, language: string) {
  const amount = promoCode?.amount ?? freeNight;
  const name = promoCode ? <PromoCodeName code={promoCode.code} /> : <Trans>Free night</Trans>;
  return amount && { name, sum: formatReduction(amount, language) };
}

export function PromoCodeName({ code }: { readonly code: string }) {
  return (
    <Trans>
      Promo code <bdi>{code}</bdi>
    </Trans>
  );
}
