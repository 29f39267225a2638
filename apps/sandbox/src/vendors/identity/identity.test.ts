import { execFile } from 'node:child_process';
import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { promisify } from 'node:util';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdentity } from './identity';
import { createTestBrowser, type TestBrowser } from './testing/test-browser';
import { authorizePath, REDIRECT_URI, spendCode } from './testing/test-client';
import { AMARA, codeOf, MATEO, signIn, startIdentity, type TestIdentity } from './testing/test-identity';

let identity: TestIdentity;
let origin: string;
let browser: TestBrowser;
const said = vi.fn();

beforeAll(async () => {
  for (const method of ['log', 'info', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(said);
  identity = await startIdentity();
  origin = identity.origin;
});
beforeEach(() => {
  browser = createTestBrowser(origin);
});
afterAll(async () => {
  await identity.close();
  vi.restoreAllMocks();
});

async function readIdToken(token: string): Promise<Record<string, unknown>> {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  const { keys } = (await (await fetch(`${origin}/identity/jwks`)).json()) as {
    keys: (JsonWebKey & { kid: string })[];
  };
  const key = keys.find(({ kid }) => kid === read(head).kid);
  expect(key).toBeDefined();
  expect(key).not.toHaveProperty('d');
  const publicKey = createPublicKey({ key: key as JsonWebKey, format: 'jwk' });
  expect(verify('sha256', Buffer.from(`${head}.${payload}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(
    true,
  );
  return read(payload);
}

describe('the issuer', () => {
  it('describes itself under the address of the request', async () => {
    const read = async (base: string) =>
      (await (await fetch(`${base}/identity/.well-known/openid-configuration`)).json()) as Record<string, unknown>;
    expect(await read(origin)).toMatchObject({
      issuer: `${origin}/identity`,
      authorization_endpoint: `${origin}/identity/auth`,
      token_endpoint: `${origin}/identity/token`,
      userinfo_endpoint: `${origin}/identity/userinfo`,
      jwks_uri: `${origin}/identity/jwks`,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
      scopes_supported: ['openid', 'email', 'profile'],
    });
    const other = origin.replace('127.0.0.1', 'localhost');
    expect(await read(other)).toMatchObject({ issuer: `${other}/identity` });
  });

  it.each(['basic', 'post'] as const)('takes a person from the chooser to the profile (%s)', async (way) => {
    const back = await signIn(browser);
    expect(`${back.url.origin}${back.url.pathname}`).toBe(REDIRECT_URI);
    expect(back.url.searchParams.get('state')).toBe('the-state');

    const { status, body } = await spendCode(origin, { code: codeOf(back) }, way);
    expect(status).toBe(200);
    const person = {
      sub: expect.stringMatching(/^\d{21}$/),
      email: AMARA,
      email_verified: true,
      name: 'Amara Okafor',
      given_name: 'Amara',
      family_name: 'Okafor',
      picture: expect.stringMatching(/\/identity\/avatars\/\d{21}\.svg$/),
    };
    const claims = await readIdToken(body.id_token ?? '');
    expect(claims).toMatchObject({ ...person, iss: `${origin}/identity`, aud: 'tenth-night', nonce: 'the-nonce' });

    const authorization = `Bearer ${body.access_token}`;
    const profile = await fetch(`${origin}/identity/userinfo`, { headers: { authorization } });
    expect(await profile.json()).toEqual({ ...person, sub: claims['sub'] });

    const picture = await fetch(String(claims['picture']));
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(await picture.text()).toMatch(/^<svg .*>A\u200cO<\/text><\/svg>$/);
  });

  it('says when an address is not verified', async () => {
    const back = await signIn(browser, MATEO);
    const { body } = await spendCode(origin, { code: codeOf(back) });
    expect(await readIdToken(body.id_token ?? '')).toMatchObject({
      email_verified: false,
      family_name: 'Fernández Ruiz',
    });
  });

  it('returns only the requested claims', async () => {
    const { body } = await spendCode(origin, { code: codeOf(await signIn(browser, AMARA, { scope: 'openid' })) });
    const claims = await readIdToken(body.id_token ?? '');
    expect(claims).not.toHaveProperty('email');
    expect(claims).not.toHaveProperty('name');
  });

  it('refuses a wrong client secret', async () => {
    const answer = await spendCode(origin, { code: codeOf(await signIn(browser)), secret: 'wrong' });
    expect(answer).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
  });

  it('refuses a wrong verifier', async () => {
    const verifier = 'another-verifier-that-is-long-enough-as-well';
    const answer = await spendCode(origin, { code: codeOf(await signIn(browser)), verifier });
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('accepts a code once, and revokes its tokens when the code comes again', async () => {
    const code = codeOf(await signIn(browser));
    const first = await spendCode(origin, { code });
    expect(await spendCode(origin, { code })).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    const headers = { authorization: `Bearer ${first.body.access_token}` };
    expect((await fetch(`${origin}/identity/userinfo`, { headers })).status).toBe(401);
  });

  it('requires a challenge', async () => {
    const back = await browser.get(authorizePath({ code_challenge: '', code_challenge_method: '' }));
    expect(back.url.searchParams.get('error')).toBe('invalid_request');
  });

  it.each([
    'http://evil.example/callback',
    'http://localhost.evil.example/callback',
    'http://localhost@evil.example/',
    'javascript:alert(1)',
    'https://good.example/#fragment',
    'not an address',
    '',
  ])('does not redirect to %s', async (redirect_uri) => {
    const answer = await browser.get(authorizePath({ redirect_uri }));
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
    expect(answer.html).toContain('<h1>This sign-in cannot go on</h1>');
  });

  it.each(['http://localhost:1/a', 'http://127.0.0.1:65535/b?c=d', 'https://tenth-night.example/back'])(
    'redirects to %s',
    async (redirect_uri) => {
      const back = await signIn(browser, AMARA, { redirect_uri });
      expect(back.url.href.startsWith(redirect_uri)).toBe(true);
      expect(codeOf(back)).not.toBe('');
    },
  );

  it.each([
    ['an unknown client', authorizePath({ client_id: 'nobody' }), 400],
    ['no parameters at all', '/identity/auth', 400],
    ['a sign-in that was never started', '/identity/auth/nothing', 400],
    ['a chooser that was never opened', '/identity/accounts/nothing', 400],
    ['an address without a page', '/identity/nothing', 404],
    ['the picture of an unknown person', '/identity/avatars/1.svg', 404],
  ])('answers %s with an explanation page', async (_case, path, status) => {
    const answer = await browser.get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.html).toContain('<h1>');
    expect(answer.html).not.toMatch(/node_modules|\bat .*:\d+:\d+/);
  });

  it.each([
    ['application/json', '{'],
    ['application/x-www-form-urlencoded', 'grant_type=magic'],
    ['text/plain', 'hello'],
  ])('answers a token request of %s with a protocol error', async (type, body) => {
    const answer = await fetch(`${origin}/identity/token`, { method: 'POST', headers: { 'content-type': type }, body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty('error');
  });

  it.each(['a b', 'evil.example/path', 'evil.example?query', 'user@evil.example', ':0:0'])(
    'refuses the host "%s"',
    async (host) => {
      const app = fastify();
      app.register(createIdentity({ seed: 'test' }).plugin);
      const answer = await app.inject({ url: '/identity/jwks', headers: { host } });
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain('no usable host');
    },
  );

  it('writes nothing to the console, neither at run time nor on import', async () => {
    expect(said).not.toHaveBeenCalled();
    const file = new URL('./identity.ts', import.meta.url).href;
    const script = `await import(${JSON.stringify(file)})`;
    const flags = ['--import', 'tsx', '--input-type=module', '--eval', script];
    expect(await promisify(execFile)(process.execPath, flags)).toEqual({ stdout: '', stderr: '' });
  });
});
