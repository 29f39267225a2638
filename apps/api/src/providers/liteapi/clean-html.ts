/** The one way for the provider's HTML into our answers: nothing but an allow-list passes. Hotel-checkout-trips §2 "Hotel details"; OPEN-49. */
import type { CleanHtml } from '@tenth-night/domain/hotel/hotel-detail';
import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li'],
  allowedAttributes: {},
  // These go with all that is in them; of any other tag the text stays.
  nonTextTags: ['script', 'style'],
  // No text of a hotel is as deep, and a page that is would stop a browser.
  nestingLimit: 40,
};

/** Far longer than any text of a hotel; what tags within tags cost grows with the square of their number. */
const MAX_CHARS = 50_000;

/** Empty where no text is left. Plain text comes out as HTML too, its line breaks kept. */
export function cleanHtml(html: string): CleanHtml {
  const clean = sanitizeHtml(html.slice(0, MAX_CHARS).replaceAll('\0', ''), OPTIONS).trim();
  const hasText = /\S/.test(clean.replaceAll(/<[^>]*>/g, ''));
  return (hasText ? clean : '') as CleanHtml;
}
