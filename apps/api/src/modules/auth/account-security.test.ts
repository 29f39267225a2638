/** The security page of an account: its sessions, and its ways to sign in. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../../db/schema';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { letterTo, newPerson, newVisitor, PASSWORD, subjectsTo, tokenIn } from './testing/test-people';

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
const MISAKI = 'misaki.tanaka@example.test';
/** Google has not verified his address. */
const MATEO = 'mateo.fernandez@example.test';
const DONE = { isDone: true };

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ sendsMail: true });
});
afterAll(() => api.close());

const codeOf = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;

describe('the list of sessions', () => {
  it('names the devices, newest first, and marks the current one', async () => {
    const { visitor, email } = await newPerson(api);
    const phone = newVisitor(api);
    await phone.post('/auth/sign-in', { email, password: PASSWORD }, { 'user-agent': FIREFOX });
    const { sessions: list } = (await visitor.get('/auth/security')).json().data;
    expect(list.map(({ device, isThis }: { device: string; isThis: boolean }) => [device, isThis])).toEqual([
      ['Firefox · Android', false],
      ['', true],
    ]);
    expect(JSON.stringify(list)).not.toContain('145');
  });

  it('ends another session', async () => {
    const { visitor, email } = await newPerson(api);
    const phone = newVisitor(api);
    await phone.post('/auth/sign-in', { email, password: PASSWORD });
    const { sessions: list } = (await visitor.get('/auth/security')).json().data;
    const { id } = list.find(({ isThis }: { isThis: boolean }) => !isThis);
    expect((await visitor.post('/auth/sessions/end', { id })).json()).toEqual(DONE);
    expect((await phone.get('/auth/session')).json()).toEqual({ user: null });
    expect((await visitor.get('/auth/session')).json().user.email).toBe(email);
  });

  it('does not end a session of somebody else', async () => {
    const [mine, other] = [await newPerson(api), await newPerson(api)];
    const [row] = await api.database.db.select().from(sessions).where(eq(sessions.userId, other.uid));
    await mine.visitor.post('/auth/sessions/end', { id: row?.id });
    expect((await other.visitor.get('/auth/session')).json().user.email).toBe(other.email);
  });

  it('requires a signed-in user', async () => {
    expect(codeOf(await newVisitor(api).get('/auth/security'))).toBe('unauthorized');
  });
});

describe('a password', () => {
  it('does not exist in an account that was created with Google, so every password is wrong', async () => {
    expect((await (await newPerson(api)).visitor.get('/auth/security')).json().data.hasPassword).toBe(true);
    const visitor = newVisitor(api);
    await visitor.signInWithGoogle('amara.okafor@example.test');
    const { hasPassword, isGoogleConnected } = (await visitor.get('/auth/security')).json().data;
    expect([hasPassword, isGoogleConnected]).toEqual([false, true]);
    const body = { currentPassword: PASSWORD, password: 'a boat on the lake' };
    expect(codeOf(await visitor.post('/auth/change-password', body))).toBe('wrong_password');
  });
});

describe('a Google account', () => {
  it('can be connected to an account with a confirmed address, then signs in to it, and can be disconnected', async () => {
    const visitor = newVisitor(api);
    const { uid } = (await visitor.post('/auth/sign-up', { email: MISAKI, password: PASSWORD })).json().user;
    expect(codeOf(await visitor.post('/auth/google/connect', {}))).toBe('conflict');
    await visitor.post('/auth/confirm-email', {
      token: tokenIn(await letterTo(api, MISAKI, 'Confirm your email address')),
    });
    expect(await visitor.connectGoogle(MISAKI)).not.toContain('error');
    expect((await visitor.get('/auth/security')).json().data.isGoogleConnected).toBe(true);

    const elsewhere = newVisitor(api);
    await elsewhere.signInWithGoogle(MISAKI);
    expect((await elsewhere.get('/auth/session')).json().user.uid).toBe(uid);

    expect(codeOf(await visitor.post('/auth/google/disconnect', {}))).toBe('wrong_password');
    expect((await visitor.post('/auth/google/disconnect', { password: PASSWORD })).json()).toEqual(DONE);
    expect((await visitor.get('/auth/security')).json().data.isGoogleConnected).toBe(false);
  });

  it('is not connected if Google has not verified its address', async () => {
    const visitor = newVisitor(api);
    await visitor.post('/auth/sign-up', { email: MATEO, password: PASSWORD });
    const token = tokenIn(await letterTo(api, MATEO, 'Confirm your email address'));
    await visitor.post('/auth/confirm-email', { token });
    expect(await visitor.connectGoogle(MATEO)).toContain('error=unable_to_link_account');
    expect((await visitor.get('/auth/security')).json().data.isGoogleConnected).toBe(false);
  });

  it('with another address is not connected', async () => {
    const visitor = newVisitor(api);
    const email = 'layla.mansour@example.test';
    await visitor.post('/auth/sign-up', { email, password: PASSWORD });
    const token = tokenIn(await letterTo(api, email, 'Confirm your email address'));
    await visitor.post('/auth/confirm-email', { token });
    expect(await visitor.connectGoogle('amara.okafor@example.test')).toContain('error=');
    expect((await visitor.get('/auth/security')).json().data.isGoogleConnected).toBe(false);
  });

  it('cannot be disconnected if it is the only way in', async () => {
    const visitor = newVisitor(api);
    await visitor.signInWithGoogle('amara.okafor@example.test');
    expect(codeOf(await visitor.post('/auth/google/disconnect', {}))).toBe('conflict');
  });
});

describe('a letter about an account', () => {
  it('is sent before the API stops', async () => {
    const stopping = await startTestApi({ sendsMail: true });
    const { visitor, email } = await newPerson(stopping);
    await letterTo(stopping, email, 'Confirm your email address');
    await visitor.post('/auth/send-confirmation', { language: 'fr' });
    await stopping.app.close();
    expect(await subjectsTo(stopping, email)).toContain('Confirmez votre adresse e-mail');
    await stopping.close();
  });
});

describe('an erased account', () => {
  it('gets a last letter, in the language of the request', async () => {
    const { visitor, email } = await newPerson(api);
    expect((await visitor.post('/auth/erase', { password: PASSWORD, language: 'de' })).json()).toEqual(DONE);
    expect((await letterTo(api, email, 'Ihr Konto ist gelöscht')).headers).toContainEqual({
      name: 'content-language',
      value: 'de',
    });
  });
});
