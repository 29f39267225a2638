/** HTTP in, HTTP out for account security. Registered next to sign-in, with the same rules for cookies and origins. */
import { ROUTES } from '@tenth-night/contract/routes';
import { asFilteredJson, type ContractPlugin } from '../../plugins/declared-route';
import type { AuthService } from './auth.service';
import { setCookies } from './cookies';
import { givenEmail } from './email-address';
import type { PasskeysService } from './passkeys.service';
import type { SecurityService } from './security.service';
import type { ReadVisit } from './visit';

type Parts = {
  readonly auth: AuthService;
  readonly security: SecurityService;
  readonly passkeys: PasskeysService;
  readonly readVisit: ReadVisit;
};

const DEFAULT_LANGUAGE = 'en';
const done = { isDone: true } as const;

export function securityRoutes(parts: Parts): ContractPlugin {
  return async (app) => {
    await app.register(passwordRoutes(parts));
    await app.register(emailRoutes(parts));
    await app.register(passkeyRoutes(parts));
    await app.register(accountRoutes(parts));
  };
}

function passwordRoutes({ security, readVisit }: Parts): ContractPlugin {
  return async (app) => {
    app.route({
      ...asFilteredJson(ROUTES.forgotPassword),
      handler: async (request) => {
        const { email, language = DEFAULT_LANGUAGE } = request.body;
        await security.forgotPassword(readVisit(request), givenEmail(email), language);
        return done;
      },
    });

    app.route({
      ...asFilteredJson(ROUTES.resetPassword),
      handler: async ({ body }) => {
        const { token, password, language = DEFAULT_LANGUAGE } = body;
        await security.resetPassword(token, { password, language });
        return done;
      },
    });

    app.route({
      ...asFilteredJson(ROUTES.changePassword),
      handler: async (request) => {
        const { currentPassword, password, language = DEFAULT_LANGUAGE } = request.body;
        await security.changePassword(readVisit(request), currentPassword, { password, language });
        return done;
      },
    });
  };
}

function emailRoutes({ security, readVisit }: Parts): ContractPlugin {
  return async (app) => {
    app.route({
      ...asFilteredJson(ROUTES.sendConfirmation),
      handler: async (request) => {
        await security.sendConfirmation(readVisit(request), request.body.language ?? DEFAULT_LANGUAGE);
        return done;
      },
    });

    app.route({
      ...asFilteredJson(ROUTES.changeEmail),
      handler: async (request) => {
        const { email, password, language = DEFAULT_LANGUAGE } = request.body;
        await security.changeEmail(readVisit(request), givenEmail(email), password, language);
        return done;
      },
    });

    app.route({
      ...asFilteredJson(ROUTES.confirmEmail),
      handler: async ({ body: { token, language = DEFAULT_LANGUAGE } }) => ({
        email: await security.confirmEmail(token, language),
      }),
    });
  };
}

function passkeyRoutes({ passkeys, readVisit }: Parts): ContractPlugin {
  return async (app) => {
    app.route({
      ...asFilteredJson(ROUTES.passkeyOptions),
      handler: async (request, reply) => {
        const made = await passkeys.options(readVisit(request), request.body.password);
        setCookies(reply, made.cookies);
        return { options: made.options };
      },
    });

    app.route({
      ...asFilteredJson(ROUTES.passkeySignInOptions),
      handler: async (request, reply) => {
        const made = await passkeys.signInOptions(readVisit(request));
        setCookies(reply, made.cookies);
        return { options: made.options };
      },
    });

    app.route({
      ...asFilteredJson(ROUTES.addPasskey),
      handler: async (request) => {
        const { response, name } = request.body;
        await passkeys.add(readVisit(request), response, name);
        return done;
      },
    });

    app.route({
      ...asFilteredJson(ROUTES.removePasskey),
      handler: async (request) => {
        await passkeys.remove(readVisit(request), request.body.id, request.body.password);
        return done;
      },
    });

    app.route({
      ...asFilteredJson(ROUTES.passkeySignIn),
      handler: async (request, reply) => {
        const { user, cookies } = await passkeys.signIn(readVisit(request), request.body.response);
        setCookies(reply, cookies);
        return { user };
      },
    });
  };
}

function accountRoutes({ auth, security, readVisit }: Parts): ContractPlugin {
  return async (app) => {
    app.route({
      ...asFilteredJson(ROUTES.security),
      handler: async (request) => ({ data: await security.security(readVisit(request)) }),
    });

    app.route({
      ...asFilteredJson(ROUTES.endSession),
      handler: async (request) => {
        await security.endSession(readVisit(request), request.body.id);
        return done;
      },
    });

    app.route({
      ...asFilteredJson(ROUTES.googleDisconnect),
      handler: async (request) => {
        await security.disconnectGoogle(readVisit(request), request.body.password);
        return done;
      },
    });

    app.route({
      ...asFilteredJson(ROUTES.eraseAccount),
      handler: async (request, reply) => {
        const visit = readVisit(request);
        const { password, language = DEFAULT_LANGUAGE } = request.body;
        await security.erase(visit, password, language);
        setCookies(reply, await auth.signOut(visit));
        return done;
      },
    });
  };
}
