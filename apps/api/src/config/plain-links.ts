/** Finds our own services that a live site reaches on another machine without encryption. */
import type { Config } from './env';

type Links = Pick<Config, 'live' | 'databaseUrl' | 'redisUrl'>;

/** An empty host means a local socket. */
const THIS_MACHINE = /^(?:|localhost|127(?:\.\d+){3}|\[::1\])$/;

/** The names of the variables. It only warns, because a private network may be safe enough. */
export function plainLinks({ live, databaseUrl, redisUrl }: Links): readonly string[] {
  if (!live) return [];
  // An unreadable URL fails later, on connect.
  const isElsewhere = (url: string | null): url is string =>
    url !== null && URL.canParse(url) && !THIS_MACHINE.test(new URL(url).hostname);
  return [
    ...(isElsewhere(databaseUrl) && !isEncrypted(new URL(databaseUrl)) ? ['DATABASE_URL'] : []),
    ...(isElsewhere(redisUrl) && new URL(redisUrl).protocol === 'redis:' ? ['REDIS_URL'] : []),
  ];
}

function isEncrypted({ searchParams }: URL): boolean {
  const mode = searchParams.get('sslmode');
  return mode === null ? ['true', '1'].includes(searchParams.get('ssl') ?? '') : mode !== 'disable';
}
