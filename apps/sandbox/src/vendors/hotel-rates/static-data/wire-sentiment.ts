/** Machine analysis of the reviews: `sentiment_analysis` in a hotel's details, `sentimentAnalysis` beside reviews. */
import type { WireSentiment } from '@tenth-night/provider-wire/hotel-rates/hotel-detail';
import type { GuestSentiment } from '../../../world/content/guest-sentiment';

export const wireSentiment = ({ pros, cons, categories }: GuestSentiment): WireSentiment => ({
  pros: [...pros],
  cons: [...cons],
  categories: categories.map((category) => ({ ...category })),
});
