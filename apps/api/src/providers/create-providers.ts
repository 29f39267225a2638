/** Opens all external services, each behind its guard. The only place that chooses adapters. */
import { createBookingProviders } from './booking-providers';
import { createGuard, HOTEL_RATES_GUARD, type OpenGuard } from './guards/guard';
import { createBookingGuards, guardBooking } from './guards/guarded-booking';
import { guardHotelRates } from './guards/guarded-hotel-rates';
import { guardMapTiles, MAP_TILES_GUARD } from './guards/guarded-map-tiles';
import { guardReviews, REVIEWS_GUARD } from './guards/guarded-reviews';
import { createGeoIp } from './ipwhois-ipapi/geo-ip.http';
import { meterGuards } from './metered-guard';
import { meterPort, UNWATCHED, type Watch } from './metered-port';
import { createPmtiles } from './pmtiles/map-tiles.pmtiles';
import type { BookingProviders } from './ports/booking.port';
import type { GeoIpPort } from './ports/geo-ip.port';
import type { HotelRatesPort } from './ports/hotel-rates.port';
import type { MailServer } from './ports/mail.port';
import type { MapTilesPort } from './ports/map-tiles.port';
import { NO_REVIEWS, type ReviewsPort } from './ports/reviews.port';
import type { Webhooks } from './ports/webhook.port';
import type { RateAccess, RateProvider, RateTimeouts, RateVendors } from './rate-vendor';
import { createSmtpMail } from './smtp/mail.smtp';
import { createTileServer } from './tile-server/map-tiles.http';
import { createReviews } from './tripadvisor/reviews.http';
import { createReviewsProxy, proxyFirst } from './tripadvisor/reviews-proxy';
import type { Report } from './wire-records';

type Timeouts = RateTimeouts & {
  readonly locationTimeoutMs: number;
  readonly reviewsTimeoutMs: number;
  readonly tilesTimeoutMs: number;
};

const TIMEOUTS: Timeouts = {
  timeoutMs: 20_000,
  streamTimeoutMs: 60_000,
  prebookTimeoutMs: 60_000,
  /** Some hotels take two minutes to confirm. */
  bookTimeoutMs: 160_000,
  /** The browser waits just as long for one location service. */
  locationTimeoutMs: 4_000,
  /** Reviews need several calls in a row, and the page works without them. */
  reviewsTimeoutMs: 4_000,
  /** A map without a tile still shows its hotels. */
  tilesTimeoutMs: 8_000,
};

/** A PMTiles archive (a file or a URL), or a tile server. */
export type MapTilesAccess = { readonly kind: 'pmtiles' | 'server'; readonly address: string };

/** The vendors that we know, and the access to all configured ones. */
type RateSettings = {
  readonly vendors: RateVendors;
  readonly rates: Readonly<Record<string, RateAccess>>;
  readonly report: Report;
  readonly watch?: Watch;
};

export type ServiceSettings = {
  /** Null means no reviews. */
  readonly reviews: { readonly baseUrl: string; readonly apiKey: string } | null;
  /** Asked before the service itself. */
  readonly reviewsProxyUrl: string | null;
  readonly location: { readonly primaryUrl: string | null; readonly secondaryUrl: string | null };
  /** Null means a map without streets. */
  readonly mapTiles: MapTilesAccess | null;
  /** Null means that mail waits in the queue. */
  readonly smtpUrl: string | null;
  readonly report: Report;
  readonly watch?: Watch;
};

/** With the name of the rate provider that sells. */
export type ProviderSettings = RateSettings & ServiceSettings & { readonly current: string };

/** Overrides for tests. */
export type ProviderChanges = {
  /** For all calls. */
  readonly timeoutMs?: number;
  readonly openGuard?: OpenGuard;
};

export type Services = {
  readonly reviews: ReviewsPort;
  readonly geoIp: GeoIpPort;
  readonly mailPort: MailServer | null;
  readonly mapTiles: MapTilesPort | null;
};

export type Providers = Services & {
  readonly hotelRates: HotelRatesPort;
  readonly bookings: BookingProviders;
  readonly webhooks: Webhooks;
};

