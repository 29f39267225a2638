/** Only the identity stand-in, on a real port, in an app that reads JSON by default, like the sandbox. */
import fastify from 'fastify';
import { acceptLooseJson } from '../../../kernel/loose-json';
import { createIdentity, type Identity } from '../identity';
import type { TestBrowser, Visit } from './test-browser';
import { authorizePath } from './test-client';

export const AMARA = 'amara.okafor@example.test';
export const MATEO = 'mateo.fernandez@example.test';

export interface TestIdentity extends Identity {
  readonly origin: string;
  close(): Promise<void>;
}

export async function startIdentity(): Promise<TestIdentity> {
  const app = fastify({ forceCloseConnections: true });
  acceptLooseJson(app);
  const identity = createIdentity({ seed: 'test' });
  app.register(identity.plugin);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { ...identity, origin, close: () => app.close() };
}

/** The value of the button in the row that contains the text. */
export function accountOf(html: string, text: string): string {
  const row = html.split('<li>').find((part) => part.includes(text)) ?? '';
  return /value="(\d{21})"/.exec(row)?.[1] ?? '';
}

/** Requests a sign-in and chooses the person with this address. */
export async function signIn(browser: TestBrowser, email = AMARA, change: Record<string, string> = {}): Promise<Visit> {
  const chooser = await browser.get(authorizePath(change));
  return browser.submit(chooser.url.pathname, { account: accountOf(chooser.html, email) });
}

export const codeOf = (visit: Visit): string => visit.url.searchParams.get('code') ?? '';
