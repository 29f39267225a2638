// Sends given bytes with given headers and does nothing else: the yardstick for our server.
// `startBare` runs it as its own process, on Node alone or on the framework that we use.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../scripts/steps/command.mjs';
import { end } from './host.mjs';

const FILE = fileURLToPath(import.meta.url);

/** `framework` is 'node' or 'fastify'. */
export async function startBare(bytes, headers, framework = 'node') {
  const child = fork(FILE, [framework]);
  child.send({ base64: bytes.toString('base64'), headers });
  const [{ url }] = await once(child, 'message');
  return { pid: child.pid, url: `${url}/`, stop: () => end(child) };
}

async function serveOnNode(bytes, headers) {
  const all = { ...headers, 'content-length': bytes.byteLength };
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, all).end(bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${server.address().port}`;
}

function serveOnFastify(bytes, headers) {
  const fastify = createRequire(path.join(ROOT, 'apps/api/package.json'))('fastify');
  const app = fastify();
  app.get('/', (_request, reply) => reply.headers(headers).send(bytes));
  return app.listen({ host: '127.0.0.1', port: 0 });
}

if (process.argv[1] === FILE) {
  const [{ base64, headers }] = await once(process, 'message');
  const serve = process.argv[2] === 'fastify' ? serveOnFastify : serveOnNode;
  process.send({ url: await serve(Buffer.from(base64, 'base64'), headers) });
}
