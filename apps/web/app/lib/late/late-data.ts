/** The browser's side of late parts: the data that arrived with the document so far, and what still arrives. */

/** What the inline script keeps. */
type LateWindow = { readonly data: unknown[]; isPlacing: boolean; onData(): void };

export type LateData = {
  /** From now on React owns the slots: the inline script no longer fills them. */
  takeOver(): void;
  /** The data whose parts the inline script has placed. It is final after `takeOver`. */
  placed(): readonly unknown[];
  /** Calls with the data that arrived since `takeOver`, now and later. One follower at a time. */
  follow(onData: (data: readonly unknown[]) => void): void;
  /** Resolves when the document is complete, or its connection has broken. */
  ended(): Promise<void>;
};

export function createLateData(): LateData {
  const late = (globalThis as { readonly late?: LateWindow }).late ?? { data: [], isPlacing: true, onData: () => {} };
  let placed: readonly unknown[] = [];
  return {
    takeOver() {
      late.isPlacing = false;
      placed = late.data.splice(0);
    },
    placed: () => placed,
    follow(onData) {
      late.onData = () => onData(late.data.splice(0));
      if (late.data.length > 0) late.onData();
    },
    ended: async () => {
      if (document.readyState !== 'loading') return;
      await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
    },
  };
}
