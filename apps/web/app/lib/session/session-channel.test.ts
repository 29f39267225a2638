import { afterEach, expect, it, vi } from 'vitest';
import { openSessionChannel, tellSession } from './session-channel';

afterEach(() => vi.unstubAllGlobals());

it('notifies the other tabs', async () => {
  const other = openSessionChannel();
  const heard = new Promise((resolve) => {
    if (other) other.onmessage = ({ data }) => resolve(data);
  });
  tellSession({ kind: 'changed' });
  expect(await heard).toEqual({ kind: 'changed' });
  other?.close();
});

it('does nothing if the browser forbids it', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  );
  expect(openSessionChannel()).toBeNull();
  expect(() => tellSession({ kind: 'changed' })).not.toThrow();
});
