/** Free nights and the stays that earned them, for the card on Trips. Decision on REW-03. */
import { Plural, Trans } from '@lingui/react/macro';
import type { FreeNight, Rewards } from '@tenth-night/contract/rewards';
import { bookingPath } from '@tenth-night/domain/site/paths';
import { utcCalendarDate } from '@tenth-night/domain/stay/dates';
import { formatStayDay } from '../../i18n/date-time';
import { formatExactMoney } from '../../i18n/exact-money';
import { useServices } from '../../lib/page/services';
import { Amount } from '../../ui/amount';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import styles from './night-history.module.css';

export function NightHistory({ rewards }: { readonly rewards: Rewards }) {
  const { freeNights, stays } = rewards;
  return (
    <>
      {freeNights.length > 0 && (
        <ul className={styles.tickets}>
          {freeNights.map((freeNight) => (
            <Ticket key={freeNight.id} freeNight={freeNight} />
          ))}
        </ul>
      )}
      {stays.length > 0 && <Stays stays={stays} />}
    </>
  );
}

function Ticket({ freeNight }: { readonly freeNight: FreeNight }) {
  const { language } = useServices().visitor;
  return (
    <li data-state={freeNight.state}>
      <Icon name="moon" />
      <span>
        <b>
          <Trans>Free night</Trans> · <Amount>{formatExactMoney(freeNight.worth, language)}</Amount>
        </b>
        <small>
          <TicketState freeNight={freeNight} />
        </small>
      </span>
    </li>
  );
}

function TicketState({ freeNight: { state, endsAt, usedFor } }: { readonly freeNight: FreeNight }) {
  const { language } = useServices().visitor;
  const day = formatStayDay(utcCalendarDate(new Date(endsAt)), language);
  if (state === 'ready') return <Trans>For a stay that you book by {day}</Trans>;
  if (state === 'ended') return <Trans>Ended on {day}</Trans>;
  return (
    <Link to={bookingPath(usedFor ?? '')}>
      <Trans>
        Used for booking <bdi>{usedFor}</bdi>
      </Trans>
    </Link>
  );
}

function Stays({ stays }: Pick<Rewards, 'stays'>) {
  const { language } = useServices().visitor;
  return (
    <details className={styles.stays}>
      <summary>
        <Trans>Your nights so far</Trans>
        <Icon name="down" />
      </summary>
      <ul>
        {stays.map(({ reference, hotelName, checkin, nights: count }) => (
          <li key={reference}>
            <Link to={bookingPath(reference)}>
              <bdi>{hotelName ?? reference}</bdi>
            </Link>
            <small>
              {formatStayDay(checkin, language)} · <Plural value={count} one="# night" other="# nights" />
            </small>
          </li>
        ))}
      </ul>
    </details>
  );
}
