/**
 * Runs after each page load. If the server already has the stored record, there is nothing to do. Everything else loads
 * only when needed, and when the page has nothing more urgent to do.
 */
import type { Services } from '../../lib/page/services';
import { whenIdle } from '../../lib/time/when-idle';
import { readMirror, readRecord } from './saved-settings';

export function settleSettings({ visitor, send }: Services): void {
  const record = readRecord();
  if (record !== null && record === readMirror()) return;
  let isTouched = false;
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, () => {
      isTouched = true;
    });
  }
  // Read now, before the visitor goes to another page.
  const { search } = location;
  const isInUse = () => isTouched || document.activeElement !== document.body;
  whenIdle(() => {
    import('./reconcile-settings').then(
      ({ reconcileSettings }) => reconcileSettings(visitor.settings, search, isInUse, send),
      () => {}, // The page stays as it is, and the next page load retries.
    );
  });
}
