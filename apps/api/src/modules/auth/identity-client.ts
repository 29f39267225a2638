/** Calls the identity provider with its own HTTP requests, but in-process. Nothing else exposes it. */
import { LRUCache } from 'lru-cache';
import type { Secrets } from '../../config/derived-keys';
import type { Db } from '../../db/client';
import type { FederatedClient } from './federated-client';
import type { IdentityProvider } from './identity-provider';
import type { Passwords } from './password-hash';
import { createCookieRenewal } from './session-cookie';

export type IdentityOptions = {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly google: FederatedClient | null;
  readonly failurePath: string;
  readonly siteName: string;
  readonly passwords: Passwords;
  onUserCreated(uid: string): Promise<void>;
  report(message: string): void;
};

type Question = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly origin: string;
  readonly cookie: string;
  /** The device that signs in. It is stored with the session. */
  readonly device?: string;
  readonly body?: object;
};

export type IdentityAnswer = {
  readonly status: number;
  readonly body: unknown;
  readonly cookies: readonly string[];
  readonly location: string | null;
};

export type IdentityClient = {
  /** Loads the library before the first request needs it. */
  warmUp(): Promise<void>;
  ask(question: Question): Promise<IdentityAnswer>;
  /** The claims of a bearer token that we issued; null for any other token. */
  verify(token: string, origin: string): Promise<Readonly<Record<string, unknown>> | null>;
};

/** Without a public URL, the site answers under any host: `localhost`, `127.0.0.1`, a name in the local network. */
const ORIGINS_LIMIT = 8;

export function createIdentityClient(options: IdentityOptions): IdentityClient {
  const providers = new LRUCache<string, IdentityProvider>({ max: ORIGINS_LIMIT });
  const renewed = createCookieRenewal(options.secrets);
  const load = () => import('./identity-provider');

  const providerFor = async (origin: string): Promise<IdentityProvider> => {
    const { createIdentityProvider } = await load();
    const known = providers.get(origin);
    if (known) return known;
    const made = createIdentityProvider({ ...options, origin });
    providers.set(origin, made);
    return made;
  };

  return {
    async warmUp() {
      await load();
    },
    async ask(question) {
      const { IDENTITY_BASE, deleteUnreadableKeys } = await load();
      const provider = await providerFor(question.origin);
      const cookie = renewed(question.cookie);
      const send = () => provider.handler(toRequest({ ...question, cookie }, IDENTITY_BASE));
      const response = await send().catch(async (error: unknown) => {
        if (question.path !== '/token' || !(await deleteUnreadableKeys(options.db, provider))) throw error;
        options.report('Replaced a signing key that no configured secret opens');
        return send();
      });
      return readAnswer(response);
    },
    async verify(token, origin) {
      const { payload } = await (await providerFor(origin)).api.verifyJWT({ body: { token } });
      return payload;
    },
  };
}

/** Does not pass on the full user agent or the IP address, so the library cannot store them. */
function toRequest({ method, path, origin, cookie, device, body }: Question, base: string): Request {
  return new Request(`${origin}${base}${path}`, {
    method,
    headers: {
      origin,
      ...(cookie && { cookie }),
      ...(device && { 'user-agent': device }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function readAnswer(response: Response): Promise<IdentityAnswer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    body: isJson && text ? JSON.parse(text) : null,
    cookies: response.headers.getSetCookie(),
    location: response.headers.get('location'),
  };
}
