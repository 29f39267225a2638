/** Serves the metrics on a port of their own, because they are not for visitors. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MetricsConfig } from '@tenth-night/api/config/env';
import { PortTakenError } from '../listen';

export type MetricsServer = { readonly url: string; stop(): Promise<void> };

export const METRICS_PATH = '/metrics';
const PAGE_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export async function serveMetrics({ host, port }: MetricsConfig, page: () => Promise<string>): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url?.split('?', 1)[0] !== METRICS_PATH) {
      response.writeHead(404).end();
      return;
    }
    page().then(
      (text) => response.writeHead(200, { 'content-type': PAGE_TYPE }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(`METRICS_PORT ${port} is taken.`) : error);
    });
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}${METRICS_PATH}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
