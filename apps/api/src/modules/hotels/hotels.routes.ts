/** HTTP in, HTTP out for hotel lists. The service returns ready bytes, and the framework only passes them on. */
import { HOTEL_LIST_LIMIT } from '@tenth-night/contract/hotels';
import { ROUTES } from '@tenth-night/contract/routes';
import { AppError } from '../../app-error';
import { chooseForm } from '../../plugins/content-forms';
import { asSent, type ContractPlugin } from '../../plugins/declared-route';
import { goneSignal } from '../../plugins/gone-signal';
import { A_MINUTE } from '../../plugins/http-caching';
import type { HotelsService } from './hotels.service';

/** `onList` hears of each list: one for each search. */
export function hotelsRoutes(hotels: HotelsService, onList: () => void): ContractPlugin {
  return async (app) => {
    app.route({
      ...asSent(ROUTES.hotels),
      compress: false,
      handler: async (request, reply) => {
        const { placeId, language = 'en', limit = HOTEL_LIST_LIMIT, facilityids } = request.query;
        const facilityIds = facilityids ? facilityids.split(',').map(Number) : [];
        const form = chooseForm(request.headers['accept-encoding']);
        const list = await hotels.ofPlace({ placeId, language, limit, facilityIds }, form, goneSignal(reply));
        if (!list) throw new AppError('not_found', 'No place has this id');
        onList();
        reply.header('vary', 'accept-encoding').header('cache-control', A_MINUTE).header('etag', list.etag);
        if (request.headers['if-none-match']?.includes(list.etag)) return reply.status(304).send();
        if (form !== 'identity') reply.header('content-encoding', form);
        return reply.type('application/json; charset=utf-8').send(list.bytes);
      },
    });
  };
}
