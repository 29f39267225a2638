import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { bookingIntents, mails } from '../../db/schema';
import { onBothDatabases } from '../../testing/both-databases';
import { createMailRepo, type MailRepo, type MailRow } from './mail.repo';
import { INTENT } from './testing/booked-stay';

const ID = `${INTENT.id}-confirmation`;

onBothDatabases('mails that are to go out', (database) => {
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

  it('gives a mail that is due to one of many, and again when the lease is over', async () => {
    time -= 1;
    // Every connection is open then, so that the next eight are truly at once.
    expect((await many(claim)).flat()).toEqual([]);
    time += 1;
    expect((await many(claim)).flat()).toEqual([ID]);
    time += 119_999;
    expect(await claim()).toEqual([]);
    time += 1;
    expect(await claim()).toEqual([ID]);
  });

  it('gives a cancellation after the confirmation was sent, not before', async () => {
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

  it('gives no mail that was sent', async () => {
    await repo.markSent(await row());
    time += 1_000_000;
    expect(await claim()).toEqual([]);
    expect(await row()).toMatchObject({ nextTryAt: null, sentAt: new Date(1_000_000) });
  });

  it('counts how often it was put off, and until when', async () => {
    await repo.putOff(await row(), 4_000);
    expect(await row()).toMatchObject({ tries: 1, nextTryAt: new Date(time + 4_000), sentAt: null });
  });

  it('gives no mail that was given up, and no longer holds back the cancellation for it', async () => {
    const cancellation = { id: `${INTENT.id}-cancellation`, intentId: INTENT.id, kind: 'cancellation' } as const;
    await database()
      .db.insert(mails)
      .values({ ...cancellation, nextTryAt: new Date(time) });
    await repo.giveUp(await row());
    expect(await row()).toMatchObject({ nextTryAt: null, sentAt: null, tries: 1 });
    time += 1_000_000;
    expect(await claim()).toEqual([cancellation.id]);
  });

  it('gives up nothing that somebody else has sent meanwhile', async () => {
    const mail = await row();
    await repo.markSent(mail);
    await repo.giveUp(mail);
    expect(await row()).toMatchObject({ sentAt: new Date(1_000_000), tries: 0 });
  });

  it('puts off nothing that somebody else has sent meanwhile', async () => {
    const mail = await row();
    await repo.markSent(mail);
    await repo.putOff(mail, 4_000);
    expect(await row()).toMatchObject({ nextTryAt: null, tries: 0 });
  });
});
