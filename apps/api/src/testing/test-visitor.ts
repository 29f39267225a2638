/**
 * A browser that uses our API. It stores our cookies, has its own address, and can go through the sandbox's sign-in.
 */
import { createTestBrowser } from '@tenth-night/sandbox/vendors/identity/testing/test-browser';
import { accountOf } from '@tenth-night/sandbox/vendors/identity/testing/test-identity';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TestApi } from './test-api';

export type TestVisitor = {
  readonly cookies: Map<string, string>;
  cookieHeader(): string;
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(path: string, body?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Starts a federated sign-in and chooses an account, or cancels. Returns the callback's path and query. */
  chooseAtIssuer(email: string | null, returnTo?: string, path?: string): Promise<string>;
  /** Does the complete sign-in. Returns the path on which the browser ends. */
  signInWithGoogle(email: string | null, returnTo?: string): Promise<string>;
  /** Does the same for a signed-in user, to connect the two accounts. */
  connectGoogle(email: string): Promise<string>;
};

type Place = Pick<TestApi, 'app' | 'sandboxUrl'>;

export function createVisitor({ app, sandboxUrl }: Place, address = '203.0.113.1'): TestVisitor {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  const send = async ({ headers, ...options }: InjectOptions) => {
    const cookie = cookieHeader();
    const sent = { 'x-forwarded-for': address, ...(cookie && { cookie }), ...headers };
    const answer = await app.inject({ ...options, headers: sent });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) keep(cookies, line);
    return answer;
  };
  const get: TestVisitor['get'] = (path, headers) => send({ url: `/api${path}`, ...(headers && { headers }) });
  const post: TestVisitor['post'] = (path, body, headers) =>
    send({ method: 'POST', url: `/api${path}`, ...(body && { payload: body }), ...(headers && { headers }) });

  const chooseAtIssuer: TestVisitor['chooseAtIssuer'] = async (email, returnTo, start = '/auth/google') => {
    const { url } = (await post(start, returnTo === undefined ? {} : { returnTo })).json() as { url: string };
    const issuer = createTestBrowser(sandboxUrl);
    const chooser = await issuer.get(url);
    const path = chooser.url.pathname;
    const ended = email
      ? await issuer.submit(path, { account: accountOf(chooser.html, email) })
      : await issuer.submit(`${path}/cancel`, {});
    return `${ended.url.pathname}${ended.url.search}`;
  };

  return {
    cookies,
    cookieHeader,
    get,
    post,
    chooseAtIssuer,
    async signInWithGoogle(email, returnTo) {
      const answer = await send({ url: await chooseAtIssuer(email, returnTo) });
      return String(answer.headers.location);
    },
    async connectGoogle(email) {
      const answer = await send({ url: await chooseAtIssuer(email, undefined, '/auth/google/connect') });
      return String(answer.headers.location);
    },
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';', 1);
  const cut = pair.indexOf('=');
  const [name, value] = [pair.slice(0, cut), pair.slice(cut + 1)];
  if (value === '') cookies.delete(name);
  else cookies.set(name, value);
}
