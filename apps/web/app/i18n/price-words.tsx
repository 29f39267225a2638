/** What stands beside a price, on the list and on a room. Decisions: all-in price, honest comparison price. */
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export function StayTotal({ nights }: { readonly nights: number }) {
  return <Plural value={nights} one="total, # night" other="total, # nights" />;
}

/** `atHotel`: the amount of what is paid there, where there is any. */
export function PriceContents({ atHotel }: { readonly atHotel: ReactNode }) {
  if (!atHotel) return <Trans>Includes all taxes and fees</Trans>;
  return <Trans>Includes taxes and {atHotel} in fees paid at the hotel</Trans>;
}

export function ComparisonNote() {
  return (
    <Trans>
      What this stay is sold for elsewhere, as our hotel partner tells us. It is a comparison, not a former price of
      ours.
    </Trans>
  );
}
