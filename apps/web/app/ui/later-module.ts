import { use } from 'react';

/** Code in a file of its own. Only those who need it load it: with `load`, or by drawing what calls `read`. */
export type LaterModule<Module> = {
  load(): Promise<Module>;
  /** For components: the nearest Suspense waits until the code is here. */
  read(): Module;
};

/** Between two attempts, without a connection. */
const RETRY_MS = 3_000;

export function createLaterModule<Module>(bring: () => Promise<Module>): LaterModule<Module> {
  let loaded: Module | null = null;
  let loading: Promise<Module> | null = null;
  let waiting: Promise<Module> | null = null;

  async function loadOnce(): Promise<Module> {
    try {
      loaded = await bring();
      return loaded;
    } finally {
      loading = null;
    }
  }

  function load(): Promise<Module> {
    if (loaded) return Promise.resolve(loaded);
    loading ??= loadOnce();
    return loading;
  }

  async function loadAtLast(): Promise<Module> {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      return loadAtLast();
    }
  }

  function read(): Module {
    if (loaded) return loaded;
    waiting ??= loadAtLast();
    return use(waiting);
  }

  return { load, read };
}

/**
 * For a press whose code could not load. Some browsers remember that until the page is loaded again, and after an update
 * of the site the code is gone. Without a connection nothing happens: the next press tries again.
 */
export async function loadPageAgain(): Promise<void> {
  const answer = await fetch('/favicon.svg', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
}
