/** What we passed on to the hotel: guests, beds, arrival and a request. */
import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import { type BedWish, leadGuests } from '@tenth-night/domain/booking/stay-wishes';
import { formatClock } from '../../i18n/date-time';
import { useServices } from '../../lib/page/services';
import { Fact } from '../../ui/fact';
import styles from './booking-page.module.css';

export function WishFacts({ booking: { wishes, holder, rooms } }: { readonly booking: BookingView }) {
  const { language } = useServices().visitor;
  if (!wishes) return null;
  const { arrival, request } = wishes;
  const guests = holder ? leadGuests(holder, wishes, rooms.length) : [];
  const isNamed = wishes.rooms.some(({ firstName }) => firstName !== '');
  const beds = wishes.rooms.flatMap(({ bed }, i) => (bed ? [{ bed, number: i + 1 }] : []));
  return (
    <>
      {isNamed && (
        <Fact name={<Trans>Guests</Trans>}>
          {guests.map(({ firstName, lastName }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a room is its number
            <bdi key={i} className={styles.line}>
              {firstName} {lastName}
            </bdi>
          ))}
        </Fact>
      )}
      {beds.length > 0 && (
        <Fact name={<Trans>Beds</Trans>}>
          {beds.map(({ bed, number }) => (
            <span key={number} className={styles.line}>
              {rooms.length > 1 && (
                <>
                  <Trans>Room {number}</Trans>:{' '}
                </>
              )}
              <BedWords bed={bed} />
            </span>
          ))}
        </Fact>
      )}
      {arrival && (
        <Fact name={<Trans>Arrival at the hotel</Trans>}>
          <bdi>{formatClock(arrival, language)}</bdi>
        </Fact>
      )}
      {request && (
        <Fact name={<Trans>Special requests</Trans>}>
          <bdi>{request}</bdi>
        </Fact>
      )}
    </>
  );
}

function BedWords({ bed }: { readonly bed: BedWish }) {
  return bed === 'large' ? <Trans>One large bed</Trans> : <Trans>Two single beds</Trans>;
}
