/** The account chooser. The issuer sends the browser here to sign in. */
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults } from 'oidc-provider';
import { pageHeaders } from '../../kernel/html-page';
import type { Account, Accounts } from './accounts';
import { readAnotherAccount } from './another-account';
import { anotherAccountPage, chooserPage } from './chooser-pages';
import { RETURN_SOURCES } from './client';
import type { Issuers } from './issuers';

interface Chooser {
  Params: { uid: string };
  Body: URLSearchParams | undefined;
}

const FORM_LIMIT = 16 * 1024;
const NO_FORM = new URLSearchParams();

const send = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
  reply.code(status).headers(pageHeaders(RETURN_SOURCES)).send(page);

/** The sign-in that this browser has started. Its cookie is valid for this path only. */
async function pendingSignIn(issuers: Issuers, request: FastifyRequest<Chooser>, reply: FastifyReply) {
  const issuer = await issuers.of(request);
  const { uid, prompt } = await issuer.interactionDetails(request.raw, reply.raw);
  const finish = async (result: InteractionResults): Promise<FastifyReply> =>
    reply.redirect(await issuer.interactionResult(request.raw, reply.raw, result), 303);
  return {
    uid,
    prompt: prompt.name,
    finish,
    continueAs: ({ sub }: Account) => finish({ login: { accountId: sub }, select_account: {} }),
  };
}

export function chooserRoutes(issuers: Issuers, accounts: Accounts): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: FORM_LIMIT }, (_request, body, done) => {
      done(null, new URLSearchParams(String(body)));
    });

    app.get<Chooser>('/:uid', async (request, reply) => {
      const { uid, prompt, finish } = await pendingSignIn(issuers, request, reply);
      // Grants consent even if the request asks for it explicitly: the chooser is the only page.
      return prompt === 'consent' ? finish({ consent: {} }) : send(reply, chooserPage(uid, accounts.list()));
    });

    app.post<Chooser>('/:uid', async (request, reply) => {
      const { uid, continueAs } = await pendingSignIn(issuers, request, reply);
      const account = accounts.find(request.body?.get('account') ?? '');
      return account ? continueAs(account) : send(reply, chooserPage(uid, accounts.list()), 422);
    });

    app.get<Chooser>('/:uid/another', async (request, reply) => {
      const { uid } = await pendingSignIn(issuers, request, reply);
      return send(reply, anotherAccountPage(uid));
    });

    app.post<Chooser>('/:uid/another', async (request, reply) => {
      const { uid, continueAs } = await pendingSignIn(issuers, request, reply);
      const { kind, typed, wrong } = readAnotherAccount(request.body ?? NO_FORM);
      return kind === 'person'
        ? continueAs(accounts.open(typed))
        : send(reply, anotherAccountPage(uid, typed, wrong), 422);
    });

    app.post<Chooser>('/:uid/cancel', async (request, reply) => {
      const { finish } = await pendingSignIn(issuers, request, reply);
      return finish({ error: 'access_denied', error_description: 'The person has cancelled the sign-in' });
    });
  };
}
