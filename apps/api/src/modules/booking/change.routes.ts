/** HTTP in, HTTP out for changes of a booking. */
import { ROUTES } from '@tenth-night/contract/routes';
import type { FastifyRequest } from 'fastify';
import { asJson, type ContractPlugin } from '../../plugins/declared-route';
import type { Asker } from './booking-access';
import type { BookingPageService } from './booking-page.service';
import type { ChangeService } from './change.service';

type Parts = {
  readonly changes: ChangeService;
  readonly booked: Pick<BookingPageService, 'show'>;
  askerOf(request: FastifyRequest): Promise<Asker>;
};

export function changeRoutes({ changes, booked, askerOf }: Parts): ContractPlugin {
  return async (app) => {
    app.route({
      ...asJson(ROUTES.alternatives),
      handler: async (request) => ({ data: await changes.alternatives(request.body, await askerOf(request)) }),
    });

    app.route({
      ...asJson(ROUTES.exchangeBooking),
      handler: async (request) => {
        const asker = await askerOf(request);
        return { data: booked.show(await changes.exchange(request.body, asker), asker) };
      },
    });

    app.route({
      ...asJson(ROUTES.bookingHolder),
      handler: async (request) => {
        const asker = await askerOf(request);
        return { data: booked.show(await changes.correctHolder(request.body, asker), asker) };
      },
    });
  };
}
