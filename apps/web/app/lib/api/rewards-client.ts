/** The nights and free nights of the signed-in user. */
import { PATHS } from '@tenth-night/contract/paths';
import type { Rewards, RewardsAnswer } from '@tenth-night/contract/rewards';
import type { Services } from '../page/services';
import { callAsUser } from './as-user';

export async function fetchRewards(services: Services, signal: AbortSignal): Promise<Rewards> {
  return ((await callAsUser(services, { path: PATHS.rewards, signal })) as RewardsAnswer).data;
}

/** Only in the sandbox, where nobody can wait for the end of a stay. */
export async function endStay(services: Services, reference: string, signal: AbortSignal): Promise<Rewards> {
  const asked = { path: PATHS.endStay, body: { reference }, signal };
  return ((await callAsUser(services, asked)) as RewardsAnswer).data;
}
