/**
 * The vendor's webhooks (reference §10): one call for each event, with JSON texts inside its JSON. The control API sets
 * their address, how often each is sent, and whether they wait.
 */
import { stableId } from '../../../kernel/stable-id';

export type WebhookEvent = 'booking.book' | 'booking.cancel' | 'booking.amend';

export interface WebhookSettings {
  /** Null sends nothing. */
  readonly url: string | null;
  /** How often each event is sent. */
  readonly times?: number;
  /** Events wait until they are released. */
  readonly isHeld?: boolean;
}

export interface Webhooks {
  configure(settings: WebhookSettings): void;
  tell(event: WebhookEvent, request: object, response: object): void;
  /** Sends the waiting events. Each is sent after the answer to the one before. Returns the statuses. */
  release(isReversed: boolean): Promise<readonly (number | null)[]>;
  /** Resolves when nothing is being sent. */
  rest(): Promise<void>;
}

const NONE: WebhookSettings = { url: null };

export function createWebhooks(): Webhooks {
  let settings = NONE;
  let count = 0;
  let held: string[] = [];
  const underWay = new Set<Promise<unknown>>();

  /** Never retries: we do not know how the vendor does it. */
  async function send(body: string): Promise<number | null> {
    if (settings.url === null) return null;
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(settings.url, { method: 'POST', headers, body }).catch(() => null);
    return answer?.status ?? null;
  }

  return {
    configure(next) {
      settings = next;
      held = [];
    },
    tell(event, request, response) {
      if (settings.url === null) return;
      count += 1;
      const texts = { request: JSON.stringify(request), response: JSON.stringify(response) };
      const body = JSON.stringify({
        event_name: event,
        event_id: stableId(`event ${count}`, 12),
        sandbox: true,
        ...texts,
      });
      const bodies = Array.from({ length: settings.times ?? 1 }, () => body);
      if (settings.isHeld) held.push(...bodies);
      for (const one of settings.isHeld ? [] : bodies) {
        const sending = send(one).finally(() => underWay.delete(sending));
        underWay.add(sending);
      }
    },
    async release(isReversed) {
      const bodies = isReversed ? held.toReversed() : held;
      held = [];
      const statuses: (number | null)[] = [];
      for (const body of bodies) statuses.push(await send(body));
      return statuses;
    },
    rest: async () => void (await Promise.all(underWay)),
  };
}
