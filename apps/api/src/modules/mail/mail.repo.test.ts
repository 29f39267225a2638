import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { bookingIntents, mails } from '../../db/schema';
import { onBothDatabases } from '../../testing/both-databases';
import { createMailRepo, type MailRepo, type MailRow } from './mail.repo';
import { INTENT } from './testing/booked-stay';

const ID = `${INTENT.id}-confirmation`;

onBothDatabases('the mail repository', (database) => {
  let repo: MailRepo;
  let time: number;

  beforeAll(async () => {
    repo = createMailRepo(database().db, () => time);
    await database().db.insert(bookingIntents).values(INTENT);
  });
  beforeEach(async () => {
    time = 1_000_000;
    await database().db.delete(mails);
    await database()
      .db.insert(mails)
      .values({ id: ID, intentId: INTENT.id, kind: 'confirmation', nextTryAt: new Date(time) });
  });

  const many = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 8 }, work));
  const claim = async () => (await repo.claimDue(120_000, 10)).map(({ id }) => id);
  const row = async () => (await database().db.select().from(mails).where(eq(mails.id, ID)))[0] as MailRow;

  it('gives a due mail to only one of many senders, and again when the lease is over', async () => {
    time -= 1;
    // This opens all connections, so the next eight claims really run at the same time.
    expect((await many(claim)).flat()).toEqual([]);
    time += 1;
    expect((await many(claim)).flat()).toEqual([ID]);
    time += 119_999;
    expect(await claim()).toEqual([]);
    time += 1;
    expect(await claim()).toEqual([ID]);
  });

  it('gives a cancellation only after the confirmation was sent', async () => {
    const cancellation = { id: `${INTENT.id}-cancellation`, intentId: INTENT.id, kind: 'cancellation' } as const;
    await database()
      .db.insert(mails)
      .values({ ...cancellation, nextTryAt: new Date(time - 1) });
    expect(await claim()).toEqual([ID]);
    expect(await claim()).toEqual([]);
    const [confirmation] = await database().db.select().from(mails).where(eq(mails.id, ID));
    await repo.markSent(confirmation as MailRow);
    expect(await claim()).toEqual([cancellation.id]);
  });

  it('gives no mail that was already sent', async () => {
    await repo.markSent(await row());
    time += 1_000_000;
    expect(await claim()).toEqual([]);
    expect(await row()).toMatchObject({ nextTryAt: null, sentAt: new Date(1_000_000) });
  });

  it('stores how often a mail was postponed, and until when', async () => {
    await repo.putOff(await row(), 4_000);
    expect(await row()).toMatchObject({ tries: 1, nextTryAt: new Date(time + 4_000), sentAt: null });
  });

  it('gives no mail that was given up, and then gives the cancellation', async () => {
    const cancellation = { id: `${INTENT.id}-cancellation`, intentId: INTENT.id, kind: 'cancellation' } as const;
    await database()
      .db.insert(mails)
      .values({ ...cancellation, nextTryAt: new Date(time) });
    await repo.giveUp(await row());
    expect(await row()).toMatchObject({ nextTryAt: null, sentAt: null, tries: 1 });
    time += 1_000_000;
    expect(await claim()).toEqual([cancellation.id]);
  });

  it('does not give up a mail that another sender has already sent', async () => {
    const mail = await row();
    await repo.markSent(mail);
    await repo.giveUp(mail);
    expect(await row()).toMatchObject({ sentAt: new Date(1_000_000), tries: 0 });
  });

  it('does not postpone a mail that another sender has already sent', async () => {
    const mail = await row();
    await repo.markSent(mail);
    await repo.putOff(mail, 4_000);
    expect(await row()).toMatchObject({ nextTryAt: null, tries: 0 });
  });
});
