// Resident memory of the site: idle, after work, and a minute later, when it has collected its garbage.
import { day, pause } from '../steps/figures.mjs';
import { withHost } from '../steps/host.mjs';
import { load } from '../steps/load.mjs';
import { childrenOf, megabytesOf } from '../steps/process-figures.mjs';
import { withStores } from '../steps/stores.mjs';

export const IDLE_MS = 10_000;
/** Longer than the pause between two checks for garbage: `apps/host/src/collect-garbage.ts`. */
const QUIET_MS = 65_000;
const LOAD_MS = 20_000;
const CITIES = ['Lisbon', 'Rome', 'Paris', 'Berlin', 'Vienna', 'Tokyo'];
const STAYS = 40;
const FIRST_CHECKIN = 300;

export function memoryOf({ child }) {
  const [sandbox] = childrenOf(child.pid);
  return { host: megabytesOf(child.pid), sandbox: megabytesOf(sandbox) };
}

export async function memoryWhenQuiet(host) {
  await pause(QUIET_MS);
  return memoryOf(host);
}

/** Every third page is a search, for one of many stays. */
function pagesOf(url) {
  let page = 0;
  return () => {
    page += 1;
    if (page % 3 > 0) return { url: `${url}/` };
    const from = FIRST_CHECKIN + (page % STAYS);
    return {
      url: `${url}/search?place=${CITIES[page % CITIES.length]}&checkin=${day(from)}&checkout=${day(from + 2)}`,
    };
  };
}

/** A host that shares its data with others. Null without PostgreSQL. */
export function memoryBesidePostgres(settings) {
  return withStores(({ settings: stores }) =>
    stores.DATABASE_URL
      ? withHost({ ...settings, ...stores }, async (host) => {
          await pause(IDLE_MS);
          const idle = memoryOf(host);
          await load(pagesOf(host.url), host.child.pid, LOAD_MS);
          const loaded = memoryOf(host);
          return { idle, loaded, quiet: await memoryWhenQuiet(host) };
        })
      : null,
  );
}
