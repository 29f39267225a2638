/**
 * News from a rate provider. Anybody could have sent it, so it decides nothing: the booking becomes due, and the
 * reconciler asks the provider itself.
 */
import { nextLookAt } from '@tenth-night/domain/booking/next-look';
import { AppError } from '../../app-error';
import type { Webhooks } from '../../providers/ports/webhook.port';
import type { IntentRepo } from './intent.repo';
import { ownReference } from './intent-parts';

type Parts = {
  readonly intents: Pick<IntentRepo, 'named' | 'bringForward'>;
  readonly webhooks: Webhooks;
  readonly now: () => number;
};

export type WebhookService = ReturnType<typeof createWebhookService>;

export function createWebhookService({ intents, webhooks, now }: Parts) {
  return {
    /** Says the same about bookings that exist and that do not. */
    async hear(provider: string, secret: string | undefined, body: string): Promise<void> {
      const webhook = Object.hasOwn(webhooks, provider) ? webhooks[provider] : undefined;
      if (!webhook) throw new AppError('not_found', 'No such rate provider');
      if (!webhook.isAllowed(secret)) throw new AppError('unauthorized', 'The secret of the webhook is wrong');
      const { bookingIds, references } = webhook.read(body);
      for (const intent of await intents.named(provider, bookingIds, references.map(ownReference))) {
        const at = nextLookAt(intent, now());
        if (at) await intents.bringForward(intent, at);
      }
    },
  };
}
