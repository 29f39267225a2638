/**
 * Says what a press on a heart did. One for each page with hearts. Screen readers announce only changes of an element
 * that is already there, so the element is; what it says loads with the first press.
 */
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useServices } from '../lib/page/services';
import { useLazyPart } from '../lib/page/use-lazy-part';
import { createSavedStore } from '../lib/saved/saved-store';
import styles from './saved-notice-host.module.css';

const loadNotice = async () => (await import('./saved-notice')).SavedNotice;

/** Long enough to read and to reach. The page of saved hotels offers the same without a hurry. */
const SHOWN_MS = 8_000;

export function SavedNoticeHost() {
  const store = useServices().single(createSavedStore);
  const notice = useSyncExternalStore(store.subscribe, store.notice, () => null);
  const { Part, prepare } = useLazyPart('saved', loadNotice);
  const host = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each notice
  useEffect(() => {
    if (!notice) return;
    prepare();
    const timer = setInterval(() => {
      if (!host.current?.matches(':hover, :focus-within, :has(dialog)')) store.say(null);
    }, SHOWN_MS);
    return () => clearInterval(timer);
  }, [notice]);
  return (
    <div ref={host} className={styles.host} role="status">
      {/* Without a connection nothing loads any more, so these words are here. */}
      {notice?.kind === 'failed' && (
        <p className={styles.notice}>
          <Trans>We could not save that. Check your connection and try again.</Trans>
        </p>
      )}
      {notice && notice.kind !== 'failed' && Part && (
        <Part key={notice.hotel.hotelId} className={styles.notice} notice={notice} store={store} />
      )}
    </div>
  );
}
