/** Which kind of call a route is, by its template. */
import { DESK_PATHS } from '@tenth-night/contract/desk-paths';
import { PATHS } from '@tenth-night/contract/paths';
import { PROMO_PATHS } from '@tenth-night/contract/promo-paths';
import { SAVED_PATHS } from '@tenth-night/contract/saved-paths';
import { WEBHOOK_PATHS } from '@tenth-night/contract/webhook-paths';
import { KIND_OF_PATH, type LimitKind } from './limit-table';

const ALL_PATHS = { ...PATHS, ...PROMO_PATHS, ...SAVED_PATHS, ...DESK_PATHS, ...WEBHOOK_PATHS };

export function kindsByRoute(prefix: string): ReadonlyMap<string, LimitKind> {
  const names = Object.keys(ALL_PATHS) as (keyof typeof ALL_PATHS)[];
  return new Map(
    names.flatMap((name) => {
      const kind = KIND_OF_PATH[name];
      return kind ? [[`${prefix}${ALL_PATHS[name]}`, kind] as const] : [];
    }),
  );
}
