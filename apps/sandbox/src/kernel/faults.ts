/** Failures on request: the next answers under a path are refused, withheld, broken off or not JSON at all. */
import { STATUS_CODES } from 'node:http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { isControlPath, pathOf } from './request-path';

const strict = { additionalProperties: false };
const target = {
  /** The exact path, without its query. */
  path: Type.String({ pattern: '^/' }),
  /** How many requests it strikes; left out, all of them. */
  times: Type.Optional(Type.Integer({ minimum: 1 })),
};

export const Fault = Type.Union([
  Type.Object(
    { ...target, kind: Type.Literal('status'), status: Type.Integer({ minimum: 200, maximum: 599 }) },
    strict,
  ),
  Type.Object({ ...target, kind: Type.Literal('hang') }, strict),
  Type.Object({ ...target, kind: Type.Literal('cut'), after: Type.Integer({ minimum: 0 }) }, strict),
  Type.Object({ ...target, kind: Type.Literal('html') }, strict),
]);
export type Fault = Type.Static<typeof Fault>;

export interface Faults {
  replace(faults: readonly Fault[]): void;
  /** The next fault of one of these kinds for this path; taking it uses it up once. */
  take<Kind extends Fault['kind']>(path: string, ...kinds: Kind[]): Extract<Fault, { kind: Kind }> | undefined;
}

export function createFaults(): Faults {
  let armed: { readonly fault: Fault; left: number }[] = [];
  return {
    replace: (faults) => {
      armed = faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }));
    },
    take: <Kind extends Fault['kind']>(path: string, ...kinds: Kind[]) => {
      const isMeant = (fault: Fault): fault is Extract<Fault, { kind: Kind }> =>
        fault.path === path && kinds.some((kind) => kind === fault.kind);
      const next = armed.find(({ fault, left }) => left > 0 && isMeant(fault));
      if (!next || !isMeant(next.fault)) return undefined;
      next.left -= 1;
      return next.fault;
    },
  };
}

const HTML = '<!doctype html><title>Maintenance</title><p>We will be back soon.</p>';

/** A cut is not taken here: it waits for an answer that can be broken off. */
export function injectFaults(app: FastifyInstance, faults: Faults): void {
  app.addHook('onRequest', (request, reply, done) => {
    const path = pathOf(request);
    const fault = isControlPath(path) ? undefined : faults.take(path, 'status', 'html', 'hang');
    if (fault?.kind === 'status') {
      const message = STATUS_CODES[fault.status] ?? 'unable to process request';
      reply.code(fault.status).send({ error: { code: fault.status, message } });
    } else if (fault?.kind === 'html') reply.type('text/html').send(HTML);
    // A request that hangs is one that goes neither on nor back.
    else if (fault?.kind !== 'hang') done();
  });
}
