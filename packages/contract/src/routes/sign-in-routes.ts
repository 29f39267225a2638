/** Signing up, in and out. */
import {
  GoogleSignInAnswer,
  GoogleSignInBody,
  SessionAnswer,
  SignedInAnswer,
  SignedOutAnswer,
  SignInBody,
  SignUpBody,
  TokenAnswer,
} from '../auth-shapes';
import { PATHS } from '../paths';
import type { Routes } from '../route';
import { PasskeyOptionsAnswer, PasskeySignInBody } from '../security-shapes';

export const SIGN_IN_ROUTES = {
  signUp: {
    method: 'POST',
    path: PATHS.signUp,
    tag: 'sign-in',
    summary: 'Creates an account and signs in',
    body: SignUpBody,
    answer: SignedInAnswer,
  },
  signIn: {
    method: 'POST',
    path: PATHS.signIn,
    tag: 'sign-in',
    summary: 'Signs in with an email address and a password',
    body: SignInBody,
    answer: SignedInAnswer,
  },
  signOut: {
    method: 'POST',
    path: PATHS.signOut,
    tag: 'sign-in',
    summary: 'Signs out on this device',
    answer: SignedOutAnswer,
  },
  signOutEverywhere: {
    method: 'POST',
    path: PATHS.signOutEverywhere,
    tag: 'sign-in',
    summary: 'Signs out on all devices',
    access: 'session',
    answer: SignedOutAnswer,
  },
  session: {
    method: 'GET',
    path: PATHS.session,
    tag: 'sign-in',
    summary: 'Returns the signed-in user',
    answer: SessionAnswer,
  },
  token: {
    method: 'POST',
    path: PATHS.token,
    tag: 'sign-in',
    summary: 'Creates a bearer token for the session',
    access: 'session',
    answer: TokenAnswer,
  },
  passkeySignInOptions: {
    method: 'POST',
    path: PATHS.passkeySignInOptions,
    tag: 'sign-in',
    summary: 'Starts a sign-in with a passkey',
    answer: PasskeyOptionsAnswer,
  },
  passkeySignIn: {
    method: 'POST',
    path: PATHS.passkeySignIn,
    tag: 'sign-in',
    summary: 'Signs in with a passkey',
    body: PasskeySignInBody,
    answer: SignedInAnswer,
  },
  googleSignIn: {
    method: 'POST',
    path: PATHS.googleSignIn,
    tag: 'sign-in',
    summary: 'Starts a sign-in with Google',
    body: GoogleSignInBody,
    answer: GoogleSignInAnswer,
  },
  googleCallback: {
    method: 'GET',
    path: PATHS.googleCallback,
    tag: 'sign-in',
    summary: 'Completes a sign-in with Google. Only Google redirects browsers here',
    others: [{ status: 302, description: 'Redirects to a page of the site, also after a failure.', contentType: null }],
  },
  googleConnect: {
    method: 'POST',
    path: PATHS.googleConnect,
    tag: 'sign-in',
    summary: 'Starts to connect a Google account',
    access: 'session',
    body: GoogleSignInBody,
    answer: GoogleSignInAnswer,
  },
} as const satisfies Routes;
