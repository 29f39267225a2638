/** Dates, guests, room, meals and holder of the stay, and its booking numbers. */
import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import { shownId } from '@tenth-night/domain/booking/confirmation';
import type { HouseTimes } from '@tenth-night/domain/hotel/hotel-detail';
import { boardOf } from '@tenth-night/domain/offers/board';
import type { RoomOccupancy } from '@tenth-night/domain/stay/occupancy';
import { BoardWords } from '../../stay-ui/board-words';
import { AdultCount, ChildCount, PartyCount } from '../../stay-ui/counts';
import { CheckinDay, CheckoutDay } from '../../stay-ui/stay-days';
import { classNames } from '../../ui/class-names';
import { Fact } from '../../ui/fact';
import styles from './stay-part.module.css';

type StayPartProps = {
  readonly booking: BookingView;
  readonly times: HouseTimes | null | undefined;
};

export function StayPart({ booking, times }: StayPartProps) {
  const { dates, rooms, roomName, holder } = booking;
  return (
    <dl className={styles.facts}>
      <Fact name={<Trans>Check-in</Trans>}>
        <CheckinDay dates={dates} times={times} />
      </Fact>
      <Fact name={<Trans>Check-out</Trans>}>
        <CheckoutDay dates={dates} times={times} />
      </Fact>
      <Fact name={<Trans>Travelers</Trans>}>
        <Party rooms={rooms} />
      </Fact>
      <Fact name={<Trans>Room</Trans>}>
        <bdi>{roomName}</bdi>
      </Fact>
      {boardOf(booking) && (
        <Fact name={<Trans>Board</Trans>}>
          <BoardWords of={booking} />
        </Fact>
      )}
      {holder && (
        <Fact name={<Trans>In the name of</Trans>}>
          <bdi>
            {holder.firstName} {holder.lastName}
          </bdi>
          <small>
            <bdi>{holder.email}</bdi>
          </small>
        </Fact>
      )}
    </dl>
  );
}

type ReferencesProps = Pick<StayPartProps, 'booking'>;

export function References({ booking: { clientReference, bookingId, hotelConfirmationCode } }: ReferencesProps) {
  return (
    <dl className={classNames(styles.facts, styles.numbers)}>
      <Fact name={<Trans>Reference</Trans>}>
        <bdi>{clientReference}</bdi>
      </Fact>
      <Fact name={<Trans>Booking ID</Trans>}>
        <bdi>{shownId(bookingId)}</bdi>
      </Fact>
      <Fact name={<Trans>Hotel confirmation</Trans>}>
        <bdi>{shownId(hotelConfirmationCode)}</bdi>
      </Fact>
    </dl>
  );
}

function Party({ rooms }: { readonly rooms: readonly RoomOccupancy[] }) {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  const childrenAges = rooms.flatMap((room) => room.childrenAges);
  return (
    <>
      <PartyCount travellers={{ adults, childrenAges, rooms: rooms.length }} />
      {rooms.length > 1 &&
        rooms.map((room, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a room has no other id than its position
          <small key={i}>
            <Trans>Room {i + 1}:</Trans> <AdultCount count={room.adults} />
            {room.childrenAges.length > 0 && (
              <>
                {' + '}
                <ChildCount count={room.childrenAges.length} />
              </>
            )}
          </small>
        ))}
    </>
  );
}
