/** What can be checked of the packages without Docker, systemd or Caddy. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { variablesOf } from '../apps/api/src/config/env-shape';
import { fileVariableOf } from '../apps/api/src/config/secret-files';
import { RATE_PROVIDERS } from '../apps/api/src/providers/rate-providers';
import * as places from '../apps/host/src/places';
import { newestOfLines } from './steps/node-lines.mjs';
import { COPIED } from './steps/release-files.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const readText = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const dockerfile = readText('Dockerfile');
const unit = readText('deploy/tenth-night.service');
const PROGRAM = 'apps/host/dist/main.js';

/** Read by the C library, before our code runs. */
const OF_THE_SYSTEM = ['MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_'];
const KNOWN = new Set([
  ...OF_THE_SYSTEM,
  ...Object.entries(variablesOf(RATE_PROVIDERS)).flatMap(([name, { isSecret }]) =>
    isSecret ? [name, fileVariableOf(name)] : [name],
  ),
]);
const unknownOf = (names: readonly string[]) => names.filter((name) => !KNOWN.has(name));

type Service = {
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly depends_on?: object;
  readonly command?: readonly string[];
  readonly volumes?: readonly string[];
  readonly read_only?: boolean;
  readonly restart?: string;
  readonly security_opt?: readonly string[];
};
type Compose = {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
  readonly volumes: object;
};

describe('a release', () => {
  const isIn = (file: string) => COPIED.some((name: string) => file === name || file.startsWith(`${name}/`));

  it('contains every file that the host looks for', () => {
    const { SITE_SOURCE_FOLDER, SANDBOX_SOURCE, CACHE_FOLDER, ...wanted } = places;
    const files = Object.values(wanted).map((file) => path.relative(ROOT, file));
    expect(files.length).toBeGreaterThanOrEqual(6);
    expect(files.filter((file) => !isIn(file))).toEqual([]);
    // The page of last resort reads two files of the site's sources.
    const read = [...readText('apps/host/src/site/failure-page.ts').matchAll(/[^.\w]read\('(.+?)'\)/g)].map(
      ([, file]) => file,
    );
    expect(read).toHaveLength(2);
    expect(read.filter((file) => !isIn(`apps/web/app/${file}`))).toEqual([]);
  });

  it('contains no settings and no secrets of the operator', () => {
    expect(COPIED).not.toContain('deploy');
    expect(COPIED.filter((name: string) => /secrets|\.env$/.test(name))).toEqual([]);
  });
});

describe('the Dockerfile', () => {
  /** Without those that come from another stage. */
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));

  it('copies only what exists, and nothing that .dockerignore leaves out', () => {
    expect(copied.length).toBeGreaterThan(10);
    expect(copied.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    const ignored = readText('.dockerignore').trim().split('\n');
    expect(copied.filter((file) => ignored.includes(file))).toEqual([]);
  });

  it('copies all that a release contains', () => {
    const isCopied = (name: string) => copied.some((file) => name === file || name.startsWith(`${file}/`));
    expect(COPIED.filter((name: string) => !isCopied(name))).toEqual([]);
  });

  it('leaves the secrets of the operator out', () => {
    expect(readText('.dockerignore')).toMatch(/^deploy\/secrets$/m);
    expect(readText('.dockerignore')).toMatch(/^\*\*\/\.env$/m);
  });

  it('uses one exact version of Node, of a line that we test and that gets long support', () => {
    const versions = [...dockerfile.matchAll(/^FROM node:([\d.]+)-slim/gm)].map(([, version = '']) => version);
    expect(versions).toHaveLength(2);
    expect(new Set(versions).size).toBe(1);
    const [version = ''] = versions;
    expect(newestOfLines([version]), 'test:nodes tests this line').toEqual([version]);
    expect(Number(version.split('.')[0]) % 2, 'an even line').toBe(0);
    const least = JSON.parse(readText('package.json')).engines.node.replace('>=', '');
    expect(version.localeCompare(least, 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
  });

  it('sets only known variables, runs as a plain user and starts the host without a shell', () => {
    const names = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => variableNames(line));
    expect(names).toContain('DATA_DIR');
    expect(unknownOf(names)).toEqual([]);
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(new RegExp(`^CMD \\["node", .*"${PROGRAM}"\\]$`, 'm'));
  });
});

const variableNames = (line: string) => [...line.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name);

describe('the compose file', () => {
  const { services, secrets, volumes }: Compose = parse(readText('deploy/compose.yaml'), { merge: true });
  const { site, cache, proxy } = services;

  it('gives the site only variables that exist, and trusts exactly one proxy', () => {
    expect(unknownOf(Object.keys(site?.environment ?? {}))).toEqual([]);
    expect(site?.environment).toMatchObject({ TRUST_PROXY: '1', REDIS_URL: 'redis://cache:6379' });
  });

  it('hands every secret over as a file, and asks for no file that nobody uses', () => {
    const files = Object.entries(site?.environment ?? {}).filter(([name]) => name.endsWith('_FILE'));
    expect(files.map(([, file]) => path.basename(file)).toSorted()).toEqual(site?.secrets?.toSorted());
    const used = Object.values(services).flatMap((service) => service.secrets ?? []);
    expect(Object.keys(secrets).toSorted()).toEqual(used.toSorted());
    for (const [name, { file }] of Object.entries(secrets)) expect(file).toBe(`secrets/${name}`);
  });

  it.each(Object.keys(services))('runs %s read-only, without new rights, and again after a restart', (name) => {
    const { read_only, restart, security_opt } = services[name] ?? {};
    expect({ read_only, restart, security_opt }).toEqual({
      read_only: true,
      restart: 'unless-stopped',
      security_opt: ['no-new-privileges:true'],
    });
  });

  it('waits for services and keeps volumes that it defines', () => {
    const waited = Object.values(services).flatMap(({ depends_on = {} }) =>
      Array.isArray(depends_on) ? depends_on : Object.keys(depends_on),
    );
    expect(waited.filter((name) => !(name in services))).toEqual([]);
    const named = Object.values(services).flatMap((service) => service.volumes ?? []);
    const ours = named.map((volume) => volume.split(':')[0] ?? '').filter((volume) => !volume.startsWith('.'));
    expect(ours.toSorted()).toEqual(Object.keys(volumes).toSorted());
  });

  it('limits the cache as docs/configuration.md asks', () => {
    expect(cache?.command?.join(' ')).toContain('--maxmemory 1gb --maxmemory-policy allkeys-lru');
  });

  it('gives the proxy what its Caddyfile asks for, and the proxy holds no stream back', () => {
    const caddyfile = readText('deploy/Caddyfile');
    const asked = [...caddyfile.matchAll(/\{\$([A-Z]+)/g)].map(([, name]) => name);
    expect(Object.keys(proxy?.environment ?? {})).toEqual(asked);
    expect(caddyfile).toContain('flush_interval -1');
  });
});

describe('the systemd unit', () => {
  it('sets only known variables', () => {
    const names = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) => variableNames(line));
    expect(names).toContain('TRUST_PROXY');
    expect(unknownOf(names)).toEqual([]);
  });

  it('starts the host of the release, and waits longer for its end than the host needs', () => {
    expect(unit).toMatch(new RegExp(`^ExecStart=/usr/bin/node .*${PROGRAM}$`, 'm'));
    expect(COPIED.some((name: string) => PROGRAM.startsWith(name))).toBe(true);
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(30);
  });
});
