import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { neededPackages } from './steps/needed-packages.mjs';

const lock = {
  packages: {
    'apps/shop': { dependencies: { till: '1.0.0', '@shop/rules': '1.0.0' }, devDependencies: { press: '1.0.0' } },
    'node_modules/@shop/rules': { link: true },
    'node_modules/till': {
      dependencies: { coins: '2.0.0' },
      optionalDependencies: { 'till-linux': '1.0.0', 'till-mars': '1.0.0' },
      peerDependencies: { drawer: '1.0.0', scanner: '1.0.0' },
      peerDependenciesMeta: { scanner: { optional: true } },
    },
    'node_modules/till/node_modules/coins': {},
    'node_modules/coins': {},
    'node_modules/till-linux': { optional: true },
    'node_modules/drawer': { dependencies: { till: '1.0.0', coins: '1.0.0' } },
    'node_modules/scanner': {},
    'node_modules/press': {},
  },
};

describe('the packages of a release', () => {
  it('are dependencies of dependencies, the nearest version of each, and peers that are not optional', () => {
    expect(neededPackages(lock, ['apps/shop'])).toEqual([
      'node_modules/coins',
      'node_modules/drawer',
      'node_modules/till',
      'node_modules/till-linux',
      'node_modules/till/node_modules/coins',
    ]);
  });

  it('must all be in the lock file', () => {
    const broken = { packages: { 'apps/shop': { dependencies: { ghost: '1.0.0' } } } };
    expect(() => neededPackages(broken, ['apps/shop'])).toThrow('ghost');
  });

  it('include native ones for both kinds of Linux machines, and no build tool', () => {
    const ours = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
    const names = neededPackages(ours, ['apps/api', 'apps/host', 'apps/sandbox']);
    for (const wanted of ['@img/sharp-linux-x64', '@img/sharp-linux-arm64', '@electric-sql/pglite', 'pg', 'ioredis']) {
      expect(names).toContain(`node_modules/${wanted}`);
    }
    for (const tool of ['typescript', 'vite', 'vitest', 'drizzle-kit', 'playwright-core', 'react']) {
      expect(names).not.toContain(`node_modules/${tool}`);
    }
  });
});
