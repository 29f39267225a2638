/** Forgotten and changed passwords. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailLinks, users } from '../../db/schema';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { letterTo, newEmail, newPerson, newVisitor, PASSWORD, subjectsTo, tokenIn } from './testing/test-people';

const NEW = 'a boat on the lake';
const RESET = 'Choose a new password';
const AMARA = 'amara.okafor@example.test';
const HALF_HOUR_MS = 30 * 60_000;
const DONE = { isDone: true };

let api: TestApi;
let passedMs = 0;

beforeAll(async () => {
  api = await startTestApi({ sendsMail: true, auth: { now: () => new Date(Date.now() + passedMs) } });
});
afterAll(() => api.close());

const signIn = (email: string, password: string) => newVisitor(api).post('/auth/sign-in', { email, password });
const codeOf = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;

async function forgotten(language?: string) {
  const person = await newPerson(api);
  const answer = await newVisitor(api).post('/auth/forgot-password', { email: person.email, language });
  expect(answer.json()).toEqual(DONE);
  return person;
}
const reset = (token: string, password = NEW) => newVisitor(api).post('/auth/reset-password', { token, password });

describe('a password reset', () => {
  it('works once through a link in a letter, and ends every session', async () => {
    const { visitor, email } = await forgotten();
    const letter = await letterTo(api, email, RESET);
    expect(letter.text).toContain('https://tenth-night.example/reset-password#');
    expect(letter.html).toContain('30 minutes');
    const token = tokenIn(letter);
    expect((await reset(token)).json()).toEqual(DONE);
    expect((await visitor.get('/auth/session')).json()).toEqual({ user: null });
    expect((await signIn(email, NEW)).statusCode).toBe(200);
    expect(codeOf(await signIn(email, PASSWORD))).toBe('invalid_credentials');
    expect(codeOf(await reset(token, 'another boat there'))).toBe('link_ended');
    await letterTo(api, email, 'Your password was changed');
  });

  it('also proves the address, because the letter arrived there', async () => {
    const { email, uid } = await forgotten();
    await reset(tokenIn(await letterTo(api, email, RESET)));
    const [user] = await api.database.db.select().from(users).where(eq(users.id, uid));
    expect(user?.emailVerified).toBe(true);
  });

  it('gives a first password to an account that had only Google', async () => {
    const visitor = newVisitor(api);
    await visitor.signInWithGoogle(AMARA);
    const { uid } = (await visitor.get('/auth/session')).json().user;
    await visitor.post('/auth/forgot-password', { email: AMARA });
    expect((await reset(tokenIn(await letterTo(api, AMARA, RESET)))).json()).toEqual(DONE);
    expect((await signIn(AMARA, NEW)).json().user.uid).toBe(uid);
  });

  it('answers the same for an unknown address, and sends no letter', async () => {
    const email = newEmail();
    const answer = await newVisitor(api).post('/auth/forgot-password', { email });
    expect([answer.statusCode, answer.json()]).toEqual([200, DONE]);
    const { email: known } = await forgotten();
    await letterTo(api, known, RESET);
    expect(await subjectsTo(api, email)).toEqual([]);
  });

  it('has a link for half an hour, and only the newest link works', async () => {
    const { email } = await forgotten();
    const first = tokenIn(await letterTo(api, email, RESET));
    await newVisitor(api).post('/auth/forgot-password', { email, language: 'de' });
    const second = tokenIn(await letterTo(api, email, 'Neues Passwort wählen'));
    expect(codeOf(await reset(first))).toBe('link_ended');
    passedMs = HALF_HOUR_MS + 1_000;
    expect(codeOf(await reset(second))).toBe('link_ended');
    passedMs = HALF_HOUR_MS - 60_000;
    expect((await reset(second)).statusCode).toBe(200);
    passedMs = 0;
  });

  it('lets its owner sign in at once, even after too many wrong tries', async () => {
    const { email } = await forgotten();
    for (let tries = 0; tries < 10; tries++) await signIn(email, 'not this one');
    expect((await signIn(email, PASSWORD)).statusCode).toBe(429);
    expect((await reset(tokenIn(await letterTo(api, email, RESET)))).statusCode).toBe(200);
    expect((await signIn(email, NEW)).statusCode).toBe(200);
  });

  it('refuses a weak password, and the link still works', async () => {
    const { email } = await forgotten();
    const token = tokenIn(await letterTo(api, email, RESET));
    for (const weak of ['dragon', 'qwerty123', email]) expect(codeOf(await reset(token, weak))).toBe('weak_password');
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('does not store the token of its link', async () => {
    const { email, uid } = await forgotten();
    const token = tokenIn(await letterTo(api, email, RESET));
    const [row] = await api.database.db.select().from(mailLinks).where(eq(mailLinks.userId, uid));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('can be requested five times in an hour for one recipient, even an unknown one', async () => {
    const email = newEmail();
    const ask = () => newVisitor(api).post('/auth/forgot-password', { email });
    for (let i = 0; i < 5; i++) expect((await ask()).statusCode).toBe(200);
    const refused = await ask();
    expect(codeOf(refused)).toBe('rate_limited');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('works for only one of two simultaneous requests with the same link', async () => {
    const { email } = await forgotten();
    const token = tokenIn(await letterTo(api, email, RESET));
    const answers = await Promise.all([reset(token), reset(token, 'two boats on a lake')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410]);
  });
});

describe('a password change', () => {
  const change = (currentPassword: string, password: string) => ({ currentPassword, password });

  it('ends the other sessions, but not this one', async () => {
    const { visitor, email } = await newPerson(api);
    const elsewhere = newVisitor(api);
    await elsewhere.post('/auth/sign-in', { email, password: PASSWORD });
    expect((await visitor.post('/auth/change-password', change(PASSWORD, NEW))).json()).toEqual(DONE);
    expect((await elsewhere.get('/auth/session')).json()).toEqual({ user: null });
    expect((await visitor.get('/auth/session')).json().user.email).toBe(email);
    expect((await signIn(email, NEW)).statusCode).toBe(200);
    await letterTo(api, email, 'Your password was changed');
  });

  it('ends an open reset link', async () => {
    const { visitor, email } = await forgotten();
    const token = tokenIn(await letterTo(api, email, RESET));
    await visitor.post('/auth/change-password', change(PASSWORD, NEW));
    expect(codeOf(await reset(token, 'another boat there'))).toBe('link_ended');
  });

  it('requires the current password, and limits wrong guesses', async () => {
    const { visitor, email } = await newPerson(api);
    const guess = () => visitor.post('/auth/change-password', change('not this one', NEW));
    expect(codeOf(await guess())).toBe('wrong_password');
    for (let i = 0; i < 9; i++) await guess();
    expect(codeOf(await guess())).toBe('rate_limited');
    expect(codeOf(await signIn(email, PASSWORD))).toBe('rate_limited');
  });

  it('refuses a weak password', async () => {
    const { visitor, email } = await newPerson(api);
    expect(codeOf(await visitor.post('/auth/change-password', change(PASSWORD, 'letmein')))).toBe('weak_password');
    expect((await signIn(email, PASSWORD)).statusCode).toBe(200);
  });

  it('requires a signed-in user', async () => {
    expect(codeOf(await newVisitor(api).post('/auth/change-password', change(PASSWORD, NEW)))).toBe('unauthorized');
  });
});

describe('a sign-up', () => {
  it.each(['123456', 'dragon', 'qwertz', 'aaaaaaa'])('refuses a weak password: %s', async (password) => {
    expect(codeOf(await newVisitor(api).post('/auth/sign-up', { email: newEmail(), password }))).toBe('weak_password');
  });
});
