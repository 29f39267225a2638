/** Dates, room, guests and meals. Values of the prebook come first, then the kept choice, then the address. OPEN-54. */
import { Trans } from '@lingui/react/macro';
import { cancellationLines, isRefundLeft, offerLine } from '@tenth-night/domain/checkout/cancellation-lines';
import type { CheckoutParams } from '@tenth-night/domain/checkout/checkout-params';
import type { BookingChoice } from '@tenth-night/domain/hotel/booking-choice';
import type { HouseTimes } from '@tenth-night/domain/hotel/hotel-detail';
import { boardOf } from '@tenth-night/domain/offers/board';
import { useServices } from '../../lib/page/services';
import { useMinute } from '../../lib/time/use-minute';
import { BoardWords } from '../../stay-ui/board-words';
import { PartyCount } from '../../stay-ui/counts';
import { CheckinDay, CheckoutDay } from '../../stay-ui/stay-days';
import { Fact } from '../../ui/fact';
import styles from './choice-facts.module.css';
import type { Computed } from './use-computed';

type Props = {
  readonly params: CheckoutParams;
  readonly choice: BookingChoice | null;
  readonly computed: Computed | null;
  readonly times: HouseTimes | null | undefined;
};

export function ChoiceFacts({ params, choice, computed, times }: Props) {
  const dates = computed?.offer.dates ?? choice?.criteria.dates ?? params.dates;
  const roomName = computed?.offer.roomName ?? choice?.offer.roomName;
  const meals = computed?.offer.terms ?? choice?.offer ?? { board: params.board, boardName: null };
  return (
    <dl className={styles.facts}>
      {dates && (
        <>
          <Fact name={<Trans>Check-in</Trans>}>
            <CheckinDay dates={dates} times={times} />
          </Fact>
          <Fact name={<Trans>Check-out</Trans>}>
            <CheckoutDay dates={dates} times={times} />
          </Fact>
        </>
      )}
      {roomName && (
        <Fact name={<Trans>Room</Trans>}>
          <bdi>{roomName}</bdi>
        </Fact>
      )}
      <Fact name={<Trans>Travelers</Trans>}>
        <PartyCount travellers={choice?.criteria.travellers ?? params.travellers} />
      </Fact>
      {boardOf(meals) && (
        <Fact name={<Trans>Board</Trans>}>
          <BoardWords of={meals} />
        </Fact>
      )}
      <Fact name={<Trans>Refundable</Trans>}>
        <RefundFlag params={params} choice={choice} computed={computed} />
      </Fact>
    </dl>
  );
}

/** The first line of the policy, in a word. The address alone only knows yes or no. */
function RefundFlag({ params, choice, computed }: Omit<Props, 'times'>) {
  const { format } = useServices();
  const now = useMinute();
  const chosen = choice ? offerLine(choice.offer, now) : null;
  const line = computed ? cancellationLines(computed.offer.cancellation, Math.max(computed.at, now))[0] : chosen;
  if (!(line ? isRefundLeft(line) : params.isRefundable)) return <Trans>No</Trans>;
  return (
    <span className={styles.good}>
      {line?.kind === 'free-until' ? <Trans>Free until {format.shortDay(line.at)}</Trans> : <Trans>Yes</Trans>}
    </span>
  );
}
