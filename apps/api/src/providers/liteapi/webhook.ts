/** LiteAPI's webhooks (reference §10): JSON with JSON texts inside. We take only ids from them. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { WebhookNews, WebhookPort } from '../ports/webhook.port';
import { textOf } from '../wire-values';

type Fields = Readonly<Record<string, unknown>>;

/** Both spellings are in use. A rebooking names the old booking too. */
const BOOKING_IDS = ['bookingId', 'booking_id', 'existingBookingId'];
const REFERENCES = ['clientReference', 'client_reference'];
const ID_FORM = /^[\w.-]{1,100}$/;
const PARTS = ['request', 'response', 'data'];
/** A text in a text, and `data` in it. Anything deeper is not of this vendor. */
const DEPTH = 3;

export function createWebhook(secret: string | null): WebhookPort {
  return {
    isAllowed: (given) => secret === null || isEqual(secret, given ?? ''),
    read(body) {
      const parts = partsOf(parsed(body), DEPTH);
      return { bookingIds: idsIn(parts, BOOKING_IDS), references: idsIn(parts, REFERENCES) } satisfies WebhookNews;
    },
  };
}

/** Takes the same time for every wrong secret. */
function isEqual(secret: string, given: string): boolean {
  const [right, other] = [secret, given].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(right, other);
}

function partsOf(value: unknown, depth: number): readonly Fields[] {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const fields = value as Fields;
  return [fields, ...PARTS.flatMap((name) => partsOf(parsed(fields[name]), depth - 1))];
}

/** Texts are parsed, everything else stays as it is. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

function idsIn(parts: readonly Fields[], names: readonly string[]): readonly string[] {
  const ids = parts.flatMap((fields) => names.flatMap((name) => textOf(fields[name]) ?? []));
  return [...new Set(ids)].filter((id) => ID_FORM.test(id));
}
