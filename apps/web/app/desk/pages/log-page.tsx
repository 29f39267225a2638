/** Who did what at the desk. */
import type { DeskLog } from '@tenth-night/contract/desk';
import { DESK_PATHS } from '@tenth-night/contract/desk-paths';
import type { PageProps } from '../desk';
import styles from '../desk.module.css';
import { DeskLink } from '../desk-link';
import { useDeskQuery } from '../desk-path';
import { doneWords, momentWords } from '../desk-words';
import { Loaded } from '../parts';
import { useDeskLoad } from '../use-desk-load';

const PAGE = 100;
/** Others are about a promo code or a person. */
const isBooking = (action: string) => !action.includes('code') && action !== 'reset';

export function LogPage({ onClosed }: PageProps) {
  const loaded = useDeskLoad<DeskLog>(DESK_PATHS.deskLog + useDeskQuery(), onClosed);
  return (
    <>
      <h1>Log</h1>
      <Loaded {...loaded}>
        {({ data }) => (
          <>
            <ol className={styles.story}>
              {data.map(({ id, at, email, action, subject, detail, requestId }) => (
                <li key={id}>
                  <time dateTime={at}>{momentWords(at)}</time>
                  <div>
                    <strong>{doneWords(action)}</strong>{' '}
                    {subject && isBooking(action) ? <DeskLink to={`bookings/${subject}`}>{subject}</DeskLink> : subject}{' '}
                    {Object.values(detail).filter(Boolean).join(', ')}
                    <div className={styles.soft}>
                      {email} · {requestId}
                    </div>
                  </div>
                </li>
              ))}
            </ol>
            {data.length === 0 && <p>Nothing yet.</p>}
            {data.length === PAGE && <DeskLink to={`log?before=${data.at(-1)?.id}`}>Older entries</DeskLink>}
          </>
        )}
      </Loaded>
    </>
  );
}
