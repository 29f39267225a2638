/** HTTP as the hotel-rate provider speaks it: key header, error bodies with any status, 204 for nothing. */
import { WIRE_ERROR_CODES, type WireError } from '@tenth-night/provider-wire/hotel-rates/errors';
import { ProviderError } from '../provider-error';

const VENDOR = 'hotel-rates';

export type WireClientOptions = {
  /** With the version, for example `https://api.liteapi.travel/v3.0`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** For a whole answer. */
  readonly timeoutMs: number;
  /** For a whole stream, from the question to its last event. */
  readonly streamTimeoutMs: number;
};

export type WireClient = {
  urlOf(path: string): string;
  /** Null when the provider has nothing (204, or 'no availability'). */
  get<Answer>(path: string, query: Record<string, string>, signal: AbortSignal): Promise<Answer | null>;
  postForEvents(path: string, body: unknown, signal: AbortSignal): Promise<AsyncIterable<Uint8Array> | null>;
};

type Read<T> = (response: Response) => Promise<T>;

export function createWireClient({ baseUrl, apiKey, timeoutMs, streamTimeoutMs }: WireClientOptions): WireClient {
  const headers = { 'x-api-key': apiKey, accept: 'application/json', 'content-type': 'application/json' };
  const urlOf = (path: string) => `${baseUrl}${path}`;

  async function send<T>(url: string, init: RequestInit, gone: AbortSignal, ms: number, read: Read<T>): Promise<T> {
    const late = AbortSignal.timeout(ms);
    try {
      return await read(await fetch(url, { ...init, headers, signal: AbortSignal.any([gone, late]) }));
    } catch (cause) {
      if (gone.aborted || cause instanceof ProviderError) throw cause;
      const failure = late.aborted ? 'late' : 'lost';
      const what = late.aborted ? 'did not answer in time' : 'could not be reached';
      throw new ProviderError(`The provider ${what}`, { vendor: VENDOR, url, status: null, failure }, { cause });
    }
  }

  return {
    urlOf,
    get<Answer>(path: string, query: Record<string, string>, signal: AbortSignal) {
      const url = `${urlOf(path)}?${new URLSearchParams(query)}`;
      return send(
        url,
        { method: 'GET' },
        signal,
        timeoutMs,
        (response) => readJson(url, response) as Promise<Answer | null>,
      );
    },
    postForEvents(path, body, signal) {
      const url = urlOf(path);
      const init = { method: 'POST', body: JSON.stringify(body) };
      return send(url, init, signal, streamTimeoutMs, async (response) => {
        if (response.ok && response.headers.get('content-type')?.includes('text/event-stream')) return response.body;
        await readJson(url, response);
        return null;
      });
    },
  };
}

async function readJson(url: string, response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  const { status } = response;
  const body = await response.text();
  const answer = parse(body);
  const error = (answer as Partial<WireError> | null)?.error;
  if (error && isNoAvailability(error)) return null;
  if (error) throw refusal(error, { url, status, body });
  if (!response.ok || answer === null) {
    const what = response.ok ? 'no JSON' : `HTTP ${status}`;
    throw new ProviderError(`The provider answered ${what}`, { vendor: VENDOR, url, status, body });
  }
  return answer;
}

/** By its code or by its words: both are no error. Search-and-browse §8. */
export function isNoAvailability({ code, message }: WireError['error']): boolean {
  return code === WIRE_ERROR_CODES.noAvailability || /no availability/i.test(message);
}

type Refused = { readonly url: string; readonly status: number; readonly body?: string };

export function refusal({ code, message, description }: WireError['error'], refused: Refused): ProviderError {
  const words = description ? `${message}: ${description}` : message;
  return new ProviderError(`The provider refused: ${words}`, { vendor: VENDOR, code, ...refused });
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
