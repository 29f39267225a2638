/** Reads bodies like a Go server: JSON with any content type. An empty body alone is not an error. */
import type { FastifyInstance } from 'fastify';

export function acceptLooseJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') {
      done(null, undefined);
      return;
    }
    try {
      done(null, JSON.parse(String(body)));
    } catch (cause) {
      done(Object.assign(new Error('the body is not JSON', { cause }), { statusCode: 400 }));
    }
  });
}
