/**
 * The only way for the provider's HTML into our answers: an allow-list. Hotel-checkout-trips §2 "Hotel details";
 * OPEN-49.
 */
import type { CleanHtml } from '@tenth-night/domain/hotel/hotel-detail';
import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li'],
  allowedAttributes: {},
  // Removes these tags with their content. Of other tags, the text stays.
  nonTextTags: ['script', 'style'],
  // No real hotel text is nested this deep, and deeper nesting could freeze a browser.
  nestingLimit: 40,
};

/** Far longer than any real hotel text. The cost of nested tags grows with the square of their number. */
const MAX_CHARS = 50_000;

/** Empty if no text is left. Plain text becomes HTML too, and keeps its line breaks. */
export function cleanHtml(html: string): CleanHtml {
  const clean = sanitizeHtml(html.slice(0, MAX_CHARS).replaceAll('\0', ''), OPTIONS).trim();
  const hasText = /\S/.test(clean.replaceAll(/<[^>]*>/g, ''));
  return (hasText ? clean : '') as CleanHtml;
}
