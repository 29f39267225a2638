/**
 * What an offer costs, on every screen: the whole stay first, then one night of it, then what that includes.
 * Decisions: all-in price, honest comparison price.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import type { Offer } from '@tenth-night/domain/offers/offer';
import { shownPrice } from '@tenth-night/domain/offers/shown-price';
import type { ReactNode } from 'react';
import { useServices } from '../lib/page/services';
import { Amount } from '../ui/amount';
import { joinedAmounts } from './joined-amounts';
import styles from './offer-price.module.css';
import { NightPrice, StayUnit } from './price-units';
import { WasPrice } from './was-price';

type Props = { readonly offer: Offer; readonly nights: number };

export function OfferPrice({ offer, nights }: Props) {
  const { format } = useServices();
  const { stay, night, nightElsewhere } = shownPrice(offer, nights);
  return (
    <PriceLines
      stay={<Amount>{format.money(stay)}</Amount>}
      unit={<StayUnit nights={nights} />}
      night={
        <>
          {nightElsewhere && <Comparison amount={format.money(nightElsewhere)} />}
          <NightPrice amount={format.money(night)} />
        </>
      }
    />
  );
}

/** The two lines of a price. A skeleton has the same. */
export function PriceLines({ stay, unit, night }: Readonly<Record<'stay' | 'unit' | 'night', ReactNode>>) {
  return (
    <div className={styles.price}>
      <div className={styles.stay}>
        {stay} <span className={styles.unit}>{unit}</span>
      </div>
      <div className={styles.night}>{night}</div>
    </div>
  );
}

function Comparison({ amount }: { readonly amount: string }) {
  const { t } = useLingui();
  return (
    <WasPrice amount={amount} label={t`Elsewhere ${amount}, what is this?`}>
      <Trans>
        What this stay costs elsewhere, according to our hotel partner. It is a comparison, not a former price of ours.
      </Trans>
    </WasPrice>
  );
}

/** Which taxes and fees are in the total, and which are not. */
export function PriceContents({ offer }: Pick<Props, 'offer'>) {
  const { format } = useServices();
  const atHotel = offer.payAtHotel.minor > 0 && <Amount>{format.money(offer.payAtHotel)}</Amount>;
  // The total does not include fees in other currencies.
  const others = offer.otherFees?.length && <Amount>{joinedAmounts(offer.otherFees, format.money)}</Amount>;
  return (
    <p className={styles.contents}>
      {!atHotel && !others && <Trans>Includes all taxes and fees</Trans>}
      {atHotel && <Trans>Includes taxes and {atHotel} in fees paid at the hotel</Trans>}
      {atHotel && others && <br />}
      {others && <Trans>Plus {others} in fees paid at the hotel</Trans>}
    </p>
  );
}
