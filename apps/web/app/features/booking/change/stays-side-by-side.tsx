/** The booking and the new stay, side by side. What differs is bold. */
import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import { offerLine, refundOfTerms } from '@tenth-night/domain/checkout/cancellation-lines';
import type { CancellationTerms } from '@tenth-night/domain/checkout/penalties';
import type { Money } from '@tenth-night/domain/money/money';
import { allInAmounts } from '@tenth-night/domain/offers/offer';
import { type StayDates, stayNights } from '@tenth-night/domain/stay/dates';
import type { RoomOccupancy } from '@tenth-night/domain/stay/occupancy';
import type { ReactNode } from 'react';
import { useMinute } from '../../../lib/time/use-minute';
import { BoardWords } from '../../../stay-ui/board-words';
import { joinedAmounts } from '../../../stay-ui/joined-amounts';
import { RefundNote } from '../../../stay-ui/refund-note';
import { StayWords } from '../../../stay-ui/stay-days';
import { useExact } from '../../../stay-ui/use-exact';
import { VERSUS_TOTAL_CLASS, Versus, VersusSide } from '../../../stay-ui/versus';
import { Amount } from '../../../ui/amount';
import { Party } from '../party';
import type { OtherStay } from './change-api';
import styles from './stays-side-by-side.module.css';

type Stay = {
  readonly dates: StayDates;
  readonly rooms: readonly RoomOccupancy[];
  readonly roomName: string;
  readonly board: string | null;
  readonly boardName: string | null;
  readonly price: Money;
  readonly payAtHotel: Money;
  readonly otherFees?: readonly Money[];
  readonly cancellation: CancellationTerms;
};

type Props = { readonly booking: BookingView; readonly stay: OtherStay; readonly timeZone: string | null };

export function StaysSideBySide({ booking, stay, timeZone }: Props) {
  const { terms, dates, rooms, roomName, cancellation } = stay;
  return (
    <Versus>
      <Side label={<Trans>Your booking</Trans>} stay={booking} timeZone={timeZone} />
      <Side
        label={<Trans>New</Trans>}
        stay={{ dates, rooms, roomName, cancellation, ...terms }}
        timeZone={timeZone}
        isNew
      />
    </Versus>
  );
}

type SideProps = {
  readonly label: ReactNode;
  readonly stay: Stay;
  readonly timeZone: string | null;
  readonly isNew?: boolean;
};

function Side({ label, stay, timeZone, isNew }: SideProps) {
  const exact = useExact();
  const line = offerLine(refundOfTerms(stay.cancellation), useMinute());
  const atHotel = [stay.payAtHotel, ...(stay.otherFees ?? [])].filter(({ minor }) => minor > 0);
  return (
    <VersusSide label={label} {...(isNew && { isNew })}>
      <p className={VERSUS_TOTAL_CLASS}>
        <Amount>{joinedAmounts(allInAmounts(stay), exact)}</Amount>
      </p>
      {atHotel.length > 0 && (
        <p>
          <Trans>
            of which <Amount>{joinedAmounts(atHotel, exact)}</Amount> at the hotel
          </Trans>
        </p>
      )}
      <p>
        <StayWords dates={stay.dates} nights={stayNights(stay.dates)} />
      </p>
      <p className={styles.lines}>
        <Party rooms={stay.rooms} />
      </p>
      <p>
        <bdi>{stay.roomName}</bdi>
      </p>
      <p>
        <BoardWords of={stay} />
      </p>
      <RefundNote line={line} timeZone={timeZone} />
    </VersusSide>
  );
}
