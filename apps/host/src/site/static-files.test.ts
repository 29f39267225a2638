import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { logRequests } from '@tenth-night/api/plugins/request-log';
import { secureHeaders } from '@tenth-night/api/plugins/security-headers';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { serveStaticFiles } from './static-files';

const folder = mkdtempSync(path.join(tmpdir(), 'static-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(path.join(folder, 'assets'));
for (const name of [
  'assets/base-1.js',
  'assets/base-1.js.br',
  'assets/worker-1.mjs',
  'assets/icons-1.svg',
  'share.png',
]) {
  writeFileSync(path.join(folder, name), name);
}

async function headersOf(name: string, encoding = '') {
  const app = Fastify();
  logRequests(app);
  await secureHeaders(app, { isHttps: true, apiOrigins: [], paymentOrigins: [] });
  await serveStaticFiles(app, folder);
  const { headers, statusCode } = await app.inject({ url: `/${name}`, headers: { 'accept-encoding': encoding } });
  expect(statusCode, name).toBe(200);
  return headers;
}

it('lets browsers keep a file with a hash in its name forever, and others for an hour', async () => {
  expect((await headersOf('assets/base-1.js'))['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await headersOf('share.png'))['cache-control']).toBe('public, max-age=3600');
});

it('sends a script without what only serves a later question for it', async () => {
  const forLater = ['etag', 'last-modified', 'accept-ranges', 'x-request-id', 'connection'];
  const sent = async (name: string) => Object.keys(await headersOf(name)).filter((header) => forLater.includes(header));
  expect(await sent('assets/base-1.js')).toEqual([]);
  expect((await sent('share.png')).sort()).toEqual(forLater.sort());
});

it('sends a script without the headers that only documents and workers obey', async () => {
  for (const encoding of ['', 'br']) {
    const {
      'content-security-policy': policy,
      'permissions-policy': permissions,
      ...others
    } = await headersOf('assets/base-1.js', encoding);
    expect([policy, permissions, others['content-encoding'] ?? '']).toEqual([undefined, undefined, encoding]);
    expect(others).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.any(String),
    });
  }
  for (const document of ['assets/worker-1.mjs', 'assets/icons-1.svg', 'share.png']) {
    const headers = await headersOf(document);
    expect(headers['content-security-policy'], document).toContain("default-src 'none'");
    expect(headers['cross-origin-embedder-policy'], document).toBe('require-corp');
    expect(headers['permissions-policy'], document).toContain('camera=()');
  }
});
