/** HTTP as the hotel-rate provider uses it: a key header, error bodies with any status, 204 for nothing. */
import type { WireError } from '@tenth-night/provider-wire/hotel-rates/errors';
import { ProviderError } from '../provider-error';
import { fieldsOf } from '../wire-records';
import { numberOf, textOf } from '../wire-values';
import { type ReasonOf, reasonOfAny, reasonOfSearch, type Said } from './refusal-reasons';

export const VENDOR = 'liteapi';

export type WireClientOptions = {
  /** Includes the version, for example `https://api.liteapi.travel/v3.0`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** For a whole answer, unless the call sets its own timeout. */
  readonly timeoutMs: number;
};

export type WireCall = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly timeoutMs?: number;
  /** What a refusal of this call means. */
  readonly reasonOf?: ReasonOf;
};

export type WireClient = {
  urlOf(path: string): string;
  /** Null if the provider has nothing: 204, or a refusal with that meaning. Throws every other refusal. */
  call<Answer>(call: WireCall, signal: AbortSignal): Promise<Answer | null>;
  /** Null for 'no availability'. */
  postForEvents(call: Omit<WireCall, 'method'>, signal: AbortSignal): Promise<AsyncIterable<Uint8Array> | null>;
};

type Read<T> = (url: string, response: Response) => Promise<T>;

export function createWireClient({ baseUrl, apiKey, timeoutMs }: WireClientOptions): WireClient {
  const headers = { 'x-api-key': apiKey, accept: 'application/json', 'content-type': 'application/json' };
  const urlOf = (path: string) => `${baseUrl}${path}`;

  async function send<T>(call: WireCall, gone: AbortSignal, read: Read<T>): Promise<T> {
    const url = call.query ? `${urlOf(call.path)}?${new URLSearchParams(call.query)}` : urlOf(call.path);
    const body = call.body === undefined ? null : JSON.stringify(call.body);
    const late = AbortSignal.timeout(call.timeoutMs ?? timeoutMs);
    try {
      // Follows no redirect, so that key and body go nowhere else. A redirect is a failed answer.
      const signal = AbortSignal.any([gone, late]);
      return await read(url, await fetch(url, { method: call.method, headers, body, signal, redirect: 'manual' }));
    } catch (cause) {
      if (gone.aborted || cause instanceof ProviderError) throw cause;
      const failure = late.aborted ? 'late' : 'lost';
      const what = late.aborted ? 'did not answer in time' : 'could not be reached';
      throw new ProviderError(`The provider ${what}`, { vendor: VENDOR, url, status: null, failure }, { cause });
    }
  }

  return {
    urlOf,
    call: <Answer>(call: WireCall, signal: AbortSignal) =>
      send(call, signal, (...answered) => readJson(...answered, call.reasonOf)) as Promise<Answer | null>,
    postForEvents: (call, signal) =>
      send({ ...call, method: 'POST' }, signal, async (url, response) => {
        if (response.ok && response.headers.get('content-type')?.includes('text/event-stream')) return response.body;
        await readJson(url, response, reasonOfSearch);
        return null;
      }),
  };
}

/** Null if the provider has nothing. */
async function readJson(url: string, response: Response, reasonOf: ReasonOf = reasonOfAny): Promise<unknown> {
  if (response.status === 204) return null;
  const { status } = response;
  const body = await response.text();
  const answer = parse(body);
  const said = readError(answer, status);
  if (said) return orNothing(said, { url, body }, reasonOf);
  if (response.ok && answer !== null) return answer;
  const reason = reasonOf({ status, code: null, message: '', description: '' });
  if (reason === 'nothing') return null;
  const what = response.ok ? 'no JSON' : `HTTP ${status}`;
  const facts = { vendor: VENDOR, url, status, body, ...(reason && { reason }) };
  throw new ProviderError(`The provider answered ${what}`, facts);
}

/** Null if the answer has no error. An error without any details still counts. */
export function readError(answer: unknown, status: number): Said | null {
  const { error } = fieldsOf<WireError>(answer);
  if (!error) return null;
  const { code, message, description } = fieldsOf<WireError['error']>(error);
  return {
    status,
    code: numberOf(code),
    message: textOf(message) ?? textOf(error) ?? 'no reason given',
    description: textOf(description) ?? '',
  };
}

type Answered = { readonly url: string; readonly body?: string };

/** Null for a refusal that means 'nothing there'. Throws every other refusal. */
export function orNothing(said: Said, answered: Answered, reasonOf: ReasonOf): null {
  const { status, code, message, description } = said;
  const reason = reasonOf(said);
  if (reason === 'nothing') return null;
  const words = description ? `${message}: ${description}` : message;
  throw new ProviderError(`The provider refused: ${words}`, {
    vendor: VENDOR,
    status,
    description,
    ...(reason && { reason }),
    ...(code !== null && { code }),
    ...answered,
  });
}

/** The answer arrived but lacks a required part. */
export function unreadable(what: string, url: string): ProviderError {
  return new ProviderError(`The provider's answer has no ${what}`, { vendor: VENDOR, url, status: 200 });
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
