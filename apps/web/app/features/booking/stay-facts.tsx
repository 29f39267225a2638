/** When the stay is, for whom, and in which room. */
import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import type { HouseTimes } from '@tenth-night/domain/hotel/hotel-detail';
import { boardOf } from '@tenth-night/domain/offers/board';
import { BoardWords } from '../../stay-ui/board-words';
import { CheckinDay, CheckoutDay } from '../../stay-ui/stay-days';
import { Fact } from '../../ui/fact';
import { Party } from './party';
import styles from './stay-facts.module.css';

type Props = {
  readonly booking: BookingView;
  readonly times: HouseTimes | null | undefined;
};

export function StayFacts({ booking, times }: Props) {
  const { dates, rooms, roomName } = booking;
  return (
    <dl className={styles.facts}>
      <Fact name={<Trans>Check-in</Trans>}>
        <CheckinDay dates={dates} times={times} />
      </Fact>
      <Fact name={<Trans>Check-out</Trans>}>
        <CheckoutDay dates={dates} times={times} />
      </Fact>
      <Fact name={<Trans>Room</Trans>}>
        <bdi>{roomName}</bdi>
        {boardOf(booking) && (
          <small>
            <BoardWords of={booking} />
          </small>
        )}
      </Fact>
      <Fact name={<Trans>Travelers</Trans>}>
        <Party rooms={rooms} />
      </Fact>
    </dl>
  );
}
