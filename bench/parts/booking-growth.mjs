// How the two queries of a traveller's bookings grow with the number of bookings in the embedded database.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { ROOT } from '../../scripts/steps/command.mjs';
import { median } from '../steps/figures.mjs';
import { makeFolder } from '../steps/host.mjs';

const COUNTS = [1, 10, 100, 1_000, 10_000, 100_000];
const PER_TRAVELLER = 10;
const CALLS = 50;
const WARM_UPS = 5;
/** If the rows take longer to write, the bench stops at the size it has. */
const PREPARE_MS = 60_000;

const fromApi = (file) => tsImport(`../../apps/api/src/${file}`, import.meta.url);

async function openStore(folder) {
  const { openEmbedded } = await fromApi('db/client.ts');
  const { ensureSnapshot } = await fromApi('db/snapshot.ts');
  const { createIntentRepo } = await fromApi('modules/booking/intent.repo.ts');
  const migrations = path.join(ROOT, 'apps/api/src/db/migrations');
  const database = await openEmbedded(folder, migrations, () => ensureSnapshot(migrations, path.join(ROOT, '.cache')));
  return { ...database, intents: createIntentRepo(database.db, Date.now) };
}

/** The first booking is made by the repository. */
async function addFirst({ db, intents }) {
  const { SHOWN } = await fromApi('modules/booking/testing/shown-offer.ts');
  const ids = { prebookId: 'bench-0', transactionId: 'bench-0', uid: 'traveller-0' };
  const { id } = await intents.add({ ...ids, provider: 'liteapi', shown: SHOWN, language: 'en', contact: null });
  await db.execute(`update booking_intents set state = 'confirmed' where id = '${id}'`);
  return id;
}

/** The others are copies of it, ten for each traveller. */
const addCopies = ({ db }, first, from, to) =>
  db.execute(`
    insert into booking_intents
    select copy.* from generate_series(${from}, ${to - 1}) n, booking_intents b,
      lateral jsonb_populate_record(b, jsonb_build_object(
        'id', 'BENCH' || n, 'transaction_id', 'bench-' || n, 'uid', 'traveller-' || n / ${PER_TRAVELLER})) copy
    where b.id = '${first}'`);

async function timeOf(ask) {
  const times = [];
  for (let k = 0; k < CALLS; k++) {
    const begun = performance.now();
    await ask();
    times.push(performance.now() - begun);
  }
  return median(times);
}

async function grow(store) {
  const first = await addFirst(store);
  const trips = () => timeOf(() => store.intents.ofUser('traveller-0'));
  const booking = () => timeOf(() => store.intents.find(first));
  for (let k = 0; k < WARM_UPS; k++) await Promise.all([trips(), booking()]);
  const points = [];
  let prepareMs = 0;
  for (const [k, bookings] of COUNTS.entries()) {
    const begun = performance.now();
    if (k > 0) await addCopies(store, first, COUNTS[k - 1], bookings);
    await store.db.execute('analyze booking_intents');
    prepareMs += performance.now() - begun;
    points.push({ bookings, tripsMs: await trips(), bookingMs: await booking() });
    // The next size takes about ten times as long to write.
    if (prepareMs * 10 > PREPARE_MS) break;
  }
  return points;
}

export async function growWithBookings() {
  const folder = makeFolder();
  const store = await openStore(folder);
  try {
    return await grow(store);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