export function createProviders(settings: ProviderSettings, changes: ProviderChanges = {}): Providers {
  const { current } = settings;
  const rates = openRates(settings, changes);
  const selling = rates[current];
  if (!selling) throw new Error(`The rate provider ${current} is not configured`);
  const bookings = Object.entries(rates).map(([name, { booking }]) => [name, booking]);
  const webhooks = Object.entries(rates).flatMap(([name, { webhook }]) => (webhook ? [[name, webhook]] : []));
  return {
    hotelRates: selling.hotelRates,
    bookings: createBookingProviders(current, Object.fromEntries(bookings)),
    webhooks: Object.fromEntries(webhooks),
    ...openServices(settings, changes),
  };
}

/** Everything but hotels. */
export function openServices(settings: ServiceSettings, changes: ProviderChanges = {}): Services {
  const { location, mapTiles, smtpUrl, watch = UNWATCHED } = settings;
  const openGuard = meterGuards(changes.openGuard ?? createGuard, watch.meters);
  const timeouts = timeoutsOf(changes);
  return {
    reviews: openReviews(settings, timeouts, openGuard),
    geoIp: meterPort(createGeoIp({ ...location, timeoutMs: timeouts.locationTimeoutMs }), 'geo-ip', watch),
    mailPort: smtpUrl ? createSmtpMail(smtpUrl) : null,
    mapTiles: mapTiles && guardMapTiles(openTiles(mapTiles, timeouts, watch), openGuard(MAP_TILES_GUARD)),
  };
}

/** Each has its own guard: a proxy that is down does not block the service. */
function openReviews(settings: ServiceSettings, timeouts: Timeouts, openGuard: OpenGuard): ReviewsPort {
  const { reviews, reviewsProxyUrl, report, watch = UNWATCHED } = settings;
  const timeoutMs = timeouts.reviewsTimeoutMs;
  const open = (port: ReviewsPort, vendor: string) =>
    guardReviews(meterPort(port, vendor, watch), openGuard({ ...REVIEWS_GUARD, vendor }));
  const service = reviews && open(createReviews({ ...reviews, timeoutMs, report }), 'reviews');
  const proxy = reviewsProxyUrl && open(createReviewsProxy({ baseUrl: reviewsProxyUrl, timeoutMs }), 'reviews-proxy');
  if (proxy && service) return proxyFirst(proxy, service);
  return proxy || service || NO_REVIEWS;
}

function openTiles({ kind, address }: MapTilesAccess, timeouts: Timeouts, watch: Watch): MapTilesPort {
  const { tilesTimeoutMs: timeoutMs } = timeouts;
  const tiles =
    kind === 'pmtiles'
      ? createPmtiles({ archive: address, timeoutMs })
      : createTileServer({ baseUrl: address, timeoutMs });
  return meterPort(tiles, MAP_TILES_GUARD.vendor, watch);
}

/** Each vendor has its own guards, so that a vendor that is down does not block the others. */
export function openRates(settings: RateSettings, changes: ProviderChanges = {}) {
  const { vendors, rates, report, watch = UNWATCHED } = settings;
  const openGuard = meterGuards(changes.openGuard ?? createGuard, watch.meters);
  const timeouts = timeoutsOf(changes);
  const open = ([name, access]: [string, RateAccess]): [string, RateProvider] => {
    const vendor = vendors[name];
    if (!vendor) throw new Error(`There is no rate provider ${name}`);
    const { hotelRates, booking, webhook } = vendor.open(access, { ...timeouts, report });
    return [
      name,
      {
        hotelRates: guardHotelRates(
          meterPort(hotelRates, name, watch),
          openGuard({ ...HOTEL_RATES_GUARD, vendor: name }),
        ),
        booking: guardBooking(meterPort(booking, name, watch), createBookingGuards(name, openGuard)),
        ...(webhook && { webhook }),
      },
    ];
  };
  return Object.fromEntries(Object.entries(rates).map(open));
}

function timeoutsOf({ timeoutMs }: ProviderChanges): Timeouts {
  if (timeoutMs === undefined) return TIMEOUTS;
  return Object.fromEntries(Object.keys(TIMEOUTS).map((name) => [name, timeoutMs])) as Timeouts;
}
