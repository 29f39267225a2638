/** What stands beside a price, on the list and on a room. Decisions: all-in price, honest comparison price. */
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export function StayTotal({ nights }: { readonly nights: number }) {
  return <Plural value={nights} one="total, # night" other="total, # nights" />;
}

type PriceContentsProps = {
  /** What is paid there and is part of the total, where there is any. */
  readonly atHotel: ReactNode;
  /** What is paid there in other currencies and is not part of the total. */
  readonly others: ReactNode;
};

export function PriceContents({ atHotel, others }: PriceContentsProps) {
  if (!atHotel && !others) return <Trans>Includes all taxes and fees</Trans>;
  return (
    <>
      {atHotel && <Trans>Includes taxes and {atHotel} in fees paid at the hotel</Trans>}
      {atHotel && others && <br />}
      {others && <Trans>Plus {others} in fees paid at the hotel</Trans>}
    </>
  );
}

export function ComparisonNote() {
  return (
    <Trans>
      What this stay is sold for elsewhere, as our hotel partner tells us. It is a comparison, not a former price of
      ours.
    </Trans>
  );
}
