/** The letters of a booking. A letter that was sent or refused can be sent again. */
import { Button } from '../../../ui/button';
import styles from '../../desk.module.css';
import { ACTION_WORDS, letterWords, momentWords } from '../../desk-words';
import type { ActProps } from './actions';

const STATUS_WORDS = { sent: 'Sent', waiting: 'In the queue', refused: 'Refused' } as const;

export function Letters({ booking, isBusy, onAct }: ActProps) {
  const { letters } = booking;
  return (
    <section>
      <h2>Letters</h2>
      {letters.length === 0 && <p className={styles.soft}>None yet.</p>}
      <ul className={styles.list}>
        {letters.map(({ id, kind, status, at }) => (
          <li key={id}>
            <div>
              <strong>{letterWords(kind)}</strong>
              <div className={styles.soft}>
                {STATUS_WORDS[status]}, {momentWords(at)}
              </div>
            </div>
            {status !== 'waiting' && (
              <Button disabled={isBusy} onClick={() => void onAct({ action: 'send-letter', letterId: id })}>
                {ACTION_WORDS['send-letter']}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
