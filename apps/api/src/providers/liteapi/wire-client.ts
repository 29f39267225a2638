/** HTTP as the hotel-rate provider speaks it: key header, error bodies with any status, 204 for nothing. */
import { WIRE_ERROR_CODES, type WireError } from '@tenth-night/provider-wire/hotel-rates/errors';
import { ProviderError } from '../provider-error';
import { fieldsOf } from '../wire-records';
import { numberOf, textOf } from '../wire-values';

const VENDOR = 'hotel-rates';

export type WireClientOptions = {
  /** With the version, for example `https://api.liteapi.travel/v3.0`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** For a whole answer, where a call says nothing else. */
  readonly timeoutMs: number;
};

export type WireCall = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly timeoutMs?: number;
};

export type WireClient = {
  urlOf(path: string): string;
  /** Null for 204. Whatever the provider refuses is thrown. */
  call<Answer>(call: WireCall, signal: AbortSignal): Promise<Answer | null>;
  /** Null when the provider has nothing: 204, or 'no availability'. */
  get(path: string, query: Record<string, string>, signal: AbortSignal): Promise<unknown>;
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
      // A redirect is an answer like any other that is no good: key and body go nowhere else.
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
    call: <Answer>(call: WireCall, signal: AbortSignal) => send(call, signal, readJson) as Promise<Answer | null>,
    get: (path, query, signal) => send({ method: 'GET', path, query }, signal, readJson).catch(nothingAvailable),
    postForEvents(call, signal) {
      const events = send({ ...call, method: 'POST' }, signal, async (url, response) => {
        if (response.ok && response.headers.get('content-type')?.includes('text/event-stream')) return response.body;
        await readJson(url, response);
        return null;
      });
      return events.catch(nothingAvailable);
    },
  };
}

async function readJson(url: string, response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  const { status } = response;
  const body = await response.text();
  const answer = parse(body);
  const error = readError(answer);
  if (error) throw refusal(error, { url, status, body });
  if (!response.ok || answer === null) {
    const what = response.ok ? 'no JSON' : `HTTP ${status}`;
    throw new ProviderError(`The provider answered ${what}`, { vendor: VENDOR, url, status, body });
  }
  return answer;
}

function nothingAvailable(error: unknown): null {
  if (error instanceof ProviderError && isNoAvailability(error)) return null;
  throw error;
}

type Said = { readonly code: number | null; readonly message: string; readonly description: string };

/** Null where the answer has no error. An error that says nothing of itself is one all the same. */
export function readError(answer: unknown): Said | null {
  const { error } = fieldsOf<WireError>(answer);
  if (!error) return null;
  const { code, message, description } = fieldsOf<WireError['error']>(error);
  return {
    code: numberOf(code),
    message: textOf(message) ?? textOf(error) ?? 'no reason given',
    description: textOf(description) ?? '',
  };
}

type Refusal = Pick<ProviderError, 'code' | 'message'>;

/** By its code or by its words: both are no error. Search-and-browse §8. */
export function isNoAvailability({ code, message }: Refusal): boolean {
  return code === WIRE_ERROR_CODES.noAvailability || /no availability/i.test(message);
}

type Refused = { readonly url: string; readonly status: number; readonly body?: string };

export function refusal({ code, message, description }: Said, refused: Refused): ProviderError {
  const words = description ? `${message}: ${description}` : message;
  return new ProviderError(`The provider refused: ${words}`, {
    vendor: VENDOR,
    description,
    ...(code !== null && { code }),
    ...refused,
  });
}

/** An answer that came, and does not say what it has to. */
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
