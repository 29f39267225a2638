/** The price, row by row, and the cancellation policy. Hotel-checkout-trips §2 "Checkout". */
import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingChoice } from '@tenth-night/domain/hotel/booking-choice';
import type { ReactNode } from 'react';
import { type HotelState, ofHotel } from '../../stay-ui/use-hotel';
import { CancellationPolicy } from './cancellation-policy';
import styles from './price-card.module.css';
import { PriceSummary } from './price-summary';
import type { Computed } from './use-computed';

type Props = {
  readonly hotel: HotelState;
  readonly choice: BookingChoice | null;
  readonly computed: Computed | null;
  /** There is no prebook to compute from, and there will be none. */
  readonly hasFailed: boolean;
  readonly hotelAddress: string;
  /** The choice to use a free night or a promo code. */
  readonly vouchers: ReactNode;
};

export function PriceCard({ hotel, choice, computed, hasFailed, hotelAddress, vouchers }: Props) {
  const { t } = useLingui();
  const chosen = choice?.offer ?? null;
  return (
    <aside id="price" className={styles.card} aria-label={t`Your price`}>
      <div className={styles.part}>
        <h2>
          <Trans>Price summary</Trans>
        </h2>
        {vouchers}
        <PriceSummary chosen={chosen} computed={computed} hasFailed={hasFailed} hotelAddress={hotelAddress} />
      </div>
      <div className={styles.part}>
        <h2>
          <Trans>Cancellation policy</Trans>
        </h2>
        <CancellationPolicy
          chosen={chosen}
          computed={computed}
          hasFailed={hasFailed}
          timeZone={ofHotel(hotel, ({ timeZone }) => timeZone)}
        />
      </div>
    </aside>
  );
}
