/** `GET /data/reviews` (reference §3.5). */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  type WireHotelReview,
  type WireHotelReviewsAnswer,
  WireHotelReviewsQuery,
} from '@tenth-night/provider-wire/hotel-rates/hotel-reviews';
import type { Clock } from '../../../kernel/clock';
import { slices } from '../../../kernel/slices';
import { guestReview, reviewTime, reviewTotal } from '../../../world/content/guest-reviews';
import { guestSentiment } from '../../../world/content/guest-sentiment';
import type { Hotel } from '../../../world/hotels/hotel';
import type { World } from '../../../world/world';
import { knownHotel } from './known-hotel';
import { readContentLanguage } from './read-language';
import { wireSentiment } from './wire-sentiment';

const LIMIT_DEFAULT = 200;
const LIMIT_MAX = 5000;
const TRANSLATED_MAX = 10;

const wireTime = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ');

function wireReview(hotel: Hotel, index: number, language: string | undefined): WireHotelReview {
  const asked = language === undefined ? undefined : readContentLanguage(language);
  const { score, time, ...review } = guestReview(hotel, index, asked);
  // Always has the requested language, even if there is only an English text.
  return { averageScore: score, date: wireTime(time), ...review, language: language ?? review.language };
}

/** Reviews that are newer than the clock do not exist yet. */
function writtenIndexes(hotel: Hotel, now: Date): number[] {
  const indexes = Array.from({ length: reviewTotal(hotel) }, (_, index) => index);
  const first = indexes.findIndex((index) => reviewTime(hotel, index) <= now);
  return first < 0 ? [] : indexes.slice(first);
}

export function hotelReviewsRoutes(world: World, clock: Clock): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/data/reviews',
      { schema: { querystring: WireHotelReviewsQuery } },
      async ({ query }): Promise<WireHotelReviewsAnswer> => {
        const hotel = await knownHotel(world, query.hotelId);
        const { offset = 0, limit = LIMIT_DEFAULT, language } = query;
        const max = language === undefined ? LIMIT_MAX : TRANSLATED_MAX;
        readContentLanguage(language);
        const written = writtenIndexes(hotel, clock.now());
        const sentiment = query.getSentiment ? guestSentiment(hotel) : undefined;
        const page = written.slice(offset, offset + Math.min(limit, max));
        return {
          data: await slices.map(page, (index) => wireReview(hotel, index, language)),
          total: written.length,
          ...(sentiment !== undefined && { sentimentAnalysis: sentiment && wireSentiment(sentiment) }),
        };
      },
    );
  };
}
