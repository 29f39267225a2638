/** Variables of everything that the site stores. */
import { pattern, text, type Variables } from '../variable';

export const DATA_VARIABLES = {
  DATA_DIR: {
    form: text,
    default: '`data`',
    example: '/var/lib/tenth-night',
    purpose:
      'The folder of the embedded database, one process at a time, and of the pictures that we made. With PostgreSQL several processes may share it.',
  },
  PICTURE_CACHE_MB: {
    form: pattern('^\\d{1,6}$'),
    default: '`512`',
    example: '512',
    purpose:
      'The size of the folder `pictures` in `DATA_DIR`, where we keep the pictures that we made, about 20,000 in 512 MB. The least recently used ones go first, and the folder may be deleted at any time. `0` keeps none: every picture is then made again.',
  },
  DATABASE_URL: {
    form: pattern('^postgres(ql)?://'),
    example: 'postgresql://tenthnight:password@127.0.0.1/tenthnight',
    isSecret: true,
    purpose:
      '`postgresql://…` uses PostgreSQL instead of the embedded database. For a database on another machine, add encryption: `?sslmode=verify-full`. Without it a live site prints a warning at its start.',
  },
  REDIS_URL: {
    form: pattern('^rediss?://'),
    example: 'redis://127.0.0.1:6379',
    isSecret: true,
    purpose:
      '`redis://…` or `rediss://…` caches places, hotel lists and rates in Redis, for all machines together, instead of in the memory of each. It also counts calls for the limits there. While Redis is down the site continues without a cache, and each machine counts by itself. Redis may drop any of this data at any time, and its amount depends on the visitors: set `maxmemory` (1 GB is plenty) and `maxmemory-policy allkeys-lru`, and use a separate Redis for the site. For a Redis on another machine use `rediss:`.',
  },
} as const satisfies Variables;
