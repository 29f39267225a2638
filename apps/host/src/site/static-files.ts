/** Serves the site's built files. Names with a content hash are cached forever, the few others for an hour. */
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

export async function serveStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  const assets = path.join(folder, 'assets') + path.sep;
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.startsWith(assets) ? FOREVER : AN_HOUR);
    },
  });
}
