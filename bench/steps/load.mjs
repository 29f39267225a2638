// Requests per second, and processor time for each.
import http from 'node:http';
import { sendRaw } from './calls.mjs';
import { cpuOf } from './process-figures.mjs';

export const CONNECTIONS = 10;

/**
 * Sends requests over several connections, each with one request at a time. `next` gives the address and the options of
 * the next request. `pid` is the server's process.
 */
export async function load(next, pid, ms) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begun = performance.now();
  const cpuBefore = cpuOf(pid);
  let done = 0;
  const connection = async () => {
    while (performance.now() - begun < ms) {
      const { url, ...options } = next();
      const { status } = await sendRaw(url, { agent, ...options });
      if (status !== 200) throw new Error(`${url} answered ${status}`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return { perSecond: (done * 1000) / (performance.now() - begun), cpuMs: (cpuOf(pid) - cpuBefore) / done };
}
