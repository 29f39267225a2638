import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api';
import type { TestVisitor } from '../../testing/test-visitor';
import { createAuthenticator } from './testing/test-authenticator';
import { newPerson, newVisitor, PASSWORD } from './testing/test-people';

const DONE = { isDone: true };

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Authenticator = ReturnType<typeof createAuthenticator>;
const codeOf = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;

async function register(visitor: TestVisitor, authenticator: Authenticator, name = 'My phone') {
  const { options } = (await visitor.post('/auth/passkeys/options', { password: PASSWORD })).json();
  return visitor.post('/auth/passkeys', { name, response: authenticator.create(options) });
}

async function challenge(visitor: TestVisitor) {
  return (await visitor.post('/auth/passkey/options', {})).json().options;
}

async function withPasskey() {
  const [person, authenticator] = [await newPerson(api), createAuthenticator()];
  expect((await register(person.visitor, authenticator)).json()).toEqual(DONE);
  return { ...person, authenticator };
}

describe('a passkey', () => {
  it('is added with the password, and can then sign in', async () => {
    const { visitor, uid, authenticator } = await withPasskey();
    const [added] = (await visitor.get('/auth/security')).json().data.passkeys;
    expect(added.name).toBe('My phone');
    expect(Date.parse(added.createdAt)).toBeGreaterThan(0);
    const elsewhere = newVisitor(api);
    const options = await challenge(elsewhere);
    expect(options.userVerification).toBe('required');
    const answer = await elsewhere.post('/auth/passkey', { response: authenticator.get(options) });
    expect(answer.json().user.uid).toBe(uid);
    expect((await elsewhere.get('/auth/session')).json().user.uid).toBe(uid);
  });

  it('must be stored on the authenticator, which must verify its user', async () => {
    const { visitor } = await newPerson(api);
    const { options } = (await visitor.post('/auth/passkeys/options', { password: PASSWORD })).json();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Tenth Night' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('is not added without the password', async () => {
    const { visitor } = await newPerson(api);
    expect(codeOf(await visitor.post('/auth/passkeys/options', {}))).toBe('wrong_password');
    expect(codeOf(await newVisitor(api).post('/auth/passkeys/options', {}))).toBe('unauthorized');
  });

  it('cannot sign in after it was removed', async () => {
    const { visitor, authenticator } = await withPasskey();
    const [{ id }] = (await visitor.get('/auth/security')).json().data.passkeys;
    expect(codeOf(await visitor.post('/auth/passkeys/remove', { id }))).toBe('wrong_password');
    expect((await visitor.post('/auth/passkeys/remove', { id, password: PASSWORD })).json()).toEqual(DONE);
    const elsewhere = newVisitor(api);
    const response = authenticator.get(await challenge(elsewhere));
    expect(codeOf(await elsewhere.post('/auth/passkey', { response }))).toBe('invalid_credentials');
  });

  it('of somebody else cannot be removed', async () => {
    const [owner, stranger] = [await withPasskey(), await newPerson(api)];
    const [{ id }] = (await owner.visitor.get('/auth/security')).json().data.passkeys;
    await stranger.visitor.post('/auth/passkeys/remove', { id, password: PASSWORD });
    expect((await owner.visitor.get('/auth/security')).json().data.passkeys).toHaveLength(1);
  });

  it('answers a challenge only once', async () => {
    const { authenticator } = await withPasskey();
    const elsewhere = newVisitor(api);
    const response = authenticator.get(await challenge(elsewhere));
    const cookie = elsewhere.cookieHeader();
    expect((await elsewhere.post('/auth/passkey', { response })).statusCode).toBe(200);
    expect(codeOf(await newVisitor(api).post('/auth/passkey', { response }, { cookie }))).toBe('invalid_credentials');
  });

  it('requires that the authenticator verified its user', async () => {
    const { visitor } = await newPerson(api);
    expect(codeOf(await register(visitor, createAuthenticator({ isOwnerChecked: false })))).toBe('bad_request');
    expect((await visitor.get('/auth/security')).json().data.passkeys).toEqual([]);
  });

  it('does not sign in if the authenticator did not verify its user this time', async () => {
    const { authenticator } = await withPasskey();
    const elsewhere = newVisitor(api);
    const response = authenticator.get(await challenge(elsewhere), false);
    expect(codeOf(await elsewhere.post('/auth/passkey', { response }))).toBe('invalid_credentials');
    expect((await elsewhere.get('/auth/session')).json()).toEqual({ user: null });
  });

  it('is refused from another site', async () => {
    const { visitor } = await newPerson(api);
    const elsewhere = createAuthenticator({ origin: 'https://tenth-nights.example' });
    expect(codeOf(await register(visitor, elsewhere))).toBe('bad_request');
  });

  it.each([
    { id: 'x' },
    { id: 'x', response: {} },
    { id: 'x', response: { clientDataJSON: 7, attestationObject: null } },
    { id: 'x', rawId: [], type: 'other', response: 'none' },
  ])('is refused if it is malformed: %j', async (response) => {
    const { visitor } = await newPerson(api);
    await visitor.post('/auth/passkeys/options', { password: PASSWORD });
    expect((await visitor.post('/auth/passkeys', { name: '', response })).statusCode).toBe(400);
    const stranger = newVisitor(api);
    await challenge(stranger);
    expect((await stranger.post('/auth/passkey', { response })).statusCode).toBe(401);
    expect((await newVisitor(api).post('/auth/passkey', { response })).statusCode).toBe(401);
  });

  it('is limited to twenty per account', async () => {
    const { visitor } = await newPerson(api);
    for (let i = 0; i < 20; i++) await register(visitor, createAuthenticator(), `Key ${i}`);
    expect(codeOf(await visitor.post('/auth/passkeys/options', { password: PASSWORD }))).toBe('conflict');
  });
});
