import { useState } from 'react';

/**
 * We cannot stop the browser from closing a dialog. While work runs that cannot be undone, the dialog opens again and
 * shows the result. Give `key` to the dialog.
 */
export function useReopened(isBusy: boolean, onClose: () => void) {
  const [key, setKey] = useState(0);
  return { key, close: isBusy ? () => setKey((before) => before + 1) : onClose };
}
