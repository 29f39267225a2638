/** What an amount is for: the whole stay, or one night. */
import { Plural, Trans } from '@lingui/react/macro';
import { Amount } from '../ui/amount';

/** `total, 3 nights` */
export function StayUnit({ nights }: { readonly nights: number }) {
  return <Plural value={nights} one="total, # night" other="total, # nights" />;
}

/** `$150 per night` */
export function NightPrice({ amount }: { readonly amount: string }) {
  return (
    <>
      <b>
        <Amount>{amount}</Amount>
      </b>{' '}
      <Trans>per night</Trans>
    </>
  );
}
