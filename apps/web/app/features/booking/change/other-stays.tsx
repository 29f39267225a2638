/** The stays that can take the place of the booking, cheapest first, each with its difference in money. */
import { Plural, Trans } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import { type ChangeCost, changeCost, isSameRoom } from '@tenth-night/domain/booking/change';
import { offerLine } from '@tenth-night/domain/checkout/cancellation-lines';
import type { Refund } from '@tenth-night/domain/checkout/refund';
import { boardOf } from '@tenth-night/domain/offers/board';
import { allInAmounts } from '@tenth-night/domain/offers/offer';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { dealRooms } from '@tenth-night/domain/stay/occupancy';
import { useId, useState } from 'react';
import { useServices } from '../../../lib/page/services';
import { useLoad } from '../../../lib/page/use-load';
import { useMinute } from '../../../lib/time/use-minute';
import { BoardWords } from '../../../stay-ui/board-words';
import { FailedState } from '../../../stay-ui/failed-state';
import { joinedAmounts } from '../../../stay-ui/joined-amounts';
import { RefundNote } from '../../../stay-ui/refund-note';
import { useExact } from '../../../stay-ui/use-exact';
import { Amount } from '../../../ui/amount';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import type { BookingLink } from '../booking-api';
import { type OtherStay, otherStays } from './change-api';
import { ChangeDialog } from './change-dialog';
import { CostWords } from './cost-words';
import styles from './other-stays.module.css';

type Props = {
  readonly booking: BookingView;
  readonly refund: Refund;
  readonly link: BookingLink;
  readonly criteria: SearchCriteria;
  readonly timeZone: string | null;
};

/** A stay with its cost. */
export type Choice = {
  readonly stay: OtherStay;
  readonly cost: ChangeCost;
  /** The room and the board of the booking. */
  readonly isSame: boolean;
};

export function OtherStays({ booking, refund, link, criteria, timeZone }: Props) {
  const services = useServices();
  const wanted = { dates: criteria.dates, rooms: dealRooms(criteria.travellers) };
  const { load, retry } = useLoad(JSON.stringify(wanted), (signal) =>
    otherStays(services, link, booking.hotelId, wanted, signal),
  );
  const [chosen, setChosen] = useState<Choice | null>(null);
  const id = useId();
  const found = load.status === 'done' ? load.answer : null;
  const choices = Array.isArray(found) ? choicesOf(found, booking, refund) : null;
  return (
    <section className={styles.stays} aria-labelledby={id} aria-busy={load.status === 'waiting'}>
      <h2 id={id}>
        <Trans>Rooms for the new stay</Trans>
      </h2>
      <p role="status" className={choices?.length ? 'sr-only' : styles.said}>
        {load.status === 'waiting' && <Trans>Asking the hotel…</Trans>}
        {choices?.length === 0 && <Trans>The hotel has no room for this. Try other dates or fewer guests.</Trans>}
        {choices && choices.length > 0 && <Plural value={choices.length} one="# room found" other="# rooms found" />}
      </p>
      {load.status === 'waiting' && (
        <div aria-hidden="true" className={styles.list}>
          <Skeleton size="card" />
          <Skeleton size="card" />
        </div>
      )}
      {(load.status === 'failed' || typeof found === 'string') && <Failed reason={found} retry={retry} />}
      <ul className={styles.list}>
        {choices?.map((choice) => (
          <Row key={choice.stay.prebookId} choice={choice} timeZone={timeZone} onChoose={() => setChosen(choice)} />
        ))}
      </ul>
      {chosen && (
        <ChangeDialog
          booking={booking}
          link={link}
          criteria={criteria}
          choice={chosen}
          timeZone={timeZone}
          onClose={() => setChosen(null)}
          onStale={retry}
        />
      )}
    </section>
  );
}

/** The same room first, then from the lowest price. */
function choicesOf(stays: readonly OtherStay[], booking: BookingView, refund: Refund): readonly Choice[] {
  return stays
    .flatMap((stay) => {
      const cost = changeCost(booking.price, refund, stay.terms.price);
      return cost ? { stay, cost, isSame: isSameRoom(stay, booking) } : [];
    })
    .toSorted((a, b) => Number(b.isSame) - Number(a.isSame));
}

function Failed({ reason, retry }: { readonly reason: unknown; retry(): void }) {
  if (reason === 'refused') {
    return (
      <p className={styles.said}>
        <Trans>The hotel does not sell such a stay. Try other dates or fewer guests.</Trans>
      </p>
    );
  }
  return (
    <FailedState level={3} title={<Trans>The hotel could not be asked</Trans>} retry={retry}>
      <Trans>Your booking is safe. Only the new prices could not be loaded.</Trans>
    </FailedState>
  );
}

type RowProps = { readonly choice: Choice; readonly timeZone: string | null; onChoose(): void };

function Row({ choice: { stay, cost, isSame }, timeZone, onChoose }: RowProps) {
  const exact = useExact();
  const id = useId();
  const now = useMinute();
  return (
    <li className={styles.stay}>
      <div className={styles.room}>
        <h3 id={id}>
          <bdi>{stay.roomName}</bdi>
          {isSame && (
            <span className={styles.same}>
              <Trans>Your room</Trans>
            </span>
          )}
        </h3>
        {boardOf(stay.terms) && (
          <p>
            <BoardWords of={stay.terms} />
          </p>
        )}
        <RefundNote line={offerLine(stay.terms, now)} timeZone={timeZone} />
      </div>
      <div className={styles.price}>
        <b>
          <CostWords cost={cost} />
        </b>
        <span>
          <Trans>
            Total <Amount>{joinedAmounts(allInAmounts(stay.terms), exact)}</Amount>
          </Trans>
        </span>
      </div>
      <Button aria-describedby={id} onClick={onChoose}>
        <Trans>Compare</Trans>
      </Button>
    </li>
  );
}
