/** The price summary, row by row. Hotel-checkout-trips §2 "Checkout"; decision on OPEN-67; OPEN-66. */
import { Plural, Trans } from '@lingui/react/macro';
import type { OfferTerms } from '@tenth-night/domain/checkout/change-gate';
import { type PriceSummary as Prices, priceSummary } from '@tenth-night/domain/checkout/price-summary';
import { perNight } from '@tenth-night/domain/money/per-night';
import { allInAmounts } from '@tenth-night/domain/offers/offer';
import type { ReactNode } from 'react';
import { useServices } from '../../lib/page/services';
import { joinedAmounts } from '../../stay-ui/joined-amounts';
import { NightPrice } from '../../stay-ui/price-units';
import { takenOff } from '../../stay-ui/taken-off';
import { useExact } from '../../stay-ui/use-exact';
import { Amount } from '../../ui/amount';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Skeleton } from '../../ui/skeleton';
import { atHotelWords } from './at-hotel-words';
import styles from './price-summary.module.css';
import { PropertyFee } from './property-fee';
import type { Computed } from './use-computed';

type Props = {
  readonly chosen: OfferTerms | null;
  readonly computed: Computed | null;
  readonly hasFailed: boolean;
  readonly hotelAddress: string;
};

export function PriceSummary({ chosen, computed, hasFailed, hotelAddress }: Props) {
  const { context } = useServices();
  if (!computed) return <Waiting chosen={chosen} hasFailed={hasFailed} />;
  const prices = priceSummary(computed.offer.price);
  const { currency } = prices.payNow;
  const wanted = context.currency;
  return (
    <>
      <Rows prices={prices} />
      {currency !== wanted && (
        <p className={styles.note}>
          <Trans>
            This offer was found in {currency} and is paid in {currency}. For prices in {wanted},{' '}
            <Link to={hotelAddress}>choose the room again</Link>.
          </Trans>
        </p>
      )}
    </>
  );
}

/** Rows of the final sizes: nothing moves when the price is there. */
function Waiting({ chosen, hasFailed }: Pick<Props, 'chosen' | 'hasFailed'>) {
  const exact = useExact();
  const total = chosen && joinedAmounts(allInAmounts(chosen), exact);
  const hasFee =
    chosen !== null && allInAmounts({ ...chosen, price: { ...chosen.price, minor: 0 } }).some(({ minor }) => minor > 0);
  if (hasFailed && !total) return null;
  return (
    <div className={styles.rows}>
      {!hasFailed && (
        <>
          <p role="status" className={styles.awaited}>
            <Trans>Calculating price…</Trans>
            <small>
              <Skeleton size="unit" />
            </small>
          </p>
          <Awaited />
          <Awaited />
        </>
      )}
      <Row className={styles.sum} name={<Trans>Your total</Trans>} note={!hasFailed && <Skeleton size="unit" />}>
        {total ? <Amount>{total}</Amount> : <Skeleton size="amount" />}
      </Row>
      {!hasFailed && <Awaited />}
      {!hasFailed && hasFee && <Awaited />}
    </div>
  );
}

function Awaited() {
  return (
    <div className={styles.awaited} aria-hidden="true">
      <Skeleton size="note" />
      <Skeleton size="unit" />
    </div>
  );
}

function Rows({ prices }: { readonly prices: Prices }) {
  const exact = useExact();
  const { format, visitor } = useServices();
  const { averageNight, isAverageRounded, nights, nightsTotal, taxesAndFees, payNow, serviceFee } = prices;
  const { totalPrice, otherCurrencyFees } = prices;
  const off = takenOff(prices, visitor.language);
  const atHotel = atHotelWords(prices, exact);
  return (
    <div className={styles.rows}>
      <Row
        name={<Trans>Average nightly rate</Trans>}
        note={
          <>
            {isAverageRounded && '≈ '}
            <Amount>{exact(averageNight)}</Amount> <Plural value={nights} one="× # night" other="× # nights" />
          </>
        }
      >
        <Amount>{exact(nightsTotal)}</Amount>
      </Row>
      <TaxesAndFees>
        <Amount>{exact(taxesAndFees)}</Amount>
      </TaxesAndFees>
      {off && (
        <Row className={styles.off} name={off.name}>
          <Amount>{off.sum}</Amount>
        </Row>
      )}
      <PropertyFee prices={prices} />
      <Row
        className={styles.sum}
        name={<Trans>Total price</Trans>}
        note={<NightPrice amount={format.money(perNight(totalPrice, nights))} />}
      >
        <Amount>{joinedAmounts([totalPrice, ...otherCurrencyFees.map(({ amount }) => amount)], exact)}</Amount>
      </Row>
      <Row className={styles.now} name={<Trans>Pay now</Trans>}>
        <Amount>{exact(payNow)}</Amount>
      </Row>
      {atHotel && (
        <Row className={styles.later} name={<Trans>At the hotel</Trans>}>
          <Amount>{atHotel}</Amount>
        </Row>
      )}
      {serviceFee && (
        <p className={styles.note}>
          <Trans>
            Includes our service fee of <Amount>{exact(serviceFee)}</Amount>
          </Trans>
        </p>
      )}
    </div>
  );
}

function TaxesAndFees({ children }: { readonly children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>
        <span>
          <Trans>Taxes and fees</Trans>
          <Icon name="info" />
        </span>
        {children}
      </summary>
      <p>
        <Trans>
          Taxes and charges that the hotel or its country asks for and that are part of what you pay now: value-added or
          sales tax, and the hotel’s own service charges. What is paid at the hotel is not in here: it stands below, and
          the hotel may charge it in its own currency. Then your bank’s rate of that day counts.
        </Trans>
      </p>
    </details>
  );
}

type RowProps = {
  readonly name: ReactNode;
  readonly note?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

function Row({ name, note, className, children }: RowProps) {
  return (
    <div className={className}>
      <span>
        {name}
        {note && <small>{note}</small>}
      </span>
      {children}
    </div>
  );
}
