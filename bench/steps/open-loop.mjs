// Sends requests on a schedule, whether or not earlier ones have ended, as visitors do: a slow server does not make
// the load lighter. Runs as one process of its own, so that the reports of the bench do not delay it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { fileURLToPath } from 'node:url';
import { createChance, nextArrivalMs } from '../../scripts/steps/chance.mjs';
import { BROWSER } from './calls.mjs';
import { end } from './host.mjs';
import { createMix } from './mix.mjs';

const FILE = fileURLToPath(import.meta.url);
/** Nobody waits longer. Then the visitor leaves, and the server may stop its work. */
const PATIENCE_MS = 10_000;
const TICK_MS = 4;
const LEFT = 0;

/** `site` is what the mix needs. `run` sends for so long and resolves to one record for each request. */
export async function startLoad(site) {
  const child = fork(FILE, ['load'], { execArgv: ['--max-semi-space-size=8'] });
  child.send({ site });
  await once(child, 'message');
  return {
    pid: child.pid,
    async run(perSecond, ms) {
      child.send({ perSecond, ms });
      const [records] = await once(child, 'message');
      return records;
    },
    stop: () => end(child),
  };
}

/**
 * One request. Its time counts from the moment when it was due: a generator that is late itself must not flatter the
 * server. A record is short, because there are many: kind, due, time to the end, status, bytes, Retry-After.
 */
function send(agent, { kind, url, body, headers }, due, begun, done) {
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const all = { 'user-agent': BROWSER, 'accept-encoding': 'br', ...type, ...headers };
  const options = { agent, method: body === undefined ? 'GET' : 'POST', headers: all };
  let hasEnded = false;
  const finish = (status, bytes = 0, retryAfter = null) => {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(timer);
    done({ kind, due, ms: performance.now() - begun - due, status, bytes, retryAfter });
  };
  const request = http.request(url, options, (response) => {
    let bytes = 0;
    let last = null;
    response.on('data', (chunk) => {
      bytes += chunk.byteLength;
      last = chunk;
    });
    response.on('error', () => finish(LEFT));
    response.on('end', () => {
      const retryAfter = response.headers['retry-after'];
      finish(response.statusCode, last ? bytes : 0, retryAfter === undefined ? null : Number(retryAfter));
    });
  });
  const timer = setTimeout(() => {
    finish(LEFT);
    request.destroy();
  }, PATIENCE_MS);
  request.on('error', () => finish(LEFT));
  request.end(body);
}

async function run(next, chance, agent, { perSecond, ms }) {
  const records = [];
  const begun = performance.now();
  let due = nextArrivalMs(perSecond, chance);
  let open = 0;
  await new Promise((resolve) => {
    const endIfDone = () => due >= ms && open === 0 && resolve();
    const done = (record) => {
      records.push(record);
      open -= 1;
      endIfDone();
    };
    const tick = () => {
      const now = performance.now() - begun;
      while (due <= now && due < ms) {
        open += 1;
        send(agent, next(), due, begun, done);
        due += nextArrivalMs(perSecond, chance);
      }
      if (due < ms) setTimeout(tick, TICK_MS);
      else endIfDone();
    };
    tick();
  });
  return records;
}

if (process.argv[1] === FILE) {
  const [{ site }] = await once(process, 'message');
  const next = createMix(site, createChance(1));
  const chance = createChance(2);
  // Connections stay open from one plan to the next, as those of a proxy do.
  const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  process.on('message', async (plan) => process.send(await run(next, chance, agent, plan)));
  process.send('ready');
}
