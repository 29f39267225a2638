/** Routes for other companies. */
import Type from 'typebox';
import type { Routes } from '../route';
import { WEBHOOK_PATHS } from '../webhook-paths';

const WebhookParams = Type.Object({ provider: Type.String({ maxLength: 50 }) });
const WebhookQuery = Type.Object({
  secret: Type.Optional(
    Type.String({ maxLength: 200, description: 'Needed if one is configured. The header X-Webhook-Secret works too.' }),
  ),
});

export const WEBHOOK_ROUTES = {
  webhook: {
    method: 'POST',
    path: WEBHOOK_PATHS.webhook,
    tag: 'booking',
    summary: "Takes news of a rate provider, in the provider's own form. We believe none of it, and ask the provider",
    params: WebhookParams,
    querystring: WebhookQuery,
    others: [{ status: 204, description: 'Taken, whether or not it is about a booking of ours.', contentType: null }],
  },
} as const satisfies Routes;
