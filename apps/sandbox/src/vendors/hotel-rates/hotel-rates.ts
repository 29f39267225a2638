/** The hotel-rate vendor, LiteAPI v3.0: its API under `/v3.0`, its vouchers and its pictures. */
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../../kernel/clock';
import type { Faults } from '../../kernel/faults';
import type { Ledger } from '../../kernel/ledger';
import type { Store } from '../../kernel/store';
import { VENDOR_PREFIXES } from '../../kernel/vendors';
import type { World } from '../../world/world';
import type { PaymentDesk } from '../payments/payment-desk';
import { answerPace } from './answer-pace';
import { requireApiKey } from './api-key';
import { createAlternatives } from './booking/alternatives';
import { amendmentsRoutes } from './booking/amendments.routes';
import { bookingRoutes } from './booking/booking.routes';
import { createBookingDesk } from './booking/booking-desk';
import { type BookedInBrief, bookedInBrief } from './booking/booking-record';
import { createGuestDesk } from './booking/guest-desk';
import { guestsRoutes } from './booking/guests.routes';
import { createPrebookDesk } from './booking/prebook-desk';
import type { Webhooks } from './booking/webhooks';
import { dropUnknownFields } from './drop-unknown-fields';
import { goJson } from './go-json';
import { picturesRoutes } from './pictures/pictures.routes';
import { ratesRoutes } from './rates/rates.routes';
import { requestLimit } from './request-limit';
import { hotelDetailRoutes } from './static-data/hotel-detail.routes';
import { hotelReviewsRoutes } from './static-data/hotel-reviews.routes';
import { hotelsRoutes } from './static-data/hotels.routes';
import { placesRoutes } from './static-data/places.routes';
import { referenceListsRoutes } from './static-data/reference-lists.routes';
import { createVoucherDesk } from './vouchers/voucher-desk';
import { answerVoucherProblem, vouchersRoutes } from './vouchers/vouchers.routes';
import { answerProblem } from './wire-errors';

interface HotelRatesOptions {
  readonly world: World;
  readonly store: Store;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly faults: Faults;
  readonly payments: PaymentDesk;
  readonly webhooks: Webhooks;
  readonly latencyMs: number;
  readonly isLenient: boolean;
  /** Unlimited if left out. */
  readonly requestsPerSecond?: number | undefined;
}

export interface HotelRates {
  readonly plugin: FastifyPluginAsync;
  /** For the ledger. */
  bookings(): readonly BookedInBrief[];
}

export function createHotelRates(options: HotelRatesOptions): HotelRates {
  const { world, store, clock, latencyMs, isLenient, requestsPerSecond } = options;
  const vouchers = createVoucherDesk(store, clock);
  const prebooks = createPrebookDesk({ ...options, vouchers });
  const guests = createGuestDesk(store, clock);
  const bookings = createBookingDesk({ ...options, seed: world.seed, prebooks, guests, vouchers });
  const plugin: FastifyPluginAsync = async (app) => {
    app.setErrorHandler(answerProblem);
    app.register(picturesRoutes(world));
    app.register(
      async (api) => {
        api.setReplySerializer(goJson);
        api.addHook('onRequest', requireApiKey);
        if (isLenient) api.addHook('preValidation', dropUnknownFields);
        if (latencyMs > 0) api.addHook('preHandler', answerPace(latencyMs));
        if (requestsPerSecond) api.addHook('onRequest', requestLimit(requestsPerSecond, clock));
        api.register(placesRoutes(world));
        api.register(hotelsRoutes(world));
        api.register(hotelDetailRoutes(world));
        api.register(hotelReviewsRoutes(world, clock));
        api.register(referenceListsRoutes(world));
        api.register(ratesRoutes(world, options));
        api.register(bookingRoutes({ ...options, prebooks, bookings }));
        const alternatives = createAlternatives({ ...options, prebooks });
        api.register(amendmentsRoutes({ ...options, bookings, alternatives }));
        api.register(guestsRoutes(guests, bookings));
      },
      { prefix: VENDOR_PREFIXES['hotel-rates'] },
    );
    app.register(
      async (api) => {
        api.setErrorHandler(answerVoucherProblem);
        api.addHook('onRequest', requireApiKey);
        api.register(vouchersRoutes(vouchers));
      },
      { prefix: VENDOR_PREFIXES.vouchers },
    );
  };
  return { plugin, bookings: () => bookings.list().map(bookedInBrief) };
}
