/** Bodies as Go servers read them: JSON whatever the content type says, and no body at all is no error by itself. */
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
