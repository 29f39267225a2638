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
  KEEP_BOOKINGS_DAYS: {
    form: pattern('^\\d{2,5}$'),
    default: '`3650`',
    example: '3650',
    purpose:
      'How many days after check-out a booking keeps its people: names, addresses, wishes and its account; 90 or more. Money, dates and states stay. Ten years is what tax law in some countries asks for; ask your accountant, and choose less if you may. [data-retention.md](data-retention.md) lists what is removed.',
  },
  KEEP_ACCOUNTS_DAYS: {
    form: pattern('^\\d{3,5}$'),
    example: '1095',
    purpose:
      'Erases an account so many days after its last sign-in; 365 or more. Accounts with a stay or a free night to come stay. Without it, accounts stay until their owners erase them. Say it in your privacy policy before you set it.',
  },
} as const satisfies Variables;
