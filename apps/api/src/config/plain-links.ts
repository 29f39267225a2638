/** Which of our own services a live site reaches over another machine's network without encryption. */
import type { Config } from './env';

type Links = Pick<Config, 'live' | 'databaseUrl' | 'redisUrl'>;

/** Empty: a socket of this machine. */
const THIS_MACHINE = /^(?:|localhost|127(?:\.\d+){3}|\[::1\])$/;

/** The names of the variables. A private network may be reason enough for it, so nothing is refused. */
export function plainLinks({ live, databaseUrl, redisUrl }: Links): readonly string[] {
  if (!live) return [];
  // An address that cannot be read fails when it is connected to.
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
