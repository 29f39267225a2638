/**
 * Serves the files of the custom header. Reads them on each request, so a change needs no restart. Search-and-browse §7
 * "Static".
 */
import { statSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';

const FIVE_MINUTES = 'public, max-age=300';
/** A document that somebody opens directly can run nothing. */
export const LOCKED =
  "default-src 'none'; img-src 'self'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; sandbox";
const DOCUMENT = /\.(?:html|svg)$/;
/** Allows only plain names, so no path can reach a hidden file or leave the folder. */
const SERVED = /^\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:html|css|svg|png|jpg|webp|woff2)$/;

export async function serveBranding(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(
    async (branding) => {
      branding.setNotFoundHandler((_request, reply) => refuse(reply, 404));
      branding.setErrorHandler<FastifyError>((error, request, reply) => {
        const isOurs = (error.statusCode ?? 500) >= 500;
        if (isOurs) request.log.error({ err: error }, 'branding failed');
        return refuse(reply, isOurs ? 500 : 404);
      });
      if (!canBeServed(folder)) {
        app.log.warn(`Cannot read the branding folder: ${folder}`);
        branding.get('/*', (_request, reply) => refuse(reply, 404));
        return;
      }
      await branding.register(fastifyStatic, {
        root: folder,
        decorateReply: false,
        suppressWarning: true,
        index: false,
        dotfiles: 'deny',
        cacheControl: false,
        allowedPath: (pathname) => SERVED.test(pathname),
        setHeaders: (reply, file) => {
          reply.header('cache-control', FIVE_MINUTES);
          if (DOCUMENT.test(file)) reply.header('content-security-policy', LOCKED);
        },
      });
    },
    { prefix: '/branding' },
  );
}

/** A missing folder may still appear. A file, or a path through a file, never becomes a folder. */
function canBeServed(folder: string): boolean {
  try {
    return statSync(folder).isDirectory();
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

function refuse(reply: FastifyReply, status: 404 | 500): FastifyReply {
  reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
  return reply.status(status).send(status === 404 ? 'There is no such file.\n' : 'This file cannot be read.\n');
}
