import { useLingui } from '@lingui/react/macro';
import { feeTextId } from '@tenth-night/domain/offers/fee.texts';
import { feeKind } from '@tenth-night/domain/offers/fee-kind';

/** A fee of the hotel in the visitor's language, or in the provider's own words. */
export function FeeName({ description }: { readonly description: string }) {
  const { t, i18n } = useLingui();
  const kind = feeKind(description);
  return <bdi>{kind ? i18n._(feeTextId(kind)) : description || t`Hotel fee`}</bdi>;
}
