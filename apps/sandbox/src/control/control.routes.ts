/** The sandbox's own switches: read the ledger, order failures, begin again. Never part of a vendor's wire. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { Fault, type Faults } from '../kernel/faults';
import type { Ledger } from '../kernel/ledger';

const FaultsRequest = Type.Object({ faults: Type.Array(Fault) }, { additionalProperties: false });

export function controlRoutes(ledger: Ledger, faults: Faults): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/__sandbox/ledger', () => ({ requests: ledger.list() }));

    app.post('/__sandbox/reset', () => {
      faults.replace([]);
      ledger.clear();
      return { ok: true };
    });

    app.post('/__sandbox/faults', { schema: { body: FaultsRequest } }, (request) => {
      faults.replace(request.body.faults);
      return { ok: true };
    });
  };
}
