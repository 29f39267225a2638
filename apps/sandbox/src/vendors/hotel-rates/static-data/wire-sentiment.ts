/** The machine's reading of the reviews: in a hotel's details as `sentiment_analysis`, beside reviews as `sentimentAnalysis`. */
import type { WireSentiment } from '@tenth-night/provider-wire/hotel-rates/hotel-detail';
import type { GuestSentiment } from '../../../world/content/guest-sentiment';

export const wireSentiment = ({ pros, cons, categories }: GuestSentiment): WireSentiment => ({
  pros: [...pros],
  cons: [...cons],
  categories: categories.map((category) => ({ ...category })),
});
