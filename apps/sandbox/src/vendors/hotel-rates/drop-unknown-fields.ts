/** For lenient sandboxes: like the vendor's servers, ignores unknown fields instead of refusing them. */
import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

export async function dropUnknownFields(request: FastifyRequest): Promise<void> {
  const schema = request.routeOptions.schema?.body;
  if (schema) request.body = Value.Clean(schema as TSchema, structuredClone(request.body));
}
