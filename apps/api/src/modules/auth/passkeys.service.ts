/** Adds passkeys, and signs in with them. The identity provider checks the authenticator's answer. */
import { AppError } from '../../app-error';
import type { AttemptLimit } from './attempt-limit';
import { endBefore, expected, post, refuseIfOver, type SignedIn, signedIn } from './auth-outcome';
import type { IdentityClient } from './identity-client';
import type { Proof } from './proof';
import type { SecurityRepo } from './security.repo';
import type { Visit } from './visit';

type Parts = {
  readonly identity: IdentityClient;
  readonly limit: AttemptLimit;
  readonly repo: SecurityRepo;
  readonly proof: Proof;
};

type Options = { readonly options: Record<string, unknown>; readonly cookies: readonly string[] };

/** More than the number of devices that anybody has. */
const PASSKEYS_MAX = 20;

export type PasskeysService = ReturnType<typeof createPasskeysService>;

export function createPasskeysService({ identity, limit, repo, proof }: Parts) {
  const optionsAt = async ({ origin, cookie }: Visit, path: string): Promise<Options> => {
    const { body, cookies } = expected(await identity.ask({ method: 'GET', path, origin, cookie }));
    return { options: body as Record<string, unknown>, cookies };
  };

  return {
    async options(visit: Visit, password: string | undefined): Promise<Options> {
      const owner = await proof.owner(visit);
      await proof.prove(owner, password);
      if ((await repo.passkeys(owner.uid)).length >= PASSKEYS_MAX) {
        throw new AppError('conflict', 'This account has too many passkeys');
      }
      return optionsAt(visit, '/passkey/generate-register-options');
    },

    /** Asks for no password: the options needed one, and they are valid for one answer. */
    async add(visit: Visit, response: object, name: string): Promise<void> {
      await proof.owner(visit);
      const { origin, cookie } = visit;
      const body = { response, name };
      const { status } = await identity.ask({
        method: 'POST',
        path: '/passkey/verify-registration',
        origin,
        cookie,
        body,
      });
      // The library answers 500 to any response that it cannot read.
      if (status >= 300) throw new AppError('bad_request', 'This passkey cannot be used');
    },

    async remove(visit: Visit, id: string, password: string | undefined): Promise<void> {
      const owner = await proof.owner(visit);
      await proof.prove(owner, password);
      await repo.removePasskey(owner.uid, id);
    },

    /** Names no account, because the authenticator knows which account it opens. */
    async signInOptions(visit: Visit): Promise<Options> {
      const { options, cookies } = await optionsAt({ ...visit, cookie: '' }, '/passkey/generate-authenticate-options');
      return { options: { ...options, userVerification: 'required' }, cookies };
    },

    async signIn(visit: Visit, response: object): Promise<SignedIn> {
      refuseIfOver(await limit.take('address', visit.address));
      const { origin, cookie, device } = visit;
      const path = '/passkey/verify-authentication';
      const answer = await identity.ask({ ...post, path, origin, cookie, device, body: { response } });
      if (answer.status >= 300) throw new AppError('invalid_credentials', 'This passkey is not known here');
      await endBefore(identity, visit);
      return signedIn(answer);
    },
  };
}
