/** HTTP in, HTTP out for a user's own account. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AccountAnswer } from '@tenth-night/contract/account';
import { PATHS } from '@tenth-night/contract/paths';
import type { RequireIdentity } from '../../plugins/identity';
import type { AccountService } from './account.service';

export function accountRoutes(accounts: AccountService, requireIdentity: RequireIdentity): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(PATHS.account, { schema: { response: { 200: AccountAnswer } } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { uid, email } = await requireIdentity(request);
      return { data: { uid, email, ...(await accounts.numbersOf(uid)) } };
    });
  };
}
