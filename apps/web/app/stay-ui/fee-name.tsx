import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type FeeKind, feeKind } from '@tenth-night/domain/offers/fee-kind';

const NAMES: Readonly<Record<FeeKind, MessageDescriptor>> = {
  city: msg`City tax`,
  tourist: msg`Tourist tax`,
  resort: msg`Resort fee`,
  property: msg`Property fee`,
  service: msg`Service charge`,
  cleaning: msg`Cleaning fee`,
};

/** A fee of the hotel in the visitor's language, or in the provider's own words. */
export function FeeName({ description }: { readonly description: string }) {
  const { t } = useLingui();
  const kind = feeKind(description);
  return <bdi>{kind ? t(NAMES[kind]) : description || t`Hotel fee`}</bdi>;
}
