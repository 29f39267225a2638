/** What the API is built from. */
import type { Retention } from '@tenth-night/domain/privacy/retention';
import type { RouteOptions } from 'fastify';
import type { OpenCache } from './cache/cache.port';
import type { Database } from './db/client';
import type { Meters } from './metrics/meters';
import type { AuthSettings } from './modules/auth/auth';
import type { DeskSettings } from './modules/desk/desk.plugin';
import type { CalendarSettings } from './modules/mail/booking-calendar';
import type { MailSettings } from './modules/mail/post-office';
import type { LogStream } from './plugins/request-log';
import type { TimeLimits } from './plugins/time-limits';
import type { BookingProviders } from './providers/ports/booking.port';
import type { GeoIpPort } from './providers/ports/geo-ip.port';
import type { HotelRatesPort, RateMargin } from './providers/ports/hotel-rates.port';
import type { MapTilesPort } from './providers/ports/map-tiles.port';
import type { ReviewsPort } from './providers/ports/reviews.port';
import type { Webhooks } from './providers/ports/webhook.port';
import type { Tracer } from './traces/tracer';

export type PictureSettings = {
  /** The origins that we fetch pictures from. */
  readonly origins: readonly string[];
  /** Where we keep the pictures that we made, and how many bytes of them. */
  readonly folder: string;
  readonly maxBytes: number;
};

export type ApiDeps = {
  readonly database: Pick<Database, 'kind' | 'ping' | 'db'>;
  readonly auth: AuthSettings;
  readonly hotelRates: HotelRatesPort;
  /** What the site earns. Null for the setting of the account. */
  readonly margin: RateMargin | null;
  readonly bookings: BookingProviders;
  readonly webhooks: Webhooks;
  readonly geoIp: GeoIpPort;
  readonly reviews: ReviewsPort;
  /** Null if the map has no streets. */
  readonly mapTiles: MapTilesPort | null;
  readonly openCache: OpenCache;
  readonly pictures: PictureSettings;
  /** Null if mail cannot be sent. Then it waits in the queue. */
  readonly mail: MailSettings | null;
  readonly calendars: CalendarSettings;
  readonly desk: DeskSettings;
  /** Whether hotels and bookings come from the sandbox. */
  readonly isSandbox: boolean;
  readonly hasFreeNights: boolean;
  readonly retention: Retention;
  /** False once the process is about to end. Then the load balancer should send no new visitors. */
  isReady(): boolean;
  readonly meters: Meters;
  readonly tracer: Tracer;
};

export type ServerOptions = {
  readonly logLevel: string;
  readonly trustProxy: number;
  readonly isHttps: boolean;
  /** Whether calls per address and account are limited, and a busy process refuses searches. The numbers are in `limits/limit-table.ts`. */
  readonly hasLimits: boolean;
  /** The clock for limits that this process counts. The machine's clock by default. */
  readonly limitsNow?: () => number;
  /** Other origins where pages find our API: none or one. */
  readonly apiOrigins: readonly string[];
  /** Origins that the payment widget in the checkout loads from. */
  readonly paymentOrigins: readonly string[];
  /** Receives the log instead of the standard output. */
  readonly logStream?: LogStream;
  readonly timeLimits?: TimeLimits;
  /** Called for every route when it is registered. */
  readonly onRoute?: (route: RouteOptions) => void;
};
