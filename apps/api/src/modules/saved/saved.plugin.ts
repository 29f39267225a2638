/** Wires saved hotels together: the tables, the links and the routes. */
import type { FastifyPluginAsync } from 'fastify';
import type { Secrets } from '../../config/derived-keys';
import type { Db } from '../../db/client';
import type { RequireIdentity } from '../../plugins/identity';
import { createListLink } from './list-link';
import { createSavedRepo } from './saved.repo';
import { savedRoutes } from './saved.routes';
import { createSavedService } from './saved.service';
import { createShareRepo } from './share.repo';
import { createShareService } from './share.service';

type Parts = {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly requireIdentity: RequireIdentity;
  readonly now: () => Date;
};

export function createSaved({ db, secrets, requireIdentity, now }: Parts): FastifyPluginAsync {
  const saved = createSavedRepo(db, now);
  const shares = createShareService({ saved, shares: createShareRepo(db), link: createListLink(secrets), now });
  return async (app) => {
    await app.register(savedRoutes({ saved: createSavedService({ saved, shares }), shares, requireIdentity }));
  };
}
