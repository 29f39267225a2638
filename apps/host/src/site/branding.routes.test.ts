import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BRANDING_FOLDER } from '../places';
import { serveBranding } from './branding.routes';

const SECRET = 'keep this inside';
const LOCKED = "default-src 'none'; img-src 'self'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; sandbox";
let parent: string;
let folder: string;

beforeAll(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'tenth-night-branding-'));
  folder = path.join(parent, 'branding');
  mkdirSync(path.join(folder, 'img'), { recursive: true });
  mkdirSync(path.join(folder, '.git'));
  mkdirSync(path.join(folder, 'folder.css'));
  mkdirSync(path.join(parent, 'branding-of-others'));
  for (const [file, text] of Object.entries({
    'header.html': '<p>Club</p>',
    'header.css': 'p { color: red }',
    'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'img/logo.png': 'png',
    '.env': SECRET,
    '.hidden.html': SECRET,
    '.git/config.html': SECRET,
    'script.js': SECRET,
    'README.md': SECRET,
    'header.html.bak': SECRET,
    '../package.json': SECRET,
    '../outside.html': SECRET,
    '../branding-of-others/header.html': SECRET,
  }))
    writeFileSync(path.join(folder, file), text);
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** As in the host: a hook sets strict headers first, and the site answers all other paths. */
async function open(root = folder) {
  const app = Fastify();
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', 'of the site');
  });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send({ error: 'of the API' }));
  await serveBranding(app, root);
  app.get('/*', async () => 'a page');
  return app;
}

/** Paths out of the folder, and names that must stay hidden. */
const REFUSED = [
  '/branding/',
  '/branding/img',
  '/branding/img/',
  '/branding/folder.css',
  '/branding/missing.html',
  '/branding/script.js',
  '/branding/README.md',
  '/branding/header.html.bak',
  '/branding/header.html/',
  '/branding/header.html%00.css',
  '/branding/header.html%20',
  '/branding/HEADER.HTML',
  '/branding/.env',
  '/branding/%2eenv',
  '/branding/.hidden.html',
  '/branding/%2ehidden.html',
  '/branding/.git/config.html',
  '/branding/img/../.git/config.html',
  '/branding/../package.json',
  '/branding/..%2fpackage.json',
  '/branding/..%2f..%2fpackage.json',
  '/branding/%2e%2e/outside.html',
  '/branding/%2e%2e%2foutside.html',
  '/branding/..%2foutside.html',
  '/branding/img/..%2f..%2foutside.html',
  '/branding/img/%2e%2e/%2e%2e/outside.html',
  '/branding/..%5coutside.html',
  '/branding/..%5c..%5cpackage.json',
  '/branding/..\\outside.html',
  '/branding/img%5c..%5c..%5coutside.html',
  '/branding/%252e%252e%252foutside.html',
  '/branding/..%252foutside.html',
  '/branding/..%c0%afoutside.html',
  '/branding/....//outside.html',
  '/branding/..;/outside.html',
  '/branding//outside.html',
  '/branding/%2foutside.html',
  '/branding/%2e%2e%2fbranding-of-others/header.html',
  '/branding/..%2fbranding-of-others%2fheader.html',
  '/branding/%00',
  '/branding/%ff',
  '/branding/%',
  `/branding/${'a/'.repeat(40)}x.html`,
];

describe('the branding folder', () => {
  it.each([
    ['/branding/header.html', 'text/html; charset=utf-8', LOCKED],
    ['/branding/header.css', 'text/css; charset=utf-8', 'of the site'],
    ['/branding/img/logo.svg', 'image/svg+xml', LOCKED],
    ['/branding/img/logo.png', 'image/png', 'of the site'],
  ])('[BRAND-04][BRAND-05] serves %s for five minutes, and a document cannot run anything', async (url, type, csp) => {
    const { statusCode, headers } = await (await open()).inject(url);
    expect([statusCode, headers['content-type'], headers['content-security-policy']]).toEqual([200, type, csp]);
    expect(headers['cache-control']).toBe('public, max-age=300');
  });

  it('[BRAND-04][BRAND-05] is the example folder by default', async () => {
    const app = await open(BRANDING_FOLDER);
    expect((await app.inject('/branding/header.html')).body).toContain('Lighthouse Travel Club');
    expect((await app.inject('/branding/header.css')).statusCode).toBe(200);
  });

  it('serves files that were added after the start', async () => {
    const late = path.join(parent, 'late');
    const app = await open(late);
    expect((await app.inject('/branding/header.html')).statusCode).toBe(404);
    mkdirSync(late);
    writeFileSync(path.join(late, 'header.html'), 'now');
    expect((await app.inject('/branding/header.html')).body).toBe('now');
  });

  it('answers a missing file with a short 404 in text', async () => {
    const { statusCode, headers, body } = await (await open()).inject('/branding/missing.html');
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toBe('There is no such file.\n');
  });

  it.each(['missing', 'package.json', 'package.json/branding'])(
    'may be %s: everything is a 404, and the host still starts',
    async (name) => {
      const app = await open(path.join(parent, name));
      for (const url of ['/branding/header.html', '/branding/header.css', '/branding/package.json']) {
        expect((await app.inject(url)).statusCode).toBe(404);
      }
    },
  );

  it('is read-only', async () => {
    const app = await open();
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      expect((await app.inject({ method, url: '/branding/header.html' })).statusCode).toBe(404);
    }
  });

  it.each(REFUSED)('reveals nothing for %s', async (url) => {
    const { statusCode, body } = await (await open()).inject(url);
    expect(body).not.toContain(SECRET);
    expect([statusCode, body === 'a page'].join()).toMatch(/^(?:404,false|400,false|200,true)$/);
  });
});
