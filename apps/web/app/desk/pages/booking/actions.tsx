/** What waits about a booking, and the buttons that the domain allows. */
import type { DeskActionBody, DeskBookingDetail } from '@tenth-night/contract/desk';
import { canBeSetAside } from '@tenth-night/domain/desk/waiting';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import styles from '../../desk.module.css';
import { ACTION_WORDS, moneyWords, WAITING_WORDS } from '../../desk-words';

export type ActProps = {
  readonly booking: DeskBookingDetail;
  readonly isBusy: boolean;
  readonly onAct: (body: DeskActionBody) => Promise<void>;
};

export function Actions({ booking, isBusy, onAct }: ActProps) {
  const [isCancelling, setIsCancelling] = useState(false);
  const { actions, waiting } = booking;
  const simple = actions.filter((action) => action === 'mark-refunded' || action === 'look-up');
  return (
    <section aria-label="What to do">
      {waiting.map((one) => (
        <div key={one} className={styles.notice}>
          <h2>{WAITING_WORDS[one][0]}</h2>
          <p>{WAITING_WORDS[one][1]}</p>
          {canBeSetAside(one) && (
            <Button disabled={isBusy} onClick={() => void onAct({ action: 'set-aside', waiting: one })}>
              {ACTION_WORDS['set-aside']}
            </Button>
          )}
        </div>
      ))}
      <div className={styles.buttons}>
        {simple.map((action) => (
          <Button key={action} disabled={isBusy} onClick={() => void onAct({ action })}>
            {ACTION_WORDS[action]}
          </Button>
        ))}
        {actions.includes('cancel') && !isCancelling && (
          <Button disabled={isBusy} onClick={() => setIsCancelling(true)}>
            {ACTION_WORDS.cancel}
          </Button>
        )}
      </div>
      {isCancelling && actions.includes('cancel') && (
        <Cancel booking={booking} isBusy={isBusy} onAct={onAct} onKeep={() => setIsCancelling(false)} />
      )}
    </section>
  );
}

function Cancel({ booking, isBusy, onAct, onKeep }: ActProps & { readonly onKeep: () => void }) {
  const { refundNow, price } = booking;
  const refund = refundNow
    ? `${moneyWords(refundNow)} of ${price ? moneyWords(price) : 'the price'} goes back.`
    : 'Only the provider knows what goes back.';
  const cancel = () => void onAct({ action: 'cancel', refundMinor: refundNow?.minor ?? null });
  return (
    <section className={styles.notice} aria-label="Cancel this booking">
      <h2>Cancel for the traveler?</h2>
      <p>{refund} The traveler gets a letter. This cannot be undone.</p>
      <div className={styles.buttons}>
        <Button look="danger" disabled={isBusy} onClick={cancel}>
          Cancel the booking
        </Button>
        <Button disabled={isBusy} onClick={onKeep}>
          Keep it
        </Button>
      </div>
    </section>
  );
}
