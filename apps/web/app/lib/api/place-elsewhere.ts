/** The other addresses of a place, for when the first one fails. It is loaded only then. Search-and-browse §7 "Places". */
import { PATHS } from '@tenth-night/contract/paths';
import { HttpError } from './http-error';

type Ask = (path: string, query: Record<string, string>) => Promise<unknown>;

/** One after the other. The failure of the last one counts; what our API knows for sure ends it. */
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

/** There is no such place, or the provider behind all four addresses has let us wait long enough. */
function isSure(error: unknown): boolean {
  return error instanceof HttpError && ['not_found', 'bad_request', 'provider_timeout'].includes(error.code ?? '');
}
