/** After each page load: a record that the server knows needs nothing more. Whatever else is to do loads only then. */
import type { Services } from '../../lib/page/services';
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
  // Before anybody goes on to another page.
  const { search } = location;
  const isInUse = () => isTouched || document.activeElement !== document.body;
  import('./reconcile-settings').then(
    ({ reconcileSettings }) => reconcileSettings(visitor.settings, search, isInUse, send),
    () => {}, // Not loaded: the page stands as it is, and the next one tries again.
  );
}
