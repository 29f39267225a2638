/** Who travels: all together, and room by room if there are several. */
import { Trans } from '@lingui/react/macro';
import type { RoomOccupancy } from '@tenth-night/domain/stay/occupancy';
import { AdultCount, ChildCount, PartyCount } from '../../stay-ui/counts';

export function Party({ rooms }: { readonly rooms: readonly RoomOccupancy[] }) {
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
