/** Where the hotel's confirmation differs from what was chosen and paid for. Renders nothing if all is as chosen. */
import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import { stayNights } from '@tenth-night/domain/stay/dates';
import { formatExactMoney } from '../../i18n/exact-money';
import { useServices } from '../../lib/page/services';
import { StayWords } from '../../stay-ui/stay-days';
import { Amount } from '../../ui/amount';
import { Fact } from '../../ui/fact';
import { Icon } from '../../ui/icon';
import styles from './otherwise-note.module.css';

export function OtherwiseNote({ booking: { confirmedOtherwise } }: { readonly booking: BookingView }) {
  const { language } = useServices().visitor;
  if (!confirmedOtherwise) return null;
  const { hotelId, dates, price, roomCount } = confirmedOtherwise;
  return (
    <div className={styles.note} role="note">
      <Icon name="alert" />
      <div>
        <p>
          <Trans>
            The hotel confirmed something other than what you chose. Please check it, and write to us if it is not
            right.
          </Trans>
        </p>
        <dl>
          {hotelId && (
            <Fact name={<Trans>Confirmed hotel</Trans>}>
              <bdi>{hotelId}</bdi>
            </Fact>
          )}
          {dates && (
            <Fact name={<Trans>Confirmed dates</Trans>}>
              <StayWords dates={dates} nights={stayNights(dates)} />
            </Fact>
          )}
          {roomCount !== undefined && <Fact name={<Trans>Confirmed rooms</Trans>}>{roomCount}</Fact>}
          {price && (
            <Fact name={<Trans>Confirmed price</Trans>}>
              <Amount>{formatExactMoney(price, language)}</Amount>
            </Fact>
          )}
        </dl>
      </div>
    </div>
  );
}
