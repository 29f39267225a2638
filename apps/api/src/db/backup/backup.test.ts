import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, PREBOOK, T0, type TestShop } from '../../modules/booking/testing/test-shop';
import { jsonOf } from '../../testing/checked-answer';
import { MIGRATIONS_FOLDER } from '../../testing/snapshot';
import { createVisitor } from '../../testing/test-visitor';
import type { Database } from '../client';
import { restoreBackup } from './restore-backup';
import { contentsOf, createTestPlace, KINDS } from './testing/test-databases';
import { writeBackup } from './write-backup';

let place: Awaited<ReturnType<typeof createTestPlace>>;
beforeAll(async () => {
  place = await createTestPlace();
});
afterAll(() => place.close());

/** Each kind is once the source and once the target. */
const PAIRS = KINDS.map((from, place) => [from, KINDS[(place + 1) % KINDS.length] ?? from] as const);
const SANDBOX_KEY = 'sand_00000000-0000-4000-8000-000000000000';

/** Another site that uses the sandbox of the first one, which still has the bookings. */
const openSite = (database: Database, { api }: TestShop) =>
  openTestShop({ database, variables: { LITEAPI_KEY: SANDBOX_KEY, LITEAPI_URL: `${api.sandboxUrl}/v3.0` } });

describe('a site after a restore', () => {
  it.each(PAIRS)('from %s to %s has its travelers, their links and their bookings', async (from, to) => {
    const [source, target] = [await place.open(from), await place.open(to)];
    const before = await openTestShop({ database: source });
    const ada = await before.signUp('ada@example.test');
    const prebooked = await before.paidPrebook(ada.headers);
    const { clientReference: reference, token } = jsonOf(await before.book(prebooked, undefined, ada.headers)).data;

    const file = place.file(`${from}-${to}`);
    await writeBackup(source.db, file, { migrationsFolder: MIGRATIONS_FOLDER, now: () => T0, secret: null });
    await restoreBackup(target.db, file, { migrationsFolder: MIGRATIONS_FOLDER, replaces: false });
    expect(await contentsOf(target)).toEqual(await contentsOf(source));

    const after = await openSite(target, before);
    const visitor = createVisitor(after.api);
    for (const [name, value] of ada.visitor.cookies) visitor.cookies.set(name, value);
    const { token: bearer } = jsonOf(await visitor.post('/auth/token'));
    const headers = { authorization: `Bearer ${bearer}` };
    const own = jsonOf(await visitor.get(`/booking?reference=${reference}`, headers)).data;
    const byLink = await after.view(reference, token);
    expect([own.state, byLink.state]).toEqual(['confirmed', 'confirmed']);

    const refundMinor = byLink.refundNow?.refund.minor ?? null;
    const cancelled = await after.visitor.post('/booking/cancel', { reference, token, refundMinor });
    expect(jsonOf(cancelled).data.state).toBe('cancelled');

    await before.api.faults({ path: PREBOOK, kind: 'as-offered' });
    const next = await after.prebook({ offerId: after.offerIds[1] }, headers);
    await before.api.pay(next.secretKey);
    expect(jsonOf(await after.book(next, undefined, headers)).data.state).toBe('confirmed');
    await after.api.close();
    await before.api.close();
  });
});
