/** HTTP in, HTTP out for one hotel. Two URLs give the same answer. */
import { ROUTES } from '@tenth-night/contract/routes';
import { AppError } from '../../app-error';
import { asJson, type ContractPlugin } from '../../plugins/declared-route';
import { goneSignal } from '../../plugins/gone-signal';
import type { HotelService } from './hotel.service';
import { hotelCards } from './hotel-cards';

export function hotelRoutes(hotels: HotelService): ContractPlugin {
  return async (app) => {
    for (const route of [ROUTES.hotel, ROUTES.hotelOfVersion]) {
      app.route({
        ...asJson(route),
        handler: async ({ query }, reply) => {
          const { hotelId, language = 'en' } = query;
          const hotel = await hotels.hotel(hotelId, language, goneSignal(reply));
          if (!hotel) throw new AppError('not_found', 'No hotel has this id');
          return { data: hotel };
        },
      });
    }

    app.route({
      ...asJson(ROUTES.hotelCards),
      handler: async ({ query }, reply) => {
        const { hotelIds, language = 'en' } = query;
        return { data: await hotelCards(hotels, hotelIds.split(','), language, goneSignal(reply)) };
      },
    });
  };
}
