/** The job that removes personal data when its time is over. */
import {
  forgetAccountsUnusedSince,
  forgetDeskSearchesBefore,
  forgetStaysBefore,
  keepStaysFrom,
  type Retention,
} from '@tenth-night/domain/privacy/retention';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { everyMs } from '../../repeated-jobs';
import type { RetentionRepo } from './retention.repo';

const EVERY_MS = 3_600_000;

type Parts = { readonly repo: RetentionRepo; readonly retention: Retention; readonly now: () => number };

/** Returns how many bookings lost their people, and how many accounts were erased. */
export async function forgetPeople({ repo, retention, now }: Parts) {
  const staysBefore = forgetStaysBefore(now(), retention);
  const stays = await untilNone(() => repo.forgetPeopleOfStays(staysBefore));
  await repo.forgetDeskSearches(forgetDeskSearchesBefore(now()));
  const since = forgetAccountsUnusedSince(now(), retention);
  const erase = () => (since ? repo.eraseUnusedAccounts(since, keepStaysFrom(now()), new Date(now())) : 0);
  return { stays, accounts: await untilNone(erase) };
}

async function untilNone(forgetSome: () => Promise<number> | 0): Promise<number> {
  let sum = 0;
  for (;;) {
    const count = await forgetSome();
    if (count === 0) return sum;
    sum += count;
  }
}

export function retentionJobs(parts: Parts): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    const round = async () => {
      const { stays, accounts } = await forgetPeople(parts);
      if (stays + accounts > 0) app.log.info({ stays, accounts }, 'removed personal data whose time is over');
    };
    const onError = (error: unknown) => app.log.error({ err: error }, 'could not remove old personal data');
    const stop = everyMs(EVERY_MS, round, onError);
    app.addHook('onClose', stop);
  };
}
