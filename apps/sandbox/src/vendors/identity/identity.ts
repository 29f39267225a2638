/**
 * The federated account ("Continue with Google").
 * An OpenID Connect issuer under `/identity`, with its chooser and its pictures.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyPluginAsync } from 'fastify';
import { createAccounts } from './accounts';
import { avatar } from './avatar';
import { chooserRoutes } from './chooser.routes';
import { createIssuers } from './issuers';
import { answerProblem } from './problems';

interface IdentityOptions {
  /** The people's ids are derived from it. */
  readonly seed: string;
}

export interface Identity {
  readonly plugin: FastifyPluginAsync;
  /** Clears typed accounts, sessions, codes and tokens. */
  reset(): void;
}

const PREFIX = '/identity';

export function createIdentity({ seed }: IdentityOptions): Identity {
  const accounts = createAccounts(seed);
  const issuers = createIssuers(seed, accounts);

  const routes: FastifyPluginAsync = async (app) => {
    // The issuer reads the body, so nothing here may read it.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.setErrorHandler(answerProblem);
    app.register(chooserRoutes(issuers, accounts), { prefix: '/accounts' });

    app.get<{ Params: { sub: string } }>('/avatars/:sub.svg', (request, reply) => {
      const account = accounts.find(request.params.sub);
      if (!account) throw Object.assign(new Error('Nobody has this picture.'), { statusCode: 404 });
      reply.headers({
        'content-type': 'image/svg+xml',
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      });
      return reply.send(avatar(account));
    });

    app.all('/*', async (request, reply) => {
      const issuer = await issuers.of(request);
      const raw: IncomingMessage & { originalUrl?: string } = request.raw;
      // The library compares these two to find out where it is mounted.
      raw.originalUrl = request.url;
      raw.url = request.url.slice(PREFIX.length);
      reply.hijack();
      await issuer.callback()(raw, reply.raw);
    });
  };

  return {
    plugin: async (app) => {
      app.register(routes, { prefix: PREFIX });
    },
    reset: () => {
      accounts.reset();
      issuers.reset();
    },
  };
}
