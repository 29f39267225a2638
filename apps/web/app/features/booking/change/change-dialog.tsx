/** The old and the new stay side by side, the difference in money first, and then the change itself. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import type { ChangeCost } from '@tenth-night/domain/booking/change';
import { checkoutQuery } from '@tenth-night/domain/hotel/booking-choice';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { SITE_PATHS, withQuery } from '@tenth-night/domain/site/paths';
import { formatReduction } from '../../../i18n/exact-money';
import { useServices } from '../../../lib/page/services';
import { storeChangeToken } from '../../../lib/storage/stored-change';
import { storeBookingChoice } from '../../../lib/storage/stored-choice';
import { useExact } from '../../../stay-ui/use-exact';
import { Amount } from '../../../ui/amount';
import { Button, MAIN_BUTTON_CLASS } from '../../../ui/button';
import { Sheet } from '../../../ui/sheet';
import type { BookingLink } from '../booking-api';
import dialog from '../dialog.module.css';
import { useReopened } from '../use-reopened';
import type { OtherStay } from './change-api';
import styles from './change-dialog.module.css';
import { CostWords } from './cost-words';
import type { Choice } from './other-stays';
import { StaysSideBySide } from './stays-side-by-side';
import { type ChangeProblem, useExchange } from './use-exchange';

type Props = {
  readonly booking: BookingView;
  readonly link: BookingLink;
  readonly criteria: SearchCriteria;
  readonly choice: Choice;
  readonly timeZone: string | null;
  onClose(): void;
  /** The prices on the page are old. */
  onStale(): void;
};

export function ChangeDialog({ booking, link, criteria, choice, timeZone, onClose, onStale }: Props) {
  const { t } = useLingui();
  const { stay, cost } = choice;
  const { isBusy, problem, exchange } = useExchange(link, choice, onStale);
  const { key, close } = useReopened(isBusy, onClose);
  const foot = (
    <>
      {!isBusy && (
        <Button onClick={onClose}>
          <Trans>Keep my stay</Trans>
        </Button>
      )}
      {cost.kind === 'exchange' ? (
        <Button look="main" aria-disabled={isBusy} onClick={exchange}>
          {isBusy ? <Trans>Changing…</Trans> : <Trans>Change my stay</Trans>}
        </Button>
      ) : (
        <PayLink booking={booking} link={link} criteria={criteria} stay={stay} />
      )}
    </>
  );
  return (
    <Sheet key={key} title={t`Change your stay?`} closeLabel={t`Close`} isText foot={foot} onClose={close}>
      <div className={dialog.body}>
        <p className={dialog.told} role="status">
          {isBusy && <Trans>Your stay is being changed</Trans>}
        </p>
        <p className={dialog.problem} role="alert">
          {problem && <Problem problem={problem} />}
        </p>
        <p className={dialog.headline}>
          <CostWords cost={cost} />
        </p>
        <Sums cost={cost} />
        <StaysSideBySide booking={booking} stay={stay} timeZone={timeZone} />
      </div>
    </Sheet>
  );
}

function Sums({ cost }: { readonly cost: ChangeCost }) {
  const exact = useExact();
  const { language } = useServices().visitor;
  if (cost.kind === 'exchange') {
    return (
      <p>
        <Trans>Your payment counts for the new stay. There is nothing to pay now.</Trans>{' '}
        {cost.back.minor > 0 && (
          <Trans>What is left goes back to the card you paid with. This takes 5 to 20 working days.</Trans>
        )}
      </p>
    );
  }
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>
            <Trans>You pay for the new stay</Trans>
          </dt>
          <dd>
            <Amount>{exact(cost.price)}</Amount>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>You get back for the old stay</Trans>
          </dt>
          <dd>
            <Amount>{formatReduction(cost.refund, language)}</Amount>
          </dd>
        </div>
      </dl>
      <p>
        <Trans>
          We cancel the old stay only after the new one is paid and confirmed, so you always have a room. The refund
          takes 5 to 20 working days.
        </Trans>
      </p>
    </>
  );
}

type PayProps = Pick<Props, 'booking' | 'link' | 'criteria'> & { readonly stay: OtherStay };

/** Opens the checkout by a full page load: only that page may load the payment widget. */
function PayLink({ booking, link, criteria, stay }: PayProps) {
  const { offerId, roomName, terms } = stay;
  const ids = { offerId, roomId: null, mappedRoomId: null, roomTypeCode: null };
  const offer = { ...ids, roomName, rateName: roomName, ...terms, suggested: null };
  const choice = { offer, hotelId: booking.hotelId, criteria, currency: terms.price.currency };
  const query = [...checkoutQuery(choice), ['changeOf', link.reference] as const];
  return (
    <a
      className={MAIN_BUTTON_CLASS}
      href={withQuery(SITE_PATHS.checkout, query)}
      onClick={() => {
        storeBookingChoice(choice);
        if (link.token) storeChangeToken(link.reference, link.token);
      }}
    >
      <Trans>Continue to payment</Trans>
    </a>
  );
}

function Problem({ problem }: { readonly problem: ChangeProblem }) {
  switch (problem) {
    case 'changed':
      return <Trans>Nothing was changed, because the price is different now. Close this and look again.</Trans>;
    case 'still-standing':
      return <Trans>The hotel did not accept the change. Your booking stands as before.</Trans>;
    case 'unreachable':
      return <Trans>We could not be reached. Please try again. Nothing happens twice.</Trans>;
  }
}
