/** Who travels, room by room. Search-and-browse §2 "Travellers picker"; the separate rooms are our addition. */
import { Trans, useLingui } from '@lingui/react/macro';
import { dealRooms } from '@tenth-night/domain/stay/occupancy';
import { travellersIn } from '@tenth-night/domain/stay/party';
import { addRoom, canAddRoom, type Rooms, removeRoom } from '@tenth-night/domain/stay/rooms';
import { PartyCount } from '../../../stay-ui/counts';
import { Button } from '../../../ui/button';
import { closePanel, DropPanel } from '../../../ui/drop-panel';
import { Icon } from '../../../ui/icon';
import type { TravellersPanelProps } from '../search-panels';
import { RoomFields } from './room-fields';
import styles from './travellers-panel.module.css';

/** Every change applies immediately. Done only closes the panel. */
export function TravellersPanel({ travellers, onChange, ...panel }: TravellersPanelProps) {
  const { t } = useLingui();
  const addButton = `${panel.id}-add`;
  const rooms = dealRooms(travellers);
  const change = (next: Rooms) => onChange(travellersIn(next));

  return (
    <DropPanel
      {...panel}
      title={t`Travelers`}
      closeLabel={t`Close`}
      firstFocus="button"
      className={styles.panel}
      footer={
        <>
          <p className={styles.summary}>
            <PartyCount travellers={travellers} />
          </p>
          <Button onClick={() => closePanel(panel.id)}>{t`Done`}</Button>
        </>
      }
    >
      <div className={styles.rooms}>
        {rooms.map((_, index) => (
          <RoomFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a room has no other id than its number
            key={index}
            rooms={rooms}
            index={index}
            onChange={change}
            onRemove={() => {
              change(removeRoom(rooms, index));
              document.getElementById(addButton)?.focus();
            }}
          />
        ))}
        {/* Not removed at the limit: a button that disappears would take the focus with it. */}
        <Button
          id={addButton}
          className={styles.add}
          aria-disabled={!canAddRoom(rooms)}
          onClick={() => change(addRoom(rooms))}
        >
          <Icon name="plus" />
          <Trans>Add room</Trans>
        </Button>
      </div>
    </DropPanel>
  );
}
