/** Files of a brand that stand in for ours, and its legal texts for navigation inside the site. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '@tenth-night/api/brand/brand';
import type { FastifyInstance } from 'fastify';
import { renderBrand } from '../brand';
import { LOCKED } from './branding.routes';

const AN_HOUR = 'public, max-age=3600';
const TEXT = /^(terms|privacy)\.([a-z]{2})\.json$/;
const FIVE_MINUTES = 'public, max-age=300';

/** Call it before the site's own files are served. */
export async function serveBrandFiles(app: FastifyInstance, brand: Brand, folder: string): Promise<void> {
  const read = (name: string) => readFileSync(path.join(folder, name));
  const files = new Map<string, { readonly type: string; readonly bytes: Buffer }>();
  if (brand.favicon) files.set('/favicon.svg', { type: 'image/svg+xml', bytes: read(brand.favicon) });
  if (brand.card) files.set('/share.png', { type: 'image/png', bytes: read(brand.card) });
  // A hook, because the site's own files are routes already, and in development they come from a middleware.
  app.addHook('onRequest', async (request, reply) => {
    const file = files.get(request.url.split('?')[0] ?? '');
    if (!file) return;
    reply.header('cache-control', AN_HOUR).header('content-security-policy', LOCKED);
    return reply.type(file.type).send(file.bytes);
  });
  const { text } = renderBrand(brand);
  app.get<{ Params: { readonly file: string } }>('/branding/texts/:file', async (request, reply) => {
    const [, name, language = ''] = TEXT.exec(request.params.file) ?? [];
    const answer = name ? text(name as 'terms' | 'privacy', language) : null;
    if (!answer) return reply.callNotFound();
    return reply.header('cache-control', FIVE_MINUTES).send(answer);
  });
}
