import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen, PortTakenError } from './listen';

let app: FastifyInstance;
let other: Server;
let taken: number;

beforeEach(async () => {
  app = Fastify();
  other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  taken = (other.address() as { port: number }).port;
});
afterEach(async () => {
  await app.close();
  other.close();
});

describe('the port', () => {
  it('is the next free one when the first is taken, with a message', async () => {
    const said: number[] = [];
    const wish = { host: '127.0.0.1', port: null, firstPort: taken, onTaken: (port: number) => said.push(port) };
    const { port } = new URL(await listen(app, wish));
    expect(Number(port)).toBeGreaterThan(taken);
    expect(said[0]).toBe(taken);
  });

  it('is never a port other than the requested one', async () => {
    const wish = { host: '127.0.0.1', port: taken, onTaken: () => {} };
    await expect(listen(app, wish)).rejects.toThrow(PortTakenError);
  });
});
