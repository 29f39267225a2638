/**
 * The declaration of a route: one place for its inputs and answers.
 * The API serves it, the OpenAPI document describes it.
 */
import type Type from 'typebox';

export const TAGS = {
  search: 'Places, hotels, pictures and map tiles',
  rates: 'Prices, whole or as a stream',
  booking: 'Prebook, book, bookings and trips',
  'sign-in': 'Signing up, in and out',
  security: 'Passwords, addresses, passkeys, devices',
  account: "A user's own data",
  saved: 'Saved hotels, their lists, and lists that are shared',
  desk: "The operator's desk",
  reviews: 'Reviews of hotels',
  site: 'The API itself, and where a visitor is',
} as const;

/**
 * Who may call. `session`: needs the cookie of a sign-in. `token`: needs a bearer token, which the route `token` makes
 * from a session. `token-or-visitor`: works without a token; with one it knows whose booking it is.
 */
export type Access = 'session' | 'token' | 'token-or-visitor';

/** Any answer except the JSON of a 200. */
export type OtherAnswer = {
  readonly status: number;
  readonly description: string;
  /** Null for an answer without a body. */
  readonly contentType: string | null;
  /** The schema of the body. For `application/x-ndjson`, the schema of one line. */
  readonly schema?: Type.TSchema;
};

export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the API's base. */
  readonly path: string;
  readonly tag: keyof typeof TAGS;
  readonly summary: string;
  readonly access?: Access;
  readonly params?: Type.TObject;
  readonly querystring?: Type.TObject;
  readonly body?: Type.TObject;
  /** The JSON of a 200. */
  readonly answer?: Type.TSchema;
  readonly others?: readonly OtherAnswer[];
  /** The body of every 4xx and 5xx. The default is `ErrorBody`. */
  readonly failure?: Type.TSchema;
};

export type Routes = Readonly<Record<string, Route>>;
