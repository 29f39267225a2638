/** Wires the rewards together: the routes, and the jobs that count nights and look after free nights. */
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { RequireIdentity } from '../../plugins/identity';
import type { BookingProviders } from '../../providers/ports/booking.port';
import { everyMs } from '../../repeated-jobs';
import { createCancelSteps } from '../booking/cancel-steps';
import type { IntentRepo } from '../booking/intent.repo';
import type { FreeNightRepo } from '../free-nights/free-night.repo';
import type { HotelService } from '../hotel/hotel.service';
import { createRewardsJobs } from './rewards.jobs';
import { rewardsRoutes } from './rewards.routes';
import { createRewardsService } from './rewards.service';

const COUNT_EVERY_MS = 5_000;
/** A traveller may look at the page where the free night appears. */
const TEND_EVERY_MS = 1_000;

type Parts = {
  readonly intents: IntentRepo;
  readonly freeNights: FreeNightRepo;
  readonly providers: BookingProviders;
  readonly hotels: HotelService;
  readonly requireIdentity: RequireIdentity;
  readonly isSandbox: boolean;
  readonly now: () => number;
};

export function createRewards({ requireIdentity, isSandbox, ...parts }: Parts): FastifyPluginAsync {
  const { intents, freeNights, providers, hotels, now } = parts;
  return async (app: FastifyInstance) => {
    const report = (id: string, what: string, error?: unknown) =>
      app.log.warn({ id, ...(error ? { err: error } : {}) }, `a stay or a free night ${what}`);
    const cancelling = createCancelSteps({ intents, providers, now, report });
    const jobs = createRewardsJobs({ intents, freeNights, providers, cancelling, hotels, now, report });
    const onError = (error: unknown) => app.log.error({ err: error }, 'could not process stays and free nights');
    const stopCounting = everyMs(COUNT_EVERY_MS, jobs.count, onError);
    const stopTending = everyMs(TEND_EVERY_MS, jobs.tendFreeNights, onError);
    app.addHook('onClose', async () => void (await Promise.all([stopCounting(), stopTending()])));
    const service = createRewardsService({ intents, freeNights, hotels, provider: providers.current, isSandbox });
    await app.register(rewardsRoutes(service, requireIdentity));
  };
}
