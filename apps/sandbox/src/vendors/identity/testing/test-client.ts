/** Our application from the issuer's view: it requests a sign-in and redeems the code. */
import { createHash } from 'node:crypto';
import { IDENTITY_CLIENT } from '../client';

export const REDIRECT_URI = 'http://localhost:3000/auth/callback';
export const VERIFIER = 'a-verifier-that-is-long-enough-to-be-a-verifier';

export function authorizePath(change: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: IDENTITY_CLIENT.id,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...change,
  });
  return `/identity/auth?${query}`;
}

interface Spending {
  readonly code: string;
  readonly verifier?: string;
  readonly secret?: string;
}

interface TokenAnswer {
  readonly status: number;
  readonly body: { id_token?: string; access_token?: string; error?: string };
}

/** Sends the secret in one of the two usual ways. */
export async function spendCode(
  origin: string,
  { code, verifier = VERIFIER, secret = IDENTITY_CLIENT.secret }: Spending,
  way: 'basic' | 'post' = 'basic',
): Promise<TokenAnswer> {
  const fields = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: REDIRECT_URI,
    code_verifier: verifier,
  };
  const basic = Buffer.from(`${IDENTITY_CLIENT.id}:${secret}`).toString('base64');
  const answer = await fetch(`${origin}/identity/token`, {
    method: 'POST',
    ...(way === 'basic'
      ? { headers: { authorization: `Basic ${basic}` }, body: new URLSearchParams(fields) }
      : { body: new URLSearchParams({ ...fields, client_id: IDENTITY_CLIENT.id, client_secret: secret }) }),
  });
  return { status: answer.status, body: (await answer.json()) as TokenAnswer['body'] };
}
