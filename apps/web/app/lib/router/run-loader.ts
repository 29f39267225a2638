/** Loads what a page needs before it is shown. The same on the server and in the browser. */
import type { ComponentType } from 'react';
import type { Params } from './match-route';

export type LoaderArgs = {
  /** Its address has no hash. */
  readonly request: Request;
  readonly params: Params;
};

/** A page: its component, and the data that it reads with `useLoaderData`. */
export type Page = {
  readonly Component: ComponentType;
  /** A `Response` redirects. */
  readonly loader?: (args: LoaderArgs) => unknown;
  /** Takes what another page has loaded ahead for this one. */
  readonly prepare?: (ahead: unknown) => void;
  /** Whether the data for one address also fits another address of the same page. */
  readonly keepsData?: (current: URL, next: URL) => boolean;
};

export type Outcome =
  | { readonly kind: 'loaded'; readonly data: unknown; readonly status: number }
  | { readonly kind: 'redirect'; readonly address: string; readonly status: number }
  | { readonly kind: 'failed'; readonly error: unknown };

class WithStatus {
  readonly data: unknown;
  readonly status: number;

  constructor(data: unknown, status: number) {
    this.data = data;
    this.status = status;
  }
}

/** The data of a loader, with the HTTP status of its page. */
export const withStatus = (data: unknown, status: number): unknown => new WithStatus(data, status);

export async function runLoader({ loader }: Page, args: LoaderArgs): Promise<Outcome> {
  try {
    const answer = (await loader?.(args)) ?? null;
    if (answer instanceof Response) {
      return { kind: 'redirect', address: answer.headers.get('location') ?? '/', status: answer.status };
    }
    return { kind: 'loaded', ...(answer instanceof WithStatus ? answer : { data: answer, status: 200 }) };
  } catch (error) {
    return { kind: 'failed', error };
  }
}
