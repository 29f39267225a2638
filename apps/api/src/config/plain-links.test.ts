import { describe, expect, it } from 'vitest';
import { plainLinks } from './plain-links';

const live = {} as NonNullable<Parameters<typeof plainLinks>[0]['live']>;
const linksOf = (databaseUrl: string | null, redisUrl: string | null = null) =>
  plainLinks({ live, databaseUrl, redisUrl });

describe('links to our own services', () => {
  it.each([
    'postgresql://u:p@db.test/site',
    'postgresql://u:p@db.test/site?sslmode=disable',
    'postgres://u:p@10.0.0.7:5432/site?application_name=site',
  ])('are reported if they are unencrypted to another machine: %s', (url) => {
    expect(linksOf(url)).toEqual(['DATABASE_URL']);
  });

  it.each([
    'postgresql://u:p@db.test/site?sslmode=require',
    'postgresql://u:p@db.test/site?sslmode=verify-full',
    'postgresql://u:p@db.test/site?ssl=true',
    'postgresql://u:p@localhost/site',
    'postgresql://u:p@127.0.0.1:5432/site',
    'postgresql://u:p@[::1]/site',
    'postgresql:///site?host=/var/run/postgresql',
  ])('are not reported if they are encrypted, or stay on this machine: %s', (url) => {
    expect(linksOf(url)).toEqual([]);
  });

  it('include the one to Redis', () => {
    expect(linksOf(null, 'redis://cache.test:6379')).toEqual(['REDIS_URL']);
    expect(linksOf(null, 'rediss://cache.test:6379')).toEqual([]);
    expect(linksOf(null, 'redis://localhost:6379')).toEqual([]);
    expect(linksOf('postgresql://db.test/site', 'redis://cache.test')).toEqual(['DATABASE_URL', 'REDIS_URL']);
  });

  it('are not checked on a site that takes no real bookings', () => {
    expect(plainLinks({ live: null, databaseUrl: 'postgresql://db.test/site', redisUrl: null })).toEqual([]);
  });
});
