/** HTTP in, HTTP out for saved hotels and shared lists. */
import { ROUTES } from '@tenth-night/contract/routes';
import { asFilteredJson, asJson, type ContractPlugin } from '../../plugins/declared-route';
import type { RequireIdentity } from '../../plugins/identity';
import type { SavedService } from './saved.service';
import type { ShareService } from './share.service';

type Parts = {
  readonly saved: SavedService;
  readonly shares: ShareService;
  readonly requireIdentity: RequireIdentity;
};

const DONE = { isDone: true } as const;

export function savedRoutes({ saved, shares, requireIdentity }: Parts): ContractPlugin {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    app.route({
      ...asJson(ROUTES.savedLists),
      handler: async (request) => ({ data: await saved.lists((await requireIdentity(request)).uid) }),
    });
    app.route({
      ...asJson(ROUTES.mergeList),
      handler: async (request) => ({ data: await saved.merge((await requireIdentity(request)).uid, request.body) }),
    });
    app.route({
      ...asJson(ROUTES.savedList),
      handler: async (request) => {
        const { uid } = await requireIdentity(request);
        await saved.putList(uid, request.params.listId, request.body.name);
        return DONE;
      },
    });
    app.route({
      ...asJson(ROUTES.removeList),
      handler: async (request) => {
        const { uid } = await requireIdentity(request);
        await saved.removeList(uid, request.params.listId);
        return DONE;
      },
    });
    app.route({
      ...asJson(ROUTES.savedHotel),
      handler: async (request) => {
        const { uid } = await requireIdentity(request);
        const { listId, name, city, thumbnail } = request.body;
        await saved.saveHotel(uid, listId, { hotelId: request.params.hotelId, name, city, thumbnail });
        return DONE;
      },
    });
    app.route({
      ...asJson(ROUTES.removeHotel),
      handler: async (request) => {
        const { uid } = await requireIdentity(request);
        await saved.removeHotel(uid, request.params.hotelId);
        return DONE;
      },
    });
    await app.register(sharing({ saved, shares, requireIdentity }));
  };
}

function sharing({ saved, shares, requireIdentity }: Parts): ContractPlugin {
  return async (app) => {
    app.route({
      ...asJson(ROUTES.shareList),
      handler: async (request) => {
        const { uid } = await requireIdentity(request);
        await shares.share(uid, request.params.listId);
        return { data: await saved.lists(uid) };
      },
    });
    app.route({
      ...asJson(ROUTES.stopSharing),
      handler: async (request) => {
        const { uid } = await requireIdentity(request);
        await shares.stop(uid, request.params.listId);
        return DONE;
      },
    });
    // Anybody with the link reads these: no field that is not declared may leave.
    app.route({
      ...asFilteredJson(ROUTES.sharedList),
      handler: async ({ query }) => ({ data: await shares.shared(query.token) }),
    });
    app.route({
      ...asFilteredJson(ROUTES.vote),
      handler: async ({ body }) => ({ data: await shares.vote(body) }),
    });
  };
}
