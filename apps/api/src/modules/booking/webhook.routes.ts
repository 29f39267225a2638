/** Where rate providers send their news. */
import { ROUTES } from '@tenth-night/contract/routes';
import { asSent, type ContractPlugin } from '../../plugins/declared-route';
import type { WebhookService } from './webhook.service';

export function webhookRoutes(webhooks: WebhookService): ContractPlugin {
  return async (app) => {
    // The vendor's adapter reads the text. A damaged one must not be refused: the vendor would only send it again.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    app.route({
      ...asSent(ROUTES.webhook),
      handler: async ({ params, query, headers, body }, reply) => {
        const header = headers['x-webhook-secret'];
        const secret = query.secret ?? (typeof header === 'string' ? header : undefined);
        await webhooks.hear(params.provider, secret, typeof body === 'string' ? body : '');
        return reply.code(204).send();
      },
    });
  };
}
