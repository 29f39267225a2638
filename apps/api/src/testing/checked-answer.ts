/** Parses an answer that must be a success. If the call failed, the error shows the answer. */
import type { LightMyRequestResponse } from 'fastify';

/** biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of what it has asked for */
type Body = any;

export function jsonOf({ statusCode, body, raw }: LightMyRequestResponse): Body {
  if (statusCode >= 300) throw new Error(`${raw.req.url} answered ${statusCode}: ${body.slice(0, 500)}`);
  return JSON.parse(body);
}
