import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../db/schema';
import { ProviderError } from '../../providers/provider-error';
import { eventually } from '../../testing/test-api';
import { createIntentRepo } from '../booking/intent.repo';
import { openTestShop, T0, type TestShop } from '../booking/testing/test-shop';
import { createFreeNightRepo } from '../free-nights/free-night.repo';
import { createMailing } from './mail';
import type { MailSettings } from './post-office';
import { HOTEL } from './testing/booked-stay';

/** Enough time for many rounds on a busy machine. */
const ROUNDS_MS = 8_000;

const log: string[] = [];
let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ sendsMail: true, logStream: { write: (line) => log.push(line) } });
});
afterAll(() => shop.api.close());

const putOff = async () => (await shop.api.database.db.select().from(mails))[0]?.tries;
const caught = async () => (await shop.api.books()).mails;

const entriesOf = (lines: readonly string[], message: string) =>
  lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === message);

/** Runs the loop that sends mails, with these settings, until its log contains the message. */
async function logOf(quiet: TestShop, settings: Partial<MailSettings>, message: string) {
  const lines: string[] = [];
  const { db } = quiet.api.database;
  const app = Fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } });
  const now = () => T0;
  const secrets = { current: 'a secret of the tests, long enough to be one', previous: null };
  const repos = { intents: createIntentRepo(db, now), freeNights: createFreeNightRepo(db, now) };
  const parts = { db, ...repos, hotels: { hotel: async () => HOTEL }, secrets, now };
  await app.register(createMailing({ ...parts, settings: { ...quiet.api.mail, ...settings } }));
  await app.ready();
  const found = await eventually(
    async () => entriesOf(lines, message),
    ([first]) => first !== undefined,
    ROUNDS_MS,
  );
  await app.close();
  return found;
}

describe('the loop that sends mails', () => {
  let quiet: TestShop;
  beforeAll(async () => {
    quiet = await openTestShop();
  });
  afterAll(() => quiet.api.close());

  it('logs an error with the mail’s id when a mail is refused permanently', async () => {
    await quiet.book(await quiet.paidPrebook());
    await quiet.api.database.db.update(mails).set({ tries: 15 });
    const refusal = new ProviderError('no', { vendor: 'mail', url: '', status: 550, failure: 'refused' });
    const message = 'a mail was refused for good: contact the traveller another way';
    const [entry] = await logOf(quiet, { port: { send: () => Promise.reject(refusal) } }, message);
    expect(entry).toMatchObject({ level: 50, mailId: expect.stringMatching(/-confirmation$/), err: { message: 'no' } });
  });

  it('logs an error when a round fails', async () => {
    const originOf = () => {
      throw new Error('no origin');
    };
    const [entry] = await logOf(quiet, { originOf }, 'could not process the mail queue');
    expect(entry).toMatchObject({ level: 50, err: { message: 'no origin' } });
  });
});

describe('mail', () => {
  it('is sent automatically as soon as the mail server is up, and the log contains no names', async () => {
    await shop.api.mailDoor.close();
    await shop.book(await shop.paidPrebook());
    await eventually(putOff, (tries) => tries === 1, ROUNDS_MS);
    await shop.api.mailDoor.open();
    // The clock of the shop does not move, so the test makes the postponed mail due.
    await shop.api.database.db.update(mails).set({ nextTryAt: new Date('2027-01-10T09:00:00Z') });
    const [mail] = await eventually(caught, (all) => all.length > 0, ROUNDS_MS);

    const [, token = 'no token'] = /token=([\w-]+)/.exec(mail?.html ?? '') ?? [];
    const all = log.join('');
    const [failed] = entriesOf(log, 'a mail could not be sent, will retry');
    expect(failed).toMatchObject({ mailId: expect.stringMatching(/-confirmation$/), err: expect.any(Object) });
    for (const secret of ['ada@example.test', 'Ada', 'Testa', token]) expect(all).not.toContain(secret);
  });
});
