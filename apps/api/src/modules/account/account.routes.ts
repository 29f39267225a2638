/** HTTP in, HTTP out for a user's own account. */
import type { AccountExport } from '@tenth-night/contract/account-export';
import { ROUTES } from '@tenth-night/contract/routes';
import { isPlainName } from '@tenth-night/domain/checkout/payer';
import { AppError } from '../../app-error';
import { asFilteredJson, asSent, type ContractPlugin } from '../../plugins/declared-route';
import type { RequireIdentity } from '../../plugins/identity';
import type { AccountService } from './account.service';

type Parts = {
  readonly accounts: AccountService;
  readonly requireIdentity: RequireIdentity;
  exportAccount(uid: string): Promise<AccountExport>;
};

const EXPORT_NAME = 'tenth-night-data.json';

export function accountRoutes({ accounts, requireIdentity, exportAccount }: Parts): ContractPlugin {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    app.route({
      ...asFilteredJson(ROUTES.account),
      handler: async (request) => {
        const { uid, email } = await requireIdentity(request);
        return { data: { uid, email, ...(await accounts.numbersOf(uid)) } };
      },
    });

    app.route({
      ...asFilteredJson(ROUTES.accountDetails),
      handler: async (request) => {
        const { uid } = await requireIdentity(request);
        return { data: await accounts.detailsOf(uid) };
      },
    });

    app.route({
      ...asFilteredJson(ROUTES.keepAccountDetails),
      handler: async (request) => {
        const { uid } = await requireIdentity(request);
        const { firstName, lastName } = request.body;
        if (!isPlainName(firstName) || !isPlainName(lastName)) throw new AppError('bad_request', 'This is not a name');
        return { data: await accounts.keepDetails(uid, request.body) };
      },
    });

    app.route({
      ...asSent(ROUTES.accountExport),
      handler: async (request, reply) => {
        const { uid } = await requireIdentity(request);
        reply.header('content-disposition', `attachment; filename="${EXPORT_NAME}"`).type('application/json');
        return JSON.stringify(await exportAccount(uid), null, 2);
      },
    });
  };
}
