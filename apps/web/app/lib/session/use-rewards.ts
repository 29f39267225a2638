import type { FreeNight, Rewards } from '@tenth-night/contract/rewards';
import { useServices } from '../page/services';
import { useLoad } from '../page/use-load';
import { useSession } from './session';

const NONE: Rewards = { nights: 0, stays: [], freeNights: [] };

/** The nights of the signed-in user: none for visitors, null while unknown. */
export function useRewards(): { readonly rewards: Rewards | null; show(rewards: Rewards): void } {
  const services = useServices();
  const session = useSession();
  const uid = session.status === 'user' && services.site.hasFreeNights ? session.user.uid : null;
  // Most visitors are not signed in and never load this code.
  const { load, setAnswer } = useLoad(uid, async (signal) => {
    const { fetchRewards } = await import('../api/trips-client');
    return fetchRewards(services, signal);
  });
  const answer = load.status === 'done' ? load.answer : null;
  return { rewards: session.status === 'none' ? NONE : answer, show: setAnswer };
}

/** The free night that the traveller can use, if there is one. */
export function readyFreeNight(rewards: Rewards | null): FreeNight | null {
  return rewards?.freeNights.find(({ state }) => state === 'ready') ?? null;
}
