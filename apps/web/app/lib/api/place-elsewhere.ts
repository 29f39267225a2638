/** The other addresses of a place, used when the first one fails. Loaded only then. Search-and-browse §7 "Places". */
import { PATHS } from '@tenth-night/contract/paths';
import { HttpError } from './http-error';

type Ask = (path: string, query: Record<string, string>) => Promise<unknown>;

/** Tries them one after the other and throws the last error. Stops early if our API's answer is final. */
export async function askElsewhere(id: string, failure: unknown, ask: Ask, signal: AbortSignal): Promise<unknown> {
  let last = failure;
  for (const [path, query] of addressesOf(id)) {
    if (signal.aborted || isSure(last)) break;
    try {
      return await ask(path, query);
    } catch (error) {
      last = error;
    }
  }
  throw last;
}

function addressesOf(id: string): readonly [string, Record<string, string>][] {
  return [
    [PATHS.places, { id }],
    [PATHS.placeByQuery, { id }],
    [PATHS.placeOfVersion.replace(':id', encodeURIComponent(id)), {}],
  ];
}

/** Final: there is no such place, or the provider behind all four addresses has already timed out. */
function isSure(error: unknown): boolean {
  return error instanceof HttpError && ['not_found', 'bad_request', 'provider_timeout'].includes(error.code ?? '');
}
