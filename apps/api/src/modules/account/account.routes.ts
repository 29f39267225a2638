/** HTTP in, HTTP out for a user's own account. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AccountAnswer, AccountDetails, AccountDetailsAnswer } from '@tenth-night/contract/account';
import { PATHS } from '@tenth-night/contract/paths';
import { isPlainName } from '@tenth-night/domain/checkout/payer';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../app-error';
import type { Identity, RequireIdentity } from '../../plugins/identity';
import type { AccountService } from './account.service';
import type { AccountExport } from './account-export';

type Parts = {
  readonly accounts: AccountService;
  readonly requireIdentity: RequireIdentity;
  exportAccount(uid: string): Promise<AccountExport>;
};

const EXPORT_NAME = 'tenth-night-data.json';

export function accountRoutes({ accounts, requireIdentity, exportAccount }: Parts): FastifyPluginAsyncTypebox {
  /** A token outlives an erased account by some minutes: then there is nobody any more. */
  const owner = async (request: FastifyRequest): Promise<Identity> => {
    const identity = await requireIdentity(request);
    if (!(await accounts.exists(identity.uid))) throw new AppError('unauthorized', 'There is no such account');
    return identity;
  };

  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    app.get(PATHS.account, { schema: { response: { 200: AccountAnswer } } }, async (request) => {
      const { uid, email } = await owner(request);
      return { data: { uid, email, ...(await accounts.numbersOf(uid)) } };
    });

    app.get(PATHS.accountDetails, { schema: { response: { 200: AccountDetailsAnswer } } }, async (request) => {
      const { uid } = await owner(request);
      return { data: await accounts.detailsOf(uid) };
    });

    app.put(
      PATHS.accountDetails,
      { schema: { body: AccountDetails, response: { 200: AccountDetailsAnswer } } },
      async (request) => {
        const { uid } = await owner(request);
        const { firstName, lastName } = request.body;
        if (!isPlainName(firstName) || !isPlainName(lastName)) throw new AppError('bad_request', 'This is not a name');
        return { data: await accounts.keepDetails(uid, request.body) };
      },
    );

    app.get(PATHS.accountExport, async (request, reply) => {
      const { uid } = await owner(request);
      reply.header('content-disposition', `attachment; filename="${EXPORT_NAME}"`).type('application/json');
      return JSON.stringify(await exportAccount(uid), null, 2);
    });
  };
}
