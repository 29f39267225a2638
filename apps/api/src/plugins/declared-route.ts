/** Registers routes as the contract declares them. The compiler checks each handler against the declared answer. */
import type { Route } from '@tenth-night/contract/route';
import type { Wire } from '@tenth-night/contract/wire';
import type { FastifyPluginAsync, FastifyTypeProvider, RawServerDefault } from 'fastify';
import type Type from 'typebox';

declare module 'fastify' {
  interface FastifyContextConfig {
    declared?: Route;
  }
}

interface ContractTypes extends FastifyTypeProvider {
  validator: this['schema'] extends Type.TSchema ? Type.Static<this['schema']> : unknown;
  serializer: this['schema'] extends Type.TSchema ? Wire<this['schema']> : unknown;
}

/** A plugin that creates its routes with the functions below. */
export type ContractPlugin = FastifyPluginAsync<Record<never, never>, RawServerDefault, ContractTypes>;

type Taken = 'params' | 'querystring' | 'body';
type Request<R extends Route> = Pick<R, Extract<keyof R, Taken>>;
type Answer<R extends Route> = R extends { readonly answer: infer A }
  ? { readonly response: { readonly 200: A } }
  : unknown;

/** Sends everything that the handler returns, as JSON. */
export function asJson<R extends Route>(route: R) {
  // A `response` schema would make the framework build a serializer, which is slow for large answers. So only the type
  // has it.
  return { ...partsOf(route), schema: requestOf(route) as Request<R> & Answer<R> };
}

/** Sends only the declared fields of what the handler returns. */
export function asFilteredJson<R extends Route>(route: R) {
  const response = { 200: route.answer };
  return { ...partsOf(route), schema: { ...requestOf(route), response } as Request<R> as Request<R> & Answer<R> };
}

/** The handler sends bytes, a stream or a redirect itself. */
export function asSent<R extends Route>(route: R) {
  return { ...partsOf(route), schema: requestOf(route) };
}

function partsOf<R extends Route>(route: R) {
  const method: R['method'] = route.method;
  const declared: Route = route;
  return { method, url: route.path, config: { declared } };
}

function requestOf<R extends Route>({ params, querystring, body }: R): Request<R> {
  return { ...(params && { params }), ...(querystring && { querystring }), ...(body && { body }) } as Request<R>;
}
