/** One OpenID Connect issuer: its accounts, its error pages, and automatic consent. */
import type { Configuration, JWK, KoaContextWithOIDC } from 'oidc-provider';
import { pageHeaders } from '../../kernel/html-page';
import type { Account, Accounts } from './accounts';
import { ACCOUNTS_PATH, problemPage } from './chooser-pages';
import { isReturnAllowed } from './client';
import { ISSUER_SETTINGS } from './issuer-settings';
import { createMemoryAdapter } from './memory-adapter';
import { base, Prompt, Provider } from './quiet-provider';

interface IssuerOptions {
  readonly accounts: Accounts;
  readonly signingKey: JWK;
  readonly cookieKey: string;
}

function claimsOf(account: Account, issuer: string) {
  return {
    sub: account.sub,
    email: account.email,
    email_verified: account.isEmailVerified,
    name: account.name,
    given_name: account.givenName,
    family_name: account.familyName,
    picture: `${issuer}/avatars/${account.sub}.svg`,
  };
}

async function grantWhatIsAsked({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider, params } = oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(String(params?.['scope'] ?? ''));
  await grant.save();
  return grant;
}

function interactions(): NonNullable<Configuration['interactions']> {
  const policy = base();
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  return { policy, url: (_ctx, { uid }) => `${ACCOUNTS_PATH}/${uid}` };
}

function configurationOf(issuer: string, { accounts, signingKey, cookieKey }: IssuerOptions): Configuration {
  return {
    ...ISSUER_SETTINGS,
    adapter: createMemoryAdapter(),
    cookies: { ...ISSUER_SETTINGS.cookies, keys: [cookieKey] },
    jwks: { keys: [signingKey] },
    interactions: interactions(),
    loadExistingGrant: grantWhatIsAsked,
    findAccount: (_ctx, sub) => {
      const account = accounts.find(sub);
      return account && { accountId: sub, claims: () => claimsOf(account, issuer) };
    },
    renderError: (ctx, { error, error_description: description }) => {
      ctx.set(pageHeaders());
      ctx.body = problemPage('This sign-in cannot go on', `The issuer says: ${description ?? 'no'} (${error}).`);
    },
  };
}

export function createIssuer(issuer: string, options: IssuerOptions): Provider {
  const provider = new Provider(issuer, configurationOf(issuer, options));
  // Otherwise Koa would write errors to the console.
  provider.silent = true;
  provider.Client.prototype.redirectUriAllowed = isReturnAllowed;
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.status !== 404 || ctx.body) return;
    ctx.set(pageHeaders());
    ctx.body = problemPage('There is nothing here', 'No page and no endpoint has this address.');
    ctx.status = 404;
  });
  return provider;
}
