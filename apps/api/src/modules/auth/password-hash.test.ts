import { hashPassword as firstHash } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../db/schema';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { createPasswords } from './password-hash';
import { newPerson, newVisitor, PASSWORD } from './testing/test-people';

const { hash: hashPassword, isRight: isPassword, isOutdated } = createPasswords();

describe('a password hash', () => {
  it('matches one password only, and is different each time', async () => {
    const [hash, again] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
    expect(hash).not.toBe(again);
    expect(hash).toMatch(/^scrypt:14:8:5:[\w-]{22}:[\w-]{86}$/);
    expect(await isPassword(PASSWORD, hash)).toBe(true);
    expect(await isPassword(`${PASSWORD}!`, hash)).toBe(false);
    expect(isOutdated(hash)).toBe(false);
  });

  it('matches a password in every Unicode spelling', async () => {
    expect(await isPassword('cafe\u0301 au lait', await hashPassword('caf\u00e9 au lait'))).toBe(true);
  });

  it('with a lower cost still works, and counts as outdated', async () => {
    const hash = await firstHash(PASSWORD);
    expect(await isPassword(PASSWORD, hash)).toBe(true);
    expect(await isPassword('not this one', hash)).toBe(false);
    expect(isOutdated(hash)).toBe(true);
  });

  it.each([
    { logN: 9, r: 1, p: 1 },
    { logN: 8, r: 2, p: 1 },
    { logN: 8, r: 1, p: 2 },
  ])('of the cost %j counts as outdated if any part of the cost has changed', async (cost) => {
    const now = createPasswords({ logN: 8, r: 1, p: 1 });
    expect(now.isOutdated(await createPasswords(cost).hash(PASSWORD))).toBe(true);
    expect(now.isOutdated(await now.hash(PASSWORD))).toBe(false);
  });
});

describe('an account with an outdated hash', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({ auth: { passwords: createPasswords() } });
  });
  afterAll(() => api.close());

  it('gets a new hash at the next sign-in', async () => {
    const { email, uid } = await newPerson(api);
    const { db } = api.database;
    const hashOf = async () => (await db.select().from(accounts).where(eq(accounts.userId, uid)))[0]?.password ?? '';
    expect(isOutdated(await hashOf())).toBe(false);
    await db
      .update(accounts)
      .set({ password: await firstHash(PASSWORD) })
      .where(eq(accounts.userId, uid));
    const signIn = () => newVisitor(api).post('/auth/sign-in', { email, password: PASSWORD });
    expect((await signIn()).statusCode).toBe(200);
    const renewed = await hashOf();
    expect(isOutdated(renewed)).toBe(false);
    expect((await signIn()).statusCode).toBe(200);
    expect(await hashOf()).toBe(renewed);
  });
});
