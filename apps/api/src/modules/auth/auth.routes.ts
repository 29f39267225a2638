/** HTTP in, HTTP out for sign-in. Only these routes expose the identity provider. */
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import { hasSessionCookie } from '@tenth-night/contract/auth';
import { isReturnPath } from '@tenth-night/contract/return-path';
import { ROUTES } from '@tenth-night/contract/routes';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../app-error';
import { asFilteredJson, asSent, type ContractPlugin } from '../../plugins/declared-route';
import { goneSignal } from '../../plugins/gone-signal';
import type { AuthService } from './auth.service';
import { setCookies } from './cookies';
import { givenEmail } from './email-address';
import type { PasskeysService } from './passkeys.service';
import { securityRoutes } from './security.routes';
import type { SecurityService } from './security.service';
import { type ReadVisit, refuseForeignOrigin } from './visit';

type Parts = {
  readonly auth: AuthService;
  readonly security: SecurityService;
  readonly passkeys: PasskeysService;
  readonly readVisit: ReadVisit;
  readonly hasGoogleSignIn: boolean;
};

export function authRoutes(parts: Parts): ContractPlugin {
  return async (app) => {
    // A form on another site can send plain text without a preflight request, but not JSON.
    app.removeContentTypeParser('text/plain');
    // Unlike the rest of the API, these routes coerce nothing: a number is not a password.
    app.setValidatorCompiler(TypeBoxValidatorCompiler);
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      refuseForeignOrigin(request, parts.readVisit(request));
    });
    await app.register(passwordRoutes(parts));
    await app.register(sessionRoutes(parts));
    await app.register(securityRoutes(parts));
    if (parts.hasGoogleSignIn) await app.register(googleRoutes(parts));
  };
}

function passwordRoutes({ auth, security, readVisit }: Parts): ContractPlugin {
  return async (app) => {
    app.route({
      ...asFilteredJson(ROUTES.signUp),
      handler: async (request, reply) => {
        const { email, password } = credentials(request.body);
        await security.refuseWeak(password, email);
        const outcome = await auth.signUp(readVisit(request), { email, password }, goneSignal(reply));
        if (outcome.kind === 'limited') throw limited(reply, outcome.retryAfterS);
        if (outcome.kind === 'refused') {
          // Says no more, because otherwise it would reveal who has an account.
          throw new AppError(
            'account_not_created',
            'This account could not be created. If you already have one, sign in.',
          );
        }
        if (outcome.isNew) security.welcome(outcome.user.uid, email, request.body.language ?? 'en');
        setCookies(reply, outcome.cookies);
        return { user: outcome.user };
      },
    });

    app.route({
      ...asFilteredJson(ROUTES.signIn),
      handler: async (request, reply) => {
        const outcome = await auth.signIn(readVisit(request), credentials(request.body));
        if (outcome.kind === 'limited') throw limited(reply, outcome.retryAfterS);
        if (outcome.kind === 'refused') throw new AppError('invalid_credentials', 'Invalid email or password');
        setCookies(reply, outcome.cookies);
        return { user: outcome.user };
      },
    });
  };
}

function sessionRoutes({ auth, readVisit }: Parts): ContractPlugin {
  return async (app) => {
    app.route({
      ...asFilteredJson(ROUTES.session),
      handler: async (request, reply) => {
        const visit = readVisit(request);
        if (!hasSessionCookie(visit.cookie)) return { user: null };
        const { user, cookies } = await auth.session(visit);
        setCookies(reply, cookies);
        return { user };
      },
    });

    app.route({
      ...asFilteredJson(ROUTES.token),
      handler: async (request, reply) => {
        const visit = readVisit(request);
        const made = hasSessionCookie(visit.cookie) ? await auth.token(visit) : null;
        if (!made) throw notSignedIn();
        setCookies(reply, made.cookies);
        return { token: made.token, expiresAt: made.expiresAt };
      },
    });

    app.route({
      ...asFilteredJson(ROUTES.signOut),
      handler: async (request, reply) => {
        setCookies(reply, await auth.signOut(readVisit(request)));
        return { user: null };
      },
    });

    app.route({
      ...asFilteredJson(ROUTES.signOutEverywhere),
      handler: async (request, reply) => {
        const visit = readVisit(request);
        const cookies = hasSessionCookie(visit.cookie) ? await auth.signOutEverywhere(visit) : null;
        if (!cookies) throw notSignedIn();
        setCookies(reply, cookies);
        return { user: null };
      },
    });
  };
}

function googleRoutes({ auth, readVisit }: Parts): ContractPlugin {
  return async (app) => {
    app.route({
      ...asFilteredJson(ROUTES.googleSignIn),
      handler: async (request, reply) => {
        const outcome = await auth.startGoogle(readVisit(request), pathOf(request.body));
        if (outcome.kind === 'limited') throw limited(reply, outcome.retryAfterS);
        setCookies(reply, outcome.cookies);
        return { url: outcome.url };
      },
    });
    app.route({
      ...asFilteredJson(ROUTES.googleConnect),
      handler: async (request, reply) => {
        const { url, cookies } = await auth.connectGoogle(readVisit(request), pathOf(request.body));
        setCookies(reply, cookies);
        return { url };
      },
    });
    app.route({
      ...asSent(ROUTES.googleCallback),
      handler: async (request, reply) => {
        const query = request.url.split('?').slice(1).join('?');
        const { location, cookies } = await auth.finishGoogle(readVisit(request), query);
        setCookies(reply, cookies);
        return reply.redirect(location, 302);
      },
    });
  };
}

function pathOf({ returnTo }: { returnTo?: string }): string | undefined {
  if (returnTo !== undefined && !isReturnPath(returnTo)) {
    throw new AppError('bad_request', 'returnTo must be a path of this site');
  }
  return returnTo;
}

function credentials({ email, password }: { email: string; password: string }) {
  return { email: givenEmail(email), password };
}

function limited(reply: FastifyReply, retryAfterS: number): AppError {
  reply.header('retry-after', retryAfterS);
  return new AppError('rate_limited', 'Too many attempts');
}

function notSignedIn(): AppError {
  return new AppError('unauthorized', 'Nobody is signed in');
}
