/**
 * Refuses searches and pages, before any work on them, when this process has more of them than it can work on. The
 * others are then answered in time. Payments, bookings, accounts and probes are never refused.
 */
import { IncomingMessage } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error';
import { kindsByRoute } from '../limits/kinds-by-route';
import { type Meters, NO_METERS } from '../metrics/meters';
import { addressBlock } from '../modules/auth/address-block';
import { AT_REST, nextLoad } from './load-limit';
import { createPlaces } from './places';
import { isSheddableCall, isSheddablePage } from './sheddable';

declare module 'fastify' {
  interface FastifyInstance {
    /** Throws if this process has too much to do for one more page. */
    admitPage?: (request: FastifyRequest, reply: FastifyReply) => void;
  }
}

/** Looks at the event loop. Returns how late it was since the last look. */
export type LookAtLoop = () => number;

const LOOK_EVERY_MS = 100;
const RESOLUTION_MS = 10;
const NS_PER_MS = 1e6;
/** Whoever comes back after this finds a place, if the others come back later or not at all. */
const RETRY_AFTER_S = 3;

type Parts = { readonly meters?: Meters; readonly openLoop?: () => LookAtLoop };

export function shedLoad(app: FastifyInstance, { meters = NO_METERS, openLoop = watchLoop }: Parts = {}): Shedder {
  const look = openLoop();
  const places = createPlaces();
  let state = AT_REST;
  const timer = setInterval(() => {
    state = nextLoad(state, { delayMs: look(), running: places.running() });
  }, LOOK_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  meters.watch('workRunning', () => [{ labels: {}, value: places.running() }]);
  meters.watch('workLimit', () => [{ labels: {}, value: state.limit }]);

  function admit(kind: string, request: FastifyRequest, reply: FastifyReply): void {
    const caller = addressBlock(request.ip);
    const outcome = places.take(caller, state.limit);
    if (outcome === 'taken') {
      reply.raw.once('close', () => places.giveBack(caller));
      return;
    }
    meters.count('shed', { kind });
    const code = outcome === 'full' ? 'unavailable' : 'rate_limited';
    throw new AppError(code, `Too busy: ${kind}`, { retryAfterS: RETRY_AFTER_S, isPlanned: true });
  }

  app.decorate('admitPage', (request: FastifyRequest, reply: FastifyReply) => {
    if (isSheddablePage(request.url)) admit('page', request, reply);
  });
  return { admit };
}

export type Shedder = { admit(kind: string, request: FastifyRequest, reply: FastifyReply): void };

/** Applies to all routes of this scope. */
export function shedCalls(app: FastifyInstance, { admit }: Shedder): void {
  const kinds = kindsByRoute(app.prefix);
  app.addHook('onRequest', (request, reply, done) => {
    const kind = kinds.get(request.routeOptions.url ?? '');
    // A page that we work on calls the API inside the process. It has its place already.
    if (kind && isSheddableCall(kind) && request.raw instanceof IncomingMessage) admit(kind, request, reply);
    done();
  });
}

function watchLoop(): LookAtLoop {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  return () => {
    const { mean } = histogram;
    histogram.reset();
    return Number.isNaN(mean) ? 0 : Math.max(0, mean / NS_PER_MS - RESOLUTION_MS);
  };
}
