/** The English names of the usual fees of hotels. The catalogues hold their translations. */
import type { FeeKind } from './fee-kind';

type FeeTextId = `fee.${FeeKind}`;

/** Does not read the table below, so browsers do not load the table: they have the catalogue of their language. */
export function feeTextId(kind: FeeKind): FeeTextId {
  return `fee.${kind}`;
}

export const FEE_TEXTS: Readonly<Record<FeeTextId, string>> = {
  'fee.city': 'City tax',
  'fee.tourist': 'Tourist tax',
  'fee.resort': 'Resort fee',
  'fee.property': 'Property fee',
  'fee.service': 'Service charge',
  'fee.cleaning': 'Cleaning fee',
};
