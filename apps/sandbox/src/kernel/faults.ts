/** The active faults, and which of them hits a request. */
import type { FastifyRequest } from 'fastify';
import type { Fault, FaultKind } from './fault';
import { createRandom, type Random } from './random';
import { pathOf } from './request-path';
import { isOfVendor } from './vendors';

export type FaultOf<Kind extends FaultKind> = Extract<Fault, { kind: Kind }>;

export interface Faults {
  replace(faults: readonly Fault[]): void;
  /** The next fault of one of these kinds for this request. Taking it counts as one use. */
  take<Kind extends FaultKind>(request: FastifyRequest, ...kinds: Kind[]): FaultOf<Kind> | undefined;
}

interface Armed {
  readonly fault: Fault;
  readonly random: Random;
  left: number;
}

function hotelCount(body: unknown): number {
  const ids = typeof body === 'object' && body !== null && 'hotelIds' in body ? body.hotelIds : undefined;
  return Array.isArray(ids) ? ids.length : 0;
}

function isMeant(fault: Fault, request: FastifyRequest): boolean {
  const { vendor, method, path } = fault;
  const asked = pathOf(request);
  if (fault.kind === 'too-large' && hotelCount(request.body) <= fault.above) return false;
  if (method !== undefined && method !== request.method) return false;
  if (vendor !== undefined && !isOfVendor(vendor, asked)) return false;
  if (path === undefined) return true;
  const [wanted, given] = [path.split('/'), asked.split('/')];
  return wanted.length === given.length && wanted.every((part, k) => part === '*' || part === given[k]);
}

const arm = (fault: Fault): Armed => ({
  fault,
  random: createRandom(`${fault.seed ?? ''} fault`),
  left: fault.times ?? Number.POSITIVE_INFINITY,
});

/** Draws a random number only if there is a share. Then the result depends only on the seed and the requests. */
const strikes = ({ fault, random }: Armed): boolean => fault.share === undefined || random.chance(fault.share);

export function createFaults(): Faults {
  let armed: Armed[] = [];
  return {
    replace: (faults) => {
      armed = faults.map(arm);
    },
    take: <Kind extends FaultKind>(request: FastifyRequest, ...kinds: Kind[]) => {
      const isOfKind = (fault: Fault): fault is FaultOf<Kind> => kinds.some((kind) => kind === fault.kind);
      for (const next of armed) {
        const { fault } = next;
        if (next.left > 0 && isOfKind(fault) && isMeant(fault, request) && strikes(next)) {
          next.left -= 1;
          return fault;
        }
      }
      return undefined;
    },
  };
}
