// `npm run sandbox`: runs only the sandbox, for any client of the real services.
import { fork } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './steps/built.mjs';
import { ROOT, say } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';

const LATENCIES = { none: 0, realistic: 250 };
const HELP = `npm run sandbox -- [options]

  --port N           the port to listen on (4010)
  --smtp-port N      the port for incoming mail (2525)
  --latency P        none, realistic (the default), or milliseconds to the first rates
  --seed TEXT        seed of the invented hotels and prices (tenth-night)
  --file PATH        keep bookings and payments in this file (default: lose them on exit)
  --lenient          accept requests that the vendor's documents do not allow
  --limit N          requests per second and key (default: no limit; the vendor's own sandbox has 5)
`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      'smtp-port': { type: 'string', default: '2525' },
      latency: { type: 'string', default: 'realistic' },
      seed: { type: 'string', default: 'tenth-night' },
      file: { type: 'string' },
      limit: { type: 'string' },
      lenient: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) throw new Error(HELP);
  return {
    port: numberOf('--port', values.port),
    smtpPort: numberOf('--smtp-port', values['smtp-port']),
    latencyMs: LATENCIES[values.latency] ?? numberOf('--latency', values.latency),
    seed: values.seed,
    isLenient: values.lenient,
    ...(values.file && { file: path.resolve(values.file) }),
    ...(values.limit && { requestsPerSecond: numberOf('--limit', values.limit) }),
  };
}

function numberOf(name, text) {
  if (!/^\d{1,6}$/.test(text)) throw new Error(`${name} must be a number, not '${text}'.\n\n${HELP}`);
  return Number(text);
}

function start(options) {
  const child = fork(path.join(ROOT, 'apps/host/dist/sandbox.js'), [JSON.stringify(options)]);
  child.on('message', ({ url, smtpPort }) => {
    say(`
The sandbox is open.

  Hotel rates   ${url}/v3.0             any key that begins with sand_
  Reviews       ${url}/reviews/api/v1   any key
  Location      ${url}/geo-a, ${url}/geo-b
  Payments      ${url}/payment-wrapper
  Identity      ${url}/identity
  Mail          smtp://127.0.0.1:${smtpPort}, inbox at ${url}/mail
  Control       ${url}/__sandbox/ledger, faults, clock, reset

Press Ctrl-C to stop.`);
  });
  child.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
}

let options;
try {
  options = readOptions();
} catch (error) {
  say(error.message);
  process.exit(error.message === HELP ? 0 : 2);
}
await ensureInstalled();
await ensureBuilt();
start(options);
