/** Shows the exact refund, and how long it holds, before anything is cancelled. Hotel-checkout-trips §4; OPEN-70. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import { freeUntil } from '@tenth-night/domain/checkout/cancellation-lines';
import type { Refund } from '@tenth-night/domain/checkout/refund';
import { freeNightStep } from '@tenth-night/domain/rewards/free-night';
import { formatDateTime, formatHotelTime, formatStay } from '../../i18n/date-time';
import { formatExactMoney } from '../../i18n/exact-money';
import { useServices } from '../../lib/page/services';
import { Amount } from '../../ui/amount';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import type { BookingLink } from './booking-api';
import styles from './cancel-dialog.module.css';
import dialog from './dialog.module.css';
import { type CancelProblem, useCancellation } from './use-cancellation';
import { useReopened } from './use-reopened';

type Props = {
  readonly booking: BookingView;
  readonly link: BookingLink;
  readonly timeZone: string | null | undefined;
  readonly hotelName: string | null;
  onChange(booking: BookingView): void;
  onClose(): void;
};

export function CancelDialog({ booking, link, timeZone, hotelName, onChange, onClose }: Props) {
  const { t } = useLingui();
  const { isBusy, problem, cancel } = useCancellation(booking, link, onChange);
  const { key, close } = useReopened(isBusy, onClose);
  const { language } = useServices().visitor;
  const { refundNow } = booking;
  const foot = (
    <>
      {!isBusy && (
        <Button onClick={onClose}>
          <Trans>Keep the booking</Trans>
        </Button>
      )}
      <Button className={styles.cancel} aria-disabled={isBusy} onClick={cancel}>
        {isBusy ? <Trans>Canceling…</Trans> : <Trans>Cancel booking</Trans>}
      </Button>
    </>
  );
  return (
    <Sheet key={key} title={t`Cancel this booking?`} closeLabel={t`Close`} foot={foot} onClose={close}>
      <div className={dialog.body}>
        <p>
          {hotelName && <bdi className={styles.hotel}>{hotelName}</bdi>}
          {formatStay(booking.dates, language)}
        </p>
        <p className={dialog.told} role="status">
          {isBusy && <Trans>Your booking is being canceled</Trans>}
        </p>
        <p className={dialog.problem} role="alert">
          {problem && <Problem problem={problem} />}
        </p>
        {refundNow ? <Sums refundNow={refundNow} timeZone={timeZone} /> : <UnknownSum />}
        {booking.freeNight && <FreeNightLine refundNow={refundNow} />}
        <p>
          <Trans>This cannot be undone.</Trans>
        </p>
      </div>
    </Sheet>
  );
}

function Sums({ refundNow, timeZone }: { readonly refundNow: Refund; readonly timeZone: Props['timeZone'] }) {
  const { language } = useServices().visitor;
  const { refund, fee, holdsUntil } = refundNow;
  const kept = <Amount>{formatExactMoney(fee, language)}</Amount>;
  return (
    <>
      <p className={dialog.headline}>
        {refund.minor > 0 ? (
          <Trans>
            You get back <Amount>{formatExactMoney(refund, language)}</Amount>
          </Trans>
        ) : (
          <Trans>You get no refund</Trans>
        )}
      </p>
      <p>
        {fee.minor === 0 && <Trans>Free of charge. The hotel keeps nothing.</Trans>}
        {fee.minor > 0 && refund.minor > 0 && <Trans>The cancellation costs {kept}.</Trans>}
        {refund.minor === 0 && <Trans>Under the terms of this booking, the hotel keeps the full {kept}.</Trans>}
      </p>
      {refund.minor > 0 && (
        <p>
          <Trans>The money goes back to the card you paid with, within 5 to 20 working days.</Trans>
        </p>
      )}
      {/* As in the policy: until the minute before. */}
      {holdsUntil && <HoldsUntil at={freeUntil(holdsUntil)} timeZone={timeZone} />}
    </>
  );
}

function FreeNightLine({ refundNow }: Pick<BookingView, 'refundNow'>) {
  const comesBack = freeNightStep('cancelled', refundNow?.refund.minor ?? null) !== null;
  return (
    <p>
      {comesBack ? (
        <Trans>Your free night comes back too. You can use it for another stay.</Trans>
      ) : (
        <Trans>Your free night was part of this booking and does not come back.</Trans>
      )}
    </p>
  );
}

/** In hotel time, and small in GMT. */
function HoldsUntil({ at, timeZone }: { readonly at: number; readonly timeZone: Props['timeZone'] }) {
  const { language } = useServices().visitor;
  const gmt = formatDateTime(at, 'UTC', language);
  if (!timeZone) {
    return (
      <p>
        <Trans>This holds until {gmt} GMT.</Trans>
        {/* Keeps the space of the second line while the time zone loads. */}
        {timeZone === undefined && (
          <small className={styles.gmt} aria-hidden="true">
            {'\u00a0'}
          </small>
        )}
      </p>
    );
  }
  const local = formatHotelTime(at, timeZone, language);
  return (
    <p>
      <Trans>This holds until {local} (hotel time).</Trans>
      <small className={styles.gmt}>
        <Trans>{gmt} GMT</Trans>
      </small>
    </p>
  );
}

function UnknownSum() {
  return (
    <p>
      <Trans>
        You may get part of your money back. Only the hotel can say how much. We will email you after you cancel.
      </Trans>
    </p>
  );
}

/** Also used if the refusal comes later. */
export function StillStanding() {
  return <Trans>The hotel did not accept the cancellation. Your booking stands as before.</Trans>;
}

function Problem({ problem }: { readonly problem: CancelProblem }) {
  switch (problem) {
    case 'changed':
      return <Trans>Nothing was canceled, because the refund has changed. Please check it again.</Trans>;
    case 'still-standing':
      return <StillStanding />;
    case 'unreachable':
      return <Trans>We could not be reached. Try again. It is safe to ask more than once.</Trans>;
  }
}
