/** Reads bodies like a Go server: JSON with any content type. An empty body is not an error. */
import type { FastifyInstance } from 'fastify';
import type { RecordText } from './ledger';

export function acceptLooseJson(app: FastifyInstance, record: RecordText = () => {}): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    record(request, String(body));
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
