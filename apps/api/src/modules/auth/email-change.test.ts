/** Confirmed and changed addresses. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailLinks, sessions } from '../../db/schema';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { letterTo, newEmail, newPerson, newVisitor, PASSWORD, subjectsTo, tokenIn } from './testing/test-people';

const CONFIRM = 'Confirm your email address';
const AMARA = 'amara.okafor@example.test';
const DONE = { isDone: true };

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ sendsMail: true });
});
afterAll(() => api.close());

const codeOf = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;
const confirm = (token: string) => newVisitor(api).post('/auth/confirm-email', { token });

describe('an email address', () => {
  it('is confirmed once by the link in the sign-up letter', async () => {
    const { visitor, email } = await newPerson(api);
    const token = tokenIn(await letterTo(api, email, CONFIRM));
    expect((await visitor.get('/auth/security')).json().data.isEmailConfirmed).toBe(false);
    expect((await confirm(token)).json()).toEqual({ email });
    expect((await visitor.get('/auth/security')).json().data.isEmailConfirmed).toBe(true);
    expect(codeOf(await confirm(token))).toBe('link_ended');
    // A letter about a change would arrive before this one.
    await newVisitor(api).post('/auth/forgot-password', { email });
    await letterTo(api, email, 'Choose a new password');
    expect(await subjectsTo(api, email)).not.toContain('Your email address was changed');
  });

  it('gets the sign-up letter in the language of the sign-up', async () => {
    const email = newEmail();
    await newVisitor(api).post('/auth/sign-up', { email, password: PASSWORD, language: 'fr' });
    expect((await letterTo(api, email, 'Confirmez votre adresse e-mail')).text).toContain(email);
  });

  it('gets no second sign-up letter when its owner signs up again', async () => {
    const { email, uid } = await newPerson(api);
    await letterTo(api, email, CONFIRM);
    const links = () => api.database.db.select().from(mailLinks).where(eq(mailLinks.userId, uid));
    const before = await links();
    expect((await newVisitor(api).post('/auth/sign-up', { email, password: PASSWORD })).statusCode).toBe(200);
    // A second letter would replace the link after the response. This request takes longer than that.
    await newVisitor(api).post('/auth/sign-in', { email, password: PASSWORD });
    expect(await links()).toEqual(before);
  });

  it('gets the letter again, in the language of the request', async () => {
    const { visitor, email } = await newPerson(api);
    const first = tokenIn(await letterTo(api, email, CONFIRM));
    expect((await visitor.post('/auth/send-confirmation', { language: 'fr' })).json()).toEqual(DONE);
    const second = tokenIn(await letterTo(api, email, 'Confirmez votre adresse e-mail'));
    expect(codeOf(await confirm(first))).toBe('link_ended');
    expect((await confirm(second)).statusCode).toBe(200);
  });

  it('gets no further letter after it was confirmed', async () => {
    const { visitor, uid, email } = await newPerson(api);
    await confirm(tokenIn(await letterTo(api, email, CONFIRM)));
    expect((await visitor.post('/auth/send-confirmation', {})).json()).toEqual(DONE);
    expect(await api.database.db.select().from(mailLinks).where(eq(mailLinks.userId, uid))).toEqual([]);
  });

  it('changes when the link to the new address is opened, and the old address gets a letter', async () => {
    const { visitor, email } = await newPerson(api);
    const next = newEmail();
    const body = { email: ` ${next.toUpperCase()} `, password: PASSWORD };
    expect((await visitor.post('/auth/change-email', body)).json()).toEqual(DONE);
    const letter = await letterTo(api, next, CONFIRM);
    expect(letter.text).toContain(next);
    expect((await visitor.get('/auth/session')).json().user.email).toBe(email);
    expect((await confirm(tokenIn(letter))).json()).toEqual({ email: next });
    expect((await visitor.get('/auth/session')).json().user.email).toBe(next);
    await letterTo(api, email, 'Your email address was changed');
    expect((await newVisitor(api).post('/auth/sign-in', { email: next, password: PASSWORD })).statusCode).toBe(200);
  });

  it('does not change without the password', async () => {
    const { visitor } = await newPerson(api);
    expect(codeOf(await visitor.post('/auth/change-email', { email: newEmail() }))).toBe('wrong_password');
    const body = { email: newEmail(), password: 'not this one' };
    expect(codeOf(await visitor.post('/auth/change-email', body))).toBe('wrong_password');
  });

  it('of another account cannot be taken, and the answer does not reveal that it is in use', async () => {
    const [{ visitor }, other] = [await newPerson(api), await newPerson(api)];
    await letterTo(api, other.email, CONFIRM);
    const body = { email: other.email, password: PASSWORD };
    expect((await visitor.post('/auth/change-email', body)).json()).toEqual(DONE);
    const free = newEmail();
    await visitor.post('/auth/change-email', { email: free, password: PASSWORD });
    const token = tokenIn(await letterTo(api, free, CONFIRM));
    expect(await subjectsTo(api, other.email)).toEqual([CONFIRM]);
    await newVisitor(api).post('/auth/sign-up', { email: free, password: PASSWORD });
    expect(codeOf(await confirm(token))).toBe('conflict');
  });

  it('of an account without a password changes only soon after a sign-in', async () => {
    const visitor = newVisitor(api);
    await visitor.signInWithGoogle(AMARA);
    const { uid } = (await visitor.get('/auth/session')).json().user;
    const next = newEmail();
    expect((await visitor.post('/auth/change-email', { email: next })).json()).toEqual(DONE);
    const long = new Date(Date.now() - 16 * 60_000);
    await api.database.db.update(sessions).set({ createdAt: long }).where(eq(sessions.userId, uid));
    expect(codeOf(await visitor.post('/auth/change-email', { email: newEmail() }))).toBe('sign_in_again');
  });
});
