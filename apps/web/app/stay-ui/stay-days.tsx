/** The days of a paid stay, for checkout, booking and Trips. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { HouseTimes } from '@tenth-night/domain/hotel/hotel-detail';
import { type CalendarDate, type StayDates, stayNights } from '@tenth-night/domain/stay/dates';
import { formatClock, formatStay, formatStayDay } from '../i18n/date-time';
import { NightCount } from './night-count';

type Props = {
  readonly dates: StayDates;
  /** Undefined while they load: their space is kept, so that nothing below moves. */
  readonly times: HouseTimes | null | undefined;
};

export function CheckinDay({ dates, times }: Props) {
  const { i18n } = useLingui();
  return (
    <>
      <Day date={dates.checkin} />
      {times === undefined && <Awaited />}
      {times?.checkinFrom && (
        <small>
          <Trans>from {formatClock(times.checkinFrom, i18n.locale)}</Trans>
        </small>
      )}
    </>
  );
}

export function CheckoutDay({ dates, times }: Props) {
  const { i18n } = useLingui();
  return (
    <>
      <Day date={dates.checkout} />
      {times === undefined && <Awaited />}
      {times?.checkoutUntil && (
        <small>
          <Trans>until {formatClock(times.checkoutUntil, i18n.locale)}</Trans>
        </small>
      )}
      <small>
        <NightCount count={stayNights(dates) ?? 1} />
      </small>
    </>
  );
}

/** `Fri, Mar 12 – Mon, Mar 15, 2027 · 3 nights` */
export function StayWords({ dates, nights }: { readonly dates: StayDates; readonly nights: number | null }) {
  const { i18n } = useLingui();
  return (
    <span>
      {formatStay(dates, i18n.locale)}
      {nights !== null && (
        <>
          {' · '}
          <NightCount count={nights} />
        </>
      )}
    </span>
  );
}

function Awaited() {
  return <small aria-hidden="true">{'\u00a0'}</small>;
}

function Day({ date }: { readonly date: CalendarDate }) {
  const { i18n } = useLingui();
  return <time dateTime={date}>{formatStayDay(date, i18n.locale)}</time>;
}
