import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, ENV_SHAPE, readConfig } from './env';

const problem = (env: Record<string, string>) => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return null;
};

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://x.test', AUTH_SECRET: 'x'.repeat(32) };

describe('the environment', () => {
  it('needs nothing: without a variable the sandbox and the embedded database are used', () => {
    expect(readConfig({})).toMatchObject({ live: null, databaseUrl: null, port: null, host: '127.0.0.1' });
  });

  it('goes live with a key alone', () => {
    expect(readConfig({ LITEAPI_KEY: 'prod_x' }).live).toMatchObject({
      apiKey: 'prod_x',
      baseUrl: 'https://api.liteapi.travel/v3.0',
    });
  });

  it('names every variable that is wrong, and never the value', () => {
    const message = problem({ PORT: 'eighty', DATABASE_URL: 'mysql://secret', LOG_LEVEL: 'loud' });
    expect(message).toMatch(/PORT[\s\S]*LOG_LEVEL[\s\S]*DATABASE_URL/);
    expect(message).not.toContain('secret');
  });

  it('refuses production with a sandbox, by a missing key or by its address', () => {
    expect(problem({ NODE_ENV: 'production' })).toContain('LITEAPI_KEY');
    const onThisMachine = { NODE_ENV: 'production', LITEAPI_KEY: 'sand_x', LITEAPI_URL: 'http://127.0.0.1:4000/v3.0' };
    expect(problem(onThisMachine)).toContain('sandbox');
    expect(problem({ ...PRODUCTION, LITEAPI_KEY: 'prod_x' })).toBeNull();
  });

  it('refuses production without its address or a secret of its own', () => {
    const message = problem({ NODE_ENV: 'production', LITEAPI_KEY: 'prod_x' });
    expect(message).toMatch(/PUBLIC_URL[\s\S]*AUTH_SECRET/);
    expect(problem({ AUTH_SECRET: 'short' })).toContain('AUTH_SECRET');
  });

  it('takes a client of Google only whole, and credits no tours without their site', () => {
    expect(problem({ GOOGLE_CLIENT_ID: 'x' })).toContain('GOOGLE_CLIENT_SECRET');
    expect(problem({ EXPERIENCES_PROVIDER: 'Tours' })).toContain('EXPERIENCES_URL');
  });

  it('keeps its cache in Redis when told where that is', () => {
    expect(readConfig({}).redisUrl).toBeNull();
    expect(readConfig({ REDIS_URL: 'rediss://cache.test:6380/2' }).redisUrl).toBe('rediss://cache.test:6380/2');
    expect(problem({ REDIS_URL: 'http://cache.test' })).toContain('REDIS_URL');
  });

  it('wants to know where in the address of a location service the visitor stands', () => {
    expect(problem({ GEO_PRIMARY_URL: 'https://geo.test/' })).toContain('GEO_PRIMARY_URL');
    expect(readConfig({ GEO_PRIMARY_URL: 'https://geo.test/{ip}' }).location.primaryUrl).toBe('https://geo.test/{ip}');
  });

  it('refuses a port that does not exist and an address without its key', () => {
    expect(problem({ PORT: '70000' })).toContain('PORT');
    expect(problem({ LITEAPI_URL: 'https://example.test/v3.0' })).toContain('LITEAPI_KEY');
  });

  it('is documented, each variable in docs/configuration.md and none that does not exist', () => {
    const page = readFileSync(new URL('../../../../docs/configuration.md', import.meta.url), 'utf8');
    const documented = [...page.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
    expect(documented.toSorted()).toEqual(Object.keys(ENV_SHAPE).toSorted());
  });
});
