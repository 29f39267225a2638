/** The lowest prices over HTTP: a stream with one stay per line. */
import { Readable } from 'node:stream';
import type { LowestPriceLine } from '@tenth-night/contract/lowest-prices';
import { ROUTES } from '@tenth-night/contract/routes';
import { asSent, type ContractPlugin } from '../../plugins/declared-route';
import { goneSignal } from '../../plugins/gone-signal';
import type { LowestPricesService } from './lowest-prices.service';

export function lowestPricesRoutes(prices: LowestPricesService): ContractPlugin {
  return async (app) => {
    app.route({
      ...asSent(ROUTES.lowestPrices),
      handler: async ({ body }, reply) => {
        const gone = goneSignal(reply);
        const lines = prices.stream(body, gone);
        // A failure before the first line still gets the right status code.
        const first = await lines.next();
        reply.type('application/x-ndjson; charset=utf-8').header('cache-control', 'no-store');
        return reply.send(Readable.from(toText(first, lines, gone), { objectMode: false }));
      },
    });
  };
}

async function* toText(
  first: IteratorResult<LowestPriceLine>,
  lines: AsyncGenerator<LowestPriceLine>,
  gone: AbortSignal,
): AsyncGenerator<string> {
  try {
    for (let line = first; !line.done; line = await lines.next()) yield `${JSON.stringify(line.value)}\n`;
  } catch (error) {
    if (!gone.aborted) throw error;
  } finally {
    await lines.return(undefined);
  }
}
