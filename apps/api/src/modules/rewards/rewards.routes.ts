/** HTTP in, HTTP out for a user's nights and free nights. */
import { ROUTES } from '@tenth-night/contract/routes';
import { asJson, type ContractPlugin } from '../../plugins/declared-route';
import type { RequireIdentity } from '../../plugins/identity';
import type { RewardsService } from './rewards.service';

export function rewardsRoutes(rewards: RewardsService, requireIdentity: RequireIdentity): ContractPlugin {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    app.route({
      ...asJson(ROUTES.rewards),
      handler: async (request) => {
        const { uid } = await requireIdentity(request);
        return { data: await rewards.of(uid) };
      },
    });

    app.route({
      ...asJson(ROUTES.endStay),
      handler: async (request) => {
        const { uid } = await requireIdentity(request);
        return { data: await rewards.endStay(uid, request.body.reference) };
      },
    });
  };
}
