/** The checkout of one offer: changes, payer, summary and payment. Hotel-checkout-trips §2 "Checkout". */

import { useLingui } from '@lingui/react';
import type { CheckoutParams } from '@tenth-night/domain/checkout/checkout-params';
import { firstProblem } from '@tenth-night/domain/checkout/payer';
import type { BookingChoice } from '@tenth-night/domain/hotel/booking-choice';
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import { type ReactNode, useRef, useState } from 'react';
import { formatStay } from '../../i18n/date-time';
import { ofHotel, useHotel } from '../../stay-ui/use-hotel';
import { ChangeGate, GATE_ID } from './change-gate';
import styles from './checkout.module.css';
import { DetailsForm } from './details-form';
import { GoneNotice } from './gone-notice';
import { PaymentCard } from './payment-card';
import { PriceCard } from './price-card';
import { ReplacedStay } from './replaced-stay';
import { StayCard } from './stay-card';
import { useComputed } from './use-computed';
import { usePayer } from './use-payer';
import { useVouchers } from './use-vouchers';
import { useWishes } from './use-wishes';
import { Vouchers } from './vouchers';
import { focusWishes, WishesPart } from './wishes-part';

/** The specification loads the hotel of a checkout in English. OPEN-65. */
const HOTEL_LANGUAGE = 'en';

type Props = {
  readonly params: CheckoutParams;
  readonly choice: BookingChoice | null;
  /** True if the browser's storage can be read. On the server it cannot. */
  readonly isKnown: boolean;
  readonly hotelAddress: string;
  readonly rating: (hotel: HotelDetail) => ReactNode;
};

export function Checkout({ params, choice, isKnown, hotelAddress, rating }: Props) {
  const { i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const details = usePayer({ isKnown });
  const { payer, problems, isComplete } = details;
  const wishes = useWishes(params.offerId, isKnown);
  const { dates, travellers } = choice?.criteria ?? params;
  const [isPaying, setIsPaying] = useState(false);
  const vouchers = useVouchers({ params, choice, payer, isKnown });
  const { flow, agree, fail, renew, retry } = vouchers;
  const { computed, hasFailed } = useComputed(flow);
  const isGone = flow.status === 'error' && flow.error === 'offer-gone';
  // The hotel of the prebooked offer comes first, whatever the address says.
  const hotel = useHotel(computed?.offer.hotelId ?? choice?.hotelId ?? params.hotelId, HOTEL_LANGUAGE);

  function leadOn(): void {
    details.ask();
    const field = firstProblem(problems);
    const gate = document.getElementById(GATE_ID);
    if (gate) gate.focus();
    else if (field) form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
    else focusWishes();
  }

  return (
    <div className={styles.checkout}>
      <div className={styles.details}>
        <ReplacedStay replaced={computed?.replaced ?? null} />
        <ChangeGate flow={flow} hotelAddress={hotelAddress} onAgree={agree} />
        {isGone && <GoneNotice hotelAddress={hotelAddress} />}
        <StayCard hotel={hotel} params={params} choice={choice} computed={computed} rating={rating} />
        <DetailsForm
          ref={form}
          payer={payer}
          problems={details.shownProblems}
          isReady={isKnown}
          onChange={details.change}
          onLeave={details.leave}
        />
        <WishesPart form={wishes} roomCount={travellers.rooms} />
      </div>
      <div className={styles.price}>
        <PriceCard
          hotel={hotel}
          choice={choice}
          computed={computed}
          hasFailed={hasFailed}
          hotelAddress={hotelAddress}
          vouchers={!isGone && <Vouchers use={vouchers} computed={computed} isPaying={isPaying} />}
        />
      </div>
      <div className={styles.payment} inert={vouchers.isTrying}>
        <PaymentCard
          flow={flow}
          isPriced={computed !== null}
          payer={payer}
          wishes={wishes.wishes}
          isPayerComplete={isComplete}
          hotelAddress={hotelAddress}
          stay={{ hotel: ofHotel(hotel, ({ name }) => name) ?? '', days: dates ? formatStay(dates, i18n.locale) : '' }}
          onTooEarly={leadOn}
          onFail={fail}
          onOld={renew}
          onRetry={retry}
          onPay={() => setIsPaying(true)}
        />
      </div>
    </div>
  );
}
