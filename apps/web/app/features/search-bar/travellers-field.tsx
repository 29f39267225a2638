import { Trans, useLingui } from '@lingui/react/macro';
import { roomsWithAdult, TRAVELLER_LIMITS } from '@tenth-night/domain/stay/occupancy';
import { AdultCount, RoomCount } from '../../i18n/counts';
import { Icon } from '../../ui/icon';
import styles from './search-bar.module.css';

type Props = {
  readonly adults: number;
  readonly rooms: number;
  onChange(travellers: { adults?: number; rooms?: number }): void;
};

const upTo = ({ min, max }: { min: number; max: number }) => Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** Each room needs an adult: more rooms bring more adults, fewer adults fewer rooms, before the traveller's eyes. */
export function TravellersField({ adults, rooms, onChange }: Props) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.field}>
      <Icon name="people" />
      <legend className={styles.label}>
        <Trans>Travelers</Trans>
      </legend>
      <div className={styles.pair}>
        <select
          name="adults"
          aria-label={t`Adults`}
          value={adults}
          onChange={({ target }) =>
            onChange({ adults: Number(target.value), rooms: roomsWithAdult(rooms, Number(target.value)) })
          }
        >
          {upTo(TRAVELLER_LIMITS.adults).map((count) => (
            <option key={count} value={count}>
              <AdultCount count={count} />
            </option>
          ))}
        </select>
        <select
          name="rooms"
          aria-label={t`Rooms`}
          value={rooms}
          onChange={({ target }) =>
            onChange({ rooms: Number(target.value), adults: Math.max(adults, Number(target.value)) })
          }
        >
          {upTo(TRAVELLER_LIMITS.rooms).map((count) => (
            <option key={count} value={count}>
              <RoomCount count={count} />
            </option>
          ))}
        </select>
      </div>
    </fieldset>
  );
}
