// The sandbox as a program of its own: reads its options, and runs it in a child process.
import { fork } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

const LATENCIES = { none: 0, realistic: 250 };
const HELP = `Options:

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

export function start(program, options) {
  const child = fork(program, [JSON.stringify(options)]);
  child.on('message', ({ url, smtpPort }) => {
    process.stdout.write(`
The sandbox is open.

  Hotel rates   ${url}/v3.0             any key that begins with sand_
  Reviews       ${url}/reviews/api/v1   any key
  Location      ${url}/geo-a, ${url}/geo-b
  Payments      ${url}/payment-wrapper
  Identity      ${url}/identity
  Mail          smtp://127.0.0.1:${smtpPort}, inbox at ${url}/mail
  Control       ${url}/__sandbox/ledger, faults, clock, reset

Press Ctrl-C to stop.
`);
  });
  child.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
}

/** Null if the options only ask for help, or are wrong. Then it has said so. */
export function optionsOrHelp() {
  try {
    return readOptions();
  } catch (error) {
    process.stdout.write(`${error.message}\n`);
    process.exitCode = error.message === HELP ? 0 : 2;
    return null;
  }
}
