/** Calls of the desk. They carry a token that lives only in this page's memory. */
import { type ErrorBody, type ErrorCode, readErrorCode } from '@tenth-night/contract/errors';
import { PATHS } from '@tenth-night/contract/paths';
import { createContext, useContext } from 'react';

export class DeskError extends Error {
  override readonly name = 'DeskError';
  /** Null if our API did not answer. */
  readonly code: ErrorCode | null;

  constructor(message: string, code: ErrorCode | null) {
    super(message);
    this.code = code;
  }
}

type Send = (path: string, init: RequestInit) => Promise<Response>;
export type DeskApi = {
  get<Answer>(path: string, signal?: AbortSignal): Promise<Answer>;
  post<Answer>(path: string, body?: object): Promise<Answer>;
  /** Without a token: for the sign-in itself. */
  sign(path: string, body?: object): Promise<unknown>;
};

const JSON_HEADERS = { accept: 'application/json', 'content-type': 'application/json' };
/** A token this close to its end may expire on the way. */
const MARGIN_MS = 30_000;

export function createDeskApi(send: Send): DeskApi {
  let token: { readonly token: string; readonly expiresAt: string } | null = null;

  async function read(path: string, init: RequestInit): Promise<unknown> {
    const response = await send(path, init).catch(() => {
      throw new DeskError('The site does not answer. Check your connection.', null);
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer;
    throw new DeskError((answer as Partial<ErrorBody> | null)?.error?.message ?? '', readErrorCode(answer));
  }

  const post = (path: string, body: object, headers = {}) =>
    read(path, { method: 'POST', headers: { ...JSON_HEADERS, ...headers }, body: JSON.stringify(body) });

  async function bearer(): Promise<Record<string, string>> {
    if (!token || Date.parse(token.expiresAt) - Date.now() < MARGIN_MS) {
      token = (await post(PATHS.token, {})) as typeof token;
    }
    return { authorization: `Bearer ${token?.token}` };
  }

  return {
    async get<Answer>(path: string, signal?: AbortSignal) {
      const headers = { accept: 'application/json', ...(await bearer()) };
      return (await read(path, { headers, ...(signal && { signal }) })) as Answer;
    },
    async post<Answer>(path: string, body: object = {}) {
      return (await post(path, body, await bearer())) as Answer;
    },
    sign(path, body = {}) {
      token = null;
      return post(path, body);
    },
  };
}

export const DeskApiContext = createContext<DeskApi | null>(null);

export function useDeskApi(): DeskApi {
  const api = useContext(DeskApiContext);
  if (!api) throw new Error('The desk has no API');
  return api;
}
