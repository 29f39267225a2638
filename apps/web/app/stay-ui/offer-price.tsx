/**
 * What an offer costs: the night and the whole stay in the same size, and what they include. Decisions: all-in price,
 * honest comparison price.
 */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { perNight } from '@tenth-night/domain/money/per-night';
import { comparisonPrice } from '@tenth-night/domain/offers/comparison-price';
import { allInTotal, type Offer } from '@tenth-night/domain/offers/offer';
import { useServices } from '../lib/page/services';
import { Amount } from '../ui/amount';
import { joinedAmounts } from './joined-amounts';
import styles from './offer-price.module.css';
import { PricePair } from './price-pair';
import { WasPrice } from './was-price';

type Props = { readonly offer: Offer; readonly nights: number };

export function OfferPrices({ offer, nights }: Props) {
  const { format } = useServices();
  const night = perNight(offer.price, nights);
  const comparison = comparisonPrice(offer);
  const was = comparison && perNight(comparison, nights);
  return (
    <PricePair
      night={
        <>
          {was && was.minor > night.minor && <Comparison amount={format.money(was)} />}
          <Amount>{format.money(night)}</Amount>
        </>
      }
      nightUnit={<Trans>per night</Trans>}
      total={<Amount>{format.money(allInTotal(offer))}</Amount>}
      totalUnit={<Plural value={nights} one="total, # night" other="total, # nights" />}
    />
  );
}

function Comparison({ amount }: { readonly amount: string }) {
  const { t } = useLingui();
  return (
    <WasPrice amount={amount} label={t`${amount}, what is this?`}>
      <Trans>
        What this stay is sold for elsewhere, as our hotel partner tells us. It is a comparison, not a former price of
        ours.
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
