import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/test-api';

const SHORT = { headersMs: 200, requestMs: 400, silenceMs: 60_000, checkMs: 50 };

let api: TestApi | undefined;
afterEach(() => api?.close());

/** Sends a part of a request. Returns everything that the server sends until it closes the connection. */
async function sendPart(text: string): Promise<string> {
  api = await startTestApi({ timeLimits: SHORT });
  const { port } = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

describe('a client with an endless request', () => {
  it('gets an answer and is disconnected when its body never ends', async () => {
    const head = 'POST /api/search/rates HTTP/1.1\r\nhost: site.test\r\ncontent-type: application/json\r\n';
    expect(await sendPart(`${head}content-length: 100\r\n\r\n{`)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('gets an answer and is disconnected when its headers never end', async () => {
    expect(await sendPart('GET /api/health HTTP/1.1\r\nhost: site.test\r\n')).toMatch(/^HTTP\/1\.1 408 /);
  });
});
