/** Files of a brand that replace ours, and its legal texts for navigation inside the site. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Brand } from '@tenth-night/api/brand/brand';
import type { FastifyInstance } from 'fastify';
import { renderBrand } from '../brand';
import { LOCKED } from './branding.routes';

const AN_HOUR = 'public, max-age=3600';
const TEXT = /^(terms|privacy)\.([a-z]{2})\.json$/;
const FIVE_MINUTES = 'public, max-age=300';

/** By the address of our own file. */
const STAND_INS = {
  '/favicon.svg': ['favicon', 'image/svg+xml'],
  '/share.png': ['card', 'image/png'],
} as const;

/** Call it before the site's own files are served. The brand is read for every request: it changes in development. */
export function serveBrandFiles(app: FastifyInstance, brandOf: () => Brand | null, folder: string): void {
  // A hook, because the site's own files are routes already, and in development they come from a middleware.
  app.addHook('onRequest', async (request, reply) => {
    const [field, type] = STAND_INS[request.url.split('?')[0] as keyof typeof STAND_INS] ?? [];
    const name = field && brandOf()?.[field];
    if (!name || !type) return;
    // If the file was deleted after the start, our own file is better than an error.
    const bytes = await readFile(path.join(folder, name)).catch(() => null);
    if (!bytes) return;
    reply.header('cache-control', AN_HOUR).header('content-security-policy', LOCKED);
    return reply.type(type).send(bytes);
  });
  app.get<{ Params: { readonly file: string } }>('/branding/texts/:file', async (request, reply) => {
    const [, name, language = ''] = TEXT.exec(request.params.file) ?? [];
    const brand = brandOf();
    const answer = brand && name ? renderBrand(brand).text(name as 'terms' | 'privacy', language) : null;
    if (!answer) return reply.callNotFound();
    return reply.header('cache-control', FIVE_MINUTES).send(answer);
  });
}
