/** HTTP in, HTTP out for all that keeps an account safe. Registered beside signing in, under its rules for cookies and origins. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { SignedInAnswer } from '@tenth-night/contract/auth-shapes';
import { PATHS } from '@tenth-night/contract/paths';
import {
  AddPasskeyBody,
  ChangeEmailBody,
  ChangePasswordBody,
  ConfirmEmailBody,
  ConfirmedAnswer,
  DoneAnswer,
  EndSessionBody,
  EraseAccountBody,
  ForgotPasswordBody,
  PasskeyOptionsAnswer,
  PasskeySignInBody,
  ProofBody,
  RemovePasskeyBody,
  ResetPasswordBody,
  SecurityAnswer,
  SendConfirmationBody,
} from '@tenth-night/contract/security-shapes';
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

export function securityRoutes(parts: Parts): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(passwordRoutes(parts));
    await app.register(emailRoutes(parts));
    await app.register(passkeyRoutes(parts));
    await app.register(accountRoutes(parts));
  };
}

function passwordRoutes({ security, readVisit }: Parts): FastifyPluginAsyncTypebox {
  const answers = { response: { 200: DoneAnswer } };
  return async (app) => {
    app.post(PATHS.forgotPassword, { schema: { body: ForgotPasswordBody, ...answers } }, async (request) => {
      const { email, language = DEFAULT_LANGUAGE } = request.body;
      await security.forgotPassword(readVisit(request), givenEmail(email), language);
      return done;
    });

    app.post(PATHS.resetPassword, { schema: { body: ResetPasswordBody, ...answers } }, async ({ body }) => {
      const { token, password, language = DEFAULT_LANGUAGE } = body;
      await security.resetPassword(token, { password, language });
      return done;
    });

    app.post(PATHS.changePassword, { schema: { body: ChangePasswordBody, ...answers } }, async (request) => {
      const { currentPassword, password, language = DEFAULT_LANGUAGE } = request.body;
      await security.changePassword(readVisit(request), currentPassword, { password, language });
      return done;
    });
  };
}

function emailRoutes({ security, readVisit }: Parts): FastifyPluginAsyncTypebox {
  const answers = { response: { 200: DoneAnswer } };
  return async (app) => {
    app.post(PATHS.sendConfirmation, { schema: { body: SendConfirmationBody, ...answers } }, async (request) => {
      await security.sendConfirmation(readVisit(request), request.body.language ?? DEFAULT_LANGUAGE);
      return done;
    });

    app.post(PATHS.changeEmail, { schema: { body: ChangeEmailBody, ...answers } }, async (request) => {
      const { email, password, language = DEFAULT_LANGUAGE } = request.body;
      await security.changeEmail(readVisit(request), givenEmail(email), password, language);
      return done;
    });

    app.post(
      PATHS.confirmEmail,
      { schema: { body: ConfirmEmailBody, response: { 200: ConfirmedAnswer } } },
      async ({ body: { token, language = DEFAULT_LANGUAGE } }) => ({
        email: await security.confirmEmail(token, language),
      }),
    );
  };
}

function passkeyRoutes({ passkeys, readVisit }: Parts): FastifyPluginAsyncTypebox {
  return async (app) => {
    const options = { response: { 200: PasskeyOptionsAnswer } };
    app.post(PATHS.passkeyOptions, { schema: { body: ProofBody, ...options } }, async (request, reply) => {
      const made = await passkeys.options(readVisit(request), request.body.password);
      setCookies(reply, made.cookies);
      return { options: made.options };
    });

    app.post(PATHS.passkeySignInOptions, { schema: options }, async (request, reply) => {
      const made = await passkeys.signInOptions(readVisit(request));
      setCookies(reply, made.cookies);
      return { options: made.options };
    });

    const answers = { response: { 200: DoneAnswer } };
    app.post(PATHS.addPasskey, { schema: { body: AddPasskeyBody, ...answers } }, async (request) => {
      const { response, name } = request.body;
      await passkeys.add(readVisit(request), response, name);
      return done;
    });

    app.post(PATHS.removePasskey, { schema: { body: RemovePasskeyBody, ...answers } }, async (request) => {
      await passkeys.remove(readVisit(request), request.body.id, request.body.password);
      return done;
    });

    app.post(
      PATHS.passkeySignIn,
      { schema: { body: PasskeySignInBody, response: { 200: SignedInAnswer } } },
      async (request, reply) => {
        const { user, cookies } = await passkeys.signIn(readVisit(request), request.body.response);
        setCookies(reply, cookies);
        return { user };
      },
    );
  };
}

function accountRoutes({ auth, security, readVisit }: Parts): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(PATHS.security, { schema: { response: { 200: SecurityAnswer } } }, async (request) => ({
      data: await security.security(readVisit(request)),
    }));

    const answers = { response: { 200: DoneAnswer } };
    app.post(PATHS.endSession, { schema: { body: EndSessionBody, ...answers } }, async (request) => {
      await security.endSession(readVisit(request), request.body.id);
      return done;
    });

    app.post(PATHS.googleDisconnect, { schema: { body: ProofBody, ...answers } }, async (request) => {
      await security.disconnectGoogle(readVisit(request), request.body.password);
      return done;
    });

    app.post(PATHS.eraseAccount, { schema: { body: EraseAccountBody, ...answers } }, async (request, reply) => {
      const visit = readVisit(request);
      const { password, language = DEFAULT_LANGUAGE } = request.body;
      await security.erase(visit, password, language);
      setCookies(reply, await auth.signOut(visit));
      return done;
    });
  };
}
