/** A guest for each room, beds, the time of arrival and a request. */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  ARRIVAL_HOURS,
  type BedWish,
  guestProblem,
  NO_ROOM_WISH,
  REQUEST_MAX_LENGTH,
  type RoomWish,
} from '@tenth-night/domain/booking/stay-wishes';
import { useState } from 'react';
import { formatClock } from '../../i18n/date-time';
import { useServices } from '../../lib/page/services';
import { PAYER_FIELDS_CLASS } from '../../stay-ui/payer-field';
import { PayerLabel, PayerProblemWords } from '../../stay-ui/payer-words';
import { LabelledField } from '../../ui/labelled-field';
import styles from './details-form.module.css';
import type { WishesForm } from './use-wishes';

type Props = {
  readonly form: WishesForm;
  readonly roomCount: number;
};

export function WishesFields({ form, roomCount }: Props) {
  const { wishes, change, changeRoom } = form;
  const rooms = Array.from({ length: roomCount }, (_, i) => wishes.rooms[i] ?? NO_ROOM_WISH);
  return (
    <>
      <p className={styles.note}>
        <Trans>We pass this on to the hotel. It will try, but it cannot promise.</Trans>
      </p>
      {rooms.map((room, i) => (
        <Room
          // biome-ignore lint/suspicious/noArrayIndexKey: a room is its number
          key={i}
          room={room}
          number={i + 1}
          isOnly={roomCount === 1}
          onChange={(part) => changeRoom(i, part)}
        />
      ))}
      <div className={PAYER_FIELDS_CLASS}>
        <Arrival value={wishes.arrival} onChange={(arrival) => change({ arrival })} />
        <LabelledField className={styles.wide} label={<Trans>Special requests</Trans>}>
          {(control) => (
            <textarea
              {...control}
              name="request"
              rows={3}
              dir="auto"
              maxLength={REQUEST_MAX_LENGTH}
              value={wishes.request}
              onChange={(event) => change({ request: event.target.value })}
            />
          )}
        </LabelledField>
      </div>
    </>
  );
}

type RoomProps = {
  readonly room: RoomWish;
  readonly number: number;
  readonly isOnly: boolean;
  onChange(part: Partial<RoomWish>): void;
};

function Room({ room, number, isOnly, onChange }: RoomProps) {
  return (
    <fieldset className={PAYER_FIELDS_CLASS}>
      {!isOnly && (
        <legend className={styles.room}>
          <Trans>Room {number}</Trans>
        </legend>
      )}
      <GuestName field="firstName" room={room} onChange={onChange} />
      <GuestName field="lastName" room={room} onChange={onChange} />
      <Bed value={room.bed} onChange={(bed) => onChange({ bed })} />
    </fieldset>
  );
}

type NameProps = Pick<RoomProps, 'room' | 'onChange'> & { readonly field: 'firstName' | 'lastName' };

/** The guest may be somebody else than the person who pays. */
function GuestName({ field, room, onChange }: NameProps) {
  const [hasLeft, setHasLeft] = useState(false);
  const problem = hasLeft ? guestProblem(room, field) : null;
  return (
    <LabelledField
      label={
        <>
          <Trans>Guest</Trans>: <PayerLabel field={field} />
        </>
      }
      note={field === 'firstName' && <Trans>If it is not you</Trans>}
      problem={problem && <PayerProblemWords field={field} problem={problem} />}
      isLive
    >
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          dir="auto"
          maxLength={100}
          required={room.firstName !== '' || room.lastName !== ''}
          value={room[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
          onBlur={() => setHasLeft(true)}
        />
      )}
    </LabelledField>
  );
}

type BedProps = { readonly value: BedWish | null; onChange(bed: BedWish | null): void };

function Bed({ value, onChange }: BedProps) {
  const { t } = useLingui();
  return (
    <LabelledField className={styles.wide} label={<Trans>Beds</Trans>}>
      {({ id }) => (
        <select
          id={id}
          value={value ?? ''}
          onChange={(event) => onChange((event.target.value || null) as BedWish | null)}
        >
          <option value="">{t`Any beds`}</option>
          <option value="large">{t`One large bed`}</option>
          <option value="single">{t`Two single beds`}</option>
        </select>
      )}
    </LabelledField>
  );
}

type ArrivalProps = { readonly value: string | null; onChange(arrival: string | null): void };

function Arrival({ value, onChange }: ArrivalProps) {
  const { t } = useLingui();
  const { language } = useServices().visitor;
  return (
    <LabelledField className={styles.wide} label={<Trans>Arrival at the hotel</Trans>}>
      {({ id }) => (
        <select id={id} value={value ?? ''} onChange={(event) => onChange(event.target.value || null)}>
          <option value="">{t`I do not know yet`}</option>
          {ARRIVAL_HOURS.map((hour) => {
            const time = formatClock(hour, language);
            return (
              <option key={hour} value={hour}>
                {t`About ${time}`}
              </option>
            );
          })}
        </select>
      )}
    </LabelledField>
  );
}
