/**
 * The reviews of a place in one language, newest first (reference §3.4). Makes any part of the list without the rest.
 */
import { WIRE_REVIEWS_MAX, type WireReview } from '@tenth-night/provider-wire/reviews/reviews';
import { createRandom } from '../../kernel/random';
import { CONTENT_LANGUAGES } from '../../world/languages';
import { figuresOf, ratingOfReview } from './figures';
import type { Location } from './location';
import { publishedAt } from './published-date';
import { languageCounts } from './review-languages';
import { type ReviewText, WRITTEN_TOGETHER, writePage } from './review-text';
import { handleOf } from './reviewer';
import { REVIEW_TEXTS } from './texts/texts';
import { type ReviewsPage, wireReview } from './wire-review';

export function wireReviews(location: Location, page: ReviewsPage, seed: string): WireReview[] {
  const { language, offset, limit } = page;
  const figures = figuresOf(location, seed);
  const counts = languageCounts(location, figures.reviewCount, seed);
  const count = counts[language];
  const words = `${seed} ${location.id} ${language}`;
  // Review numbers run through all languages, so that all reviews together have the ratings of the details.
  const before = CONTENT_LANGUAGES.slice(0, CONTENT_LANGUAGES.indexOf(language)).reduce(
    (sum, other) => sum + counts[other],
    0,
  );
  const ratingOf = (index: number): number => ratingOfReview(figures, before + index);
  const pages = new Map<number, readonly ReviewText[]>();
  const textOf = (index: number): ReviewText => {
    const start = index - (index % WRITTEN_TOGETHER);
    const ratings = Array.from({ length: Math.min(WRITTEN_TOGETHER, count - start) }, (_, k) => ratingOf(start + k));
    const texts = pages.get(start) ?? writePage(REVIEW_TEXTS[language], ratings, `${words} ${start}`);
    pages.set(start, texts);
    return texts[index - start] as ReviewText;
  };
  const length = Math.max(0, Math.min(limit, WIRE_REVIEWS_MAX, count - offset));
  return Array.from({ length }, (_, k) => {
    const index = offset + k;
    const random = createRandom(`${words} ${index} review`);
    const frame = {
      published: publishedAt(words, index, count, page.now),
      rating: ratingOf(index),
      handle: handleOf(language, index, words),
      written: textOf(index),
    };
    return wireReview(location, frame, page, random);
  });
}
