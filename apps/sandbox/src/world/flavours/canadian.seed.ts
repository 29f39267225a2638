/** American words without the numbered streets. */
import { AMERICAN } from './american.seed';
import type { Flavour } from './flavour';

export const CANADIAN: Flavour = {
  ...AMERICAN,
  addresses: ['{houseNumber} {streetName} {way}', '{houseNumber} {streetName} {way}', '{number} {streetName} {way}'],
};
