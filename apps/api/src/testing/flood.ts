/** Simulates a flood: many parallel calls from one address, until it is stopped. */

export type FloodCall = {
  readonly name: string;
  /** The path below the API's base. */
  readonly path: string;
  /** With a body, the call is a POST. */
  readonly body?: object;
};

export type FloodTally = {
  /** The number of answers by call name and status. */
  readonly statuses: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Refused calls without a Retry-After header. */
  readonly withoutRetryAfter: number;
};

export type Flood = { tally(): FloodTally; stop(): Promise<FloodTally> };

type FloodOptions = {
  /** The site's URL, without the API's base. */
  readonly url: string;
  readonly address: string;
  readonly inFlight: number;
  /** The k-th call, from 0. */
  call(k: number): FloodCall;
};

/** A refused caller retries after this long, and ignores the Retry-After header. */
const AGAIN_MS = 1_000;

export function startFlood({ url, address, inFlight, call }: FloodOptions): Flood {
  /** One per running call. */
  const underWay = new Set<AbortController>();
  let isOver = false;
  const statuses = new Map<string, Map<number, number>>();
  let [sent, withoutRetryAfter] = [0, 0];

  async function send({ name, path, body }: FloodCall): Promise<number> {
    const stop = new AbortController();
    underWay.add(stop);
    const response = await fetch(`${url}/api${path}`, request(address, body, stop.signal));
    await response.arrayBuffer();
    underWay.delete(stop);
    const { status } = response;
    const counts = statuses.get(name) ?? new Map<number, number>();
    statuses.set(name, counts.set(status, (counts.get(status) ?? 0) + 1));
    if (status === 429 && !(Number(response.headers.get('retry-after')) > 0)) withoutRetryAfter += 1;
    return status;
  }

  async function work(): Promise<void> {
    while (!isOver) {
      const status = await send(call(sent++)).catch(() => null);
      if (status === 429) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }

  const workers = Array.from({ length: inFlight }, work);
  const tally = () => ({ statuses, withoutRetryAfter });
  return {
    tally,
    async stop() {
      isOver = true;
      for (const call of underWay) call.abort();
      await Promise.all(workers);
      return tally();
    },
  };
}

/** A call from this address, as our proxy forwards it. */
export function request(address: string, body: object | undefined, signal?: AbortSignal): RequestInit {
  const headers = { 'x-forwarded-for': address, ...(body && { 'content-type': 'application/json' }) };
  return { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }), ...(signal && { signal }) };
}
