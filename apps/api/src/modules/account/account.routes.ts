/** HTTP in, HTTP out for a user's own account. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AccountAnswer, AccountDetails, AccountDetailsAnswer } from '@tenth-night/contract/account';
import { PATHS } from '@tenth-night/contract/paths';
import { isPlainName } from '@tenth-night/domain/checkout/payer';
import { AppError } from '../../app-error';
import type { RequireIdentity } from '../../plugins/identity';
import type { AccountService } from './account.service';
import type { AccountExport } from './account-export';

type Parts = {
  readonly accounts: AccountService;
  readonly requireIdentity: RequireIdentity;
  exportAccount(uid: string): Promise<AccountExport>;
};

const EXPORT_NAME = 'tenth-night-data.json';

export function accountRoutes({ accounts, requireIdentity, exportAccount }: Parts): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    app.get(PATHS.account, { schema: { response: { 200: AccountAnswer } } }, async (request) => {
      const { uid, email } = await requireIdentity(request);
      return { data: { uid, email, ...(await accounts.numbersOf(uid)) } };
    });

    app.get(PATHS.accountDetails, { schema: { response: { 200: AccountDetailsAnswer } } }, async (request) => {
      const { uid } = await requireIdentity(request);
      return { data: await accounts.detailsOf(uid) };
    });

    app.put(
      PATHS.accountDetails,
      { schema: { body: AccountDetails, response: { 200: AccountDetailsAnswer } } },
      async (request) => {
        const { uid } = await requireIdentity(request);
        const { firstName, lastName } = request.body;
        if (!isPlainName(firstName) || !isPlainName(lastName)) throw new AppError('bad_request', 'This is not a name');
        return { data: await accounts.keepDetails(uid, request.body) };
      },
    );

    app.get(PATHS.accountExport, async (request, reply) => {
      const { uid } = await requireIdentity(request);
      reply.header('content-disposition', `attachment; filename="${EXPORT_NAME}"`).type('application/json');
      return JSON.stringify(await exportAccount(uid), null, 2);
    });
  };
}
