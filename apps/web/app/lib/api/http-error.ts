import { type ErrorCode, readErrorCode } from '@tenth-night/contract/errors';

const SNIPPET_CHARS = 200;

/** Our API answered with an error, or without JSON. Search-and-browse §8: it carries the URL, the status and a snippet. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly url: string;
  readonly status: number;
  readonly snippet: string;
  /** Null if the answer was not from our API. */
  readonly code: ErrorCode | null;

  constructor(message: string, { url, status, body }: { url: string; status: number; body: string }) {
    super(message);
    this.url = url;
    this.status = status;
    this.snippet = body.slice(0, SNIPPET_CHARS);
    this.code = codeOf(body);
  }
}

/** Uses `path` as the URL if the response has none. */
export async function readJson(path: string, response: Response): Promise<unknown> {
  const body = await response.text();
  const url = response.url || path;
  const { status, statusText } = response;
  if (!response.ok) throw new HttpError(`HTTP ${status} ${statusText} ${body}`, { url, status, body });
  try {
    return JSON.parse(body);
  } catch {
    throw new HttpError(`No JSON from ${url}`, { url, status, body });
  }
}

function codeOf(body: string): ErrorCode | null {
  try {
    return readErrorCode(JSON.parse(body));
  } catch {
    return null;
  }
}
