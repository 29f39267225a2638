/** How far each entry of the history was scrolled. Survives a reload. */

const STORED_AS = 'scroll-positions';

export type ScrollPositions = {
  of(key: string): number | undefined;
  /** Remembers how far the page is scrolled now. */
  note(key: string): void;
  /** Before the page is unloaded. */
  store(): void;
};

export function createScrollPositions(): ScrollPositions {
  const positions = new Map(readStored());
  return {
    of: (key) => positions.get(key),
    note: (key) => void positions.set(key, scrollY),
    store() {
      try {
        sessionStorage.setItem(STORED_AS, JSON.stringify([...positions]));
      } catch {
        // Without storage, Back after a reload starts at the top.
      }
    },
  };
}

function readStored(): readonly (readonly [key: string, top: number])[] {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? '[]');
  } catch {
    return [];
  }
}
