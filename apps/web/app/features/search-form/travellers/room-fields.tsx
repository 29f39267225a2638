/** The guests of one room: adults, children, and the age of each child. */
import { Trans, useLingui } from '@lingui/react/macro';
import { TRAVELLER_LIMITS } from '@tenth-night/domain/stay/occupancy';
import { type Rooms, roomLimits, setAdults, setAge, setChildren } from '@tenth-night/domain/stay/rooms';
import { useId } from 'react';
import { AdultCount, ChildCount } from '../../../stay-ui/counts';
import { FIELD_CLASS } from '../../../ui/field';
import { Stepper } from './stepper';
import styles from './travellers-panel.module.css';

const { min: YOUNGEST, max: OLDEST } = TRAVELLER_LIMITS.childAge;
const AGES = Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, i) => YOUNGEST + i);

type Props = {
  readonly rooms: Rooms;
  readonly index: number;
  onChange(rooms: Rooms): void;
  onRemove(): void;
};

export function RoomFields({ rooms, index, onChange, onRemove }: Props) {
  const { t } = useLingui();
  const id = useId();
  const { adults = 1, childrenAges = [] } = rooms[index] ?? {};
  const limits = roomLimits(rooms, index);
  const number = index + 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot share a line with other content
    <div className={styles.room} role="group" aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>
          <Trans>Room {number}</Trans>
        </h3>
        {rooms.length > 1 && (
          <button type="button" className={styles.remove} aria-label={t`Remove room ${number}`} onClick={onRemove}>
            <Trans>Remove room</Trans>
          </button>
        )}
      </div>
      <Stepper
        label={t`Adults`}
        fewer={t`Fewer adults`}
        more={t`More adults`}
        value={adults}
        spoken={<AdultCount count={adults} />}
        limits={limits.adults}
        onChange={(count) => onChange(setAdults(rooms, index, count))}
      />
      <Stepper
        label={t`Children`}
        hint={t`Ages ${YOUNGEST} to ${OLDEST}`}
        fewer={t`Fewer children`}
        more={t`More children`}
        value={childrenAges.length}
        spoken={<ChildCount count={childrenAges.length} />}
        limits={limits.children}
        onChange={(count) => onChange(setChildren(rooms, index, count))}
      />
      {childrenAges.length > 0 && (
        <div className={styles.ages}>
          {childrenAges.map((age, child) => (
            <AgeField
              // biome-ignore lint/suspicious/noArrayIndexKey: a child has no other id than its number
              key={child}
              number={child + 1}
              age={age}
              onChange={(next) => onChange(setAge(rooms, index, child, next))}
            />
          ))}
        </div>
      )}
    </div>
  );
}

type AgeProps = { readonly number: number; readonly age: number; onChange(age: number): void };

function AgeField({ number, age, onChange }: AgeProps) {
  const id = useId();
  return (
    <div className={FIELD_CLASS}>
      <label htmlFor={id}>
        <Trans>Age of child {number}</Trans>
      </label>
      <select id={id} value={age} onChange={(event) => onChange(Number(event.target.value))}>
        {AGES.map((years) => (
          <option key={years} value={years}>
            {years}
          </option>
        ))}
      </select>
    </div>
  );
}
