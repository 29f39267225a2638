/** Reduces the operator's markup to harmless elements. Search-and-browse §2 "Header". */
import DOMPurify from 'dompurify';

/** The specification lists what is stripped. This list of allowed elements strips that and everything unforeseen. */
const ALLOWED_TAGS = (
  'a abbr address article b bdi bdo blockquote br cite code dd div dl dt em figcaption figure footer h2 h3 h4 h5 h6 ' +
  'header hr i img li mark nav ol p q s section small span strong sub sup time u ul wbr'
).split(' ');
/** No id and no name: both could shadow a property of the page. No style. No rel, because we set it ourselves. */
const ALLOWED_ATTR =
  'alt aria-current aria-hidden aria-label class datetime dir height href hreflang lang src target title width'.split(
    ' ',
  );
/** Removed with their text, which means nothing without them. */
const GONE_WITH_CONTENTS = ['applet', 'button', 'object', 'select', 'textarea'];
const LINKS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

export function sanitiseHeader(markup: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(markup, {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ADD_FORBID_CONTENTS: GONE_WITH_CONTENTS,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) mendLink(link);
  for (const image of fragment.querySelectorAll('img')) {
    if (!isOurPicture(image.getAttribute('src'))) image.remove();
  }
  return fragment;
}

function mendLink(link: HTMLAnchorElement): void {
  if (!LINKS.has(addressOf(link.getAttribute('href'))?.protocol ?? '')) link.removeAttribute('href');
  if (link.getAttribute('target') === '_blank') link.setAttribute('rel', 'noopener');
  else link.removeAttribute('target');
}

function isOurPicture(src: string | null): boolean {
  const address = addressOf(src);
  // A blob URL has our origin too, so the protocol is checked as well.
  return address?.origin === location.origin && address.protocol === location.protocol;
}

/** Parsed as the browser does, so spaces, tabs, entities and case cannot bypass it. */
function addressOf(value: string | null): URL | null {
  return value !== null && URL.canParse(value, location.href) ? new URL(value, location.href) : null;
}
