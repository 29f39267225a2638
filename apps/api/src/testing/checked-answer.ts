/** An answer that a test builds on. One that is none says what came instead of it. */
import type { LightMyRequestResponse } from 'fastify';

/** biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of what it has asked for */
type Body = any;

export function jsonOf({ statusCode, body, raw }: LightMyRequestResponse): Body {
  if (statusCode >= 300) throw new Error(`${raw.req.url} answered ${statusCode}: ${body.slice(0, 500)}`);
  return JSON.parse(body);
}
