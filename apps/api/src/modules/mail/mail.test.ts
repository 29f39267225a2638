import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../db/schema';
import { eventually } from '../../testing/test-api';
import { openTestShop, type TestShop } from '../booking/testing/test-shop';

/** Of many rounds, on a busy machine. */
const ROUNDS_MS = 8_000;

const log: string[] = [];
let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ sendsMail: true, logStream: { write: (line) => log.push(line) } });
});
afterAll(() => shop.api.close());

const putOff = async () => (await shop.api.database.db.select().from(mails))[0]?.tries;
const caught = async () => (await shop.api.books()).mails;

describe('mail', () => {
  it('goes out automatically as soon as the mail server is up, and the log contains no names', async () => {
    await shop.api.mailDoor.close();
    await shop.book(await shop.paidPrebook());
    await eventually(putOff, (tries) => tries === 1, ROUNDS_MS);
    await shop.api.mailDoor.open();
    // The clock of the shop stands still: what was put off by a second is made due by hand.
    await shop.api.database.db.update(mails).set({ nextTryAt: new Date('2027-01-10T09:00:00Z') });
    const [mail] = await eventually(caught, (all) => all.length > 0, ROUNDS_MS);

    const [, token = 'no token'] = /token=([\w-]+)/.exec(mail?.html ?? '') ?? [];
    const all = log.join('');
    expect(all).toContain('a mail could not be sent, will retry');
    for (const secret of ['ada@example.test', 'Ada', 'Testa', token]) expect(all).not.toContain(secret);
  });
});
