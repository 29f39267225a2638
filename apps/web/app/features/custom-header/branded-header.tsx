/** The operator's header: fetched within bounds, sanitised, shown with its style. Search-and-browse §2 "Header", §7 "Static". */
import type { ReactNode } from 'react';
import { sanitiseHeader } from './sanitise-header';

const MARKUP = '/branding/header.html';
const STYLE = '/branding/header.css';
const MAX_BYTES = 64 * 1024;
const TIMEOUT_MS = 4000;

/** Null when there is nothing to show; throws when the answer cannot be had in time. */
export async function loadBrandedHeader(): Promise<ReactNode> {
  const markup = await fetchMarkup();
  if (!markup?.trim() || isWholeDocument(markup)) return null;
  const fragment = sanitiseHeader(markup);
  if (isEmpty(fragment)) return null;
  await loadStyle();
  return <BrandedHeader fragment={fragment} />;
}

function BrandedHeader({ fragment }: { readonly fragment: DocumentFragment }) {
  const name = fragment.firstElementChild?.getAttribute('aria-label');
  return <aside data-custom-header="" aria-label={name ?? undefined} ref={(aside) => fill(aside, fragment)} />;
}

/** As nodes, never as text again: what the sanitiser saw is what stands in the page. */
function fill(aside: HTMLElement | null, fragment: DocumentFragment): void {
  const copy = document.importNode(fragment, true);
  // The name of the outermost element is the name of the region.
  copy.firstElementChild?.removeAttribute('aria-label');
  aside?.replaceChildren(copy);
}

/** Before the markup is shown; a style that is missing or late does not keep it back. */
function loadStyle(): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = STYLE;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    setTimeout(resolve, TIMEOUT_MS);
    document.head.append(link);
  });
}

async function fetchMarkup(): Promise<string | null> {
  const { ok, headers, body } = await fetch(MARKUP, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const isHtml = headers.get('content-type')?.startsWith('text/html');
  const isTooLong = Number(headers.get('content-length')) > MAX_BYTES;
  if (ok && isHtml && !isTooLong && body) return readBounded(body);
  await body?.cancel();
  return null;
}

/** Null when it is longer than it may be, whatever its head said. */
async function readBounded(body: ReadableStream<Uint8Array>): Promise<string | null> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > MAX_BYTES) break;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return null;
}

/** A page that some server on the way sends for a file that is not there: a header is a piece of a page. */
const isWholeDocument = (markup: string) => /^\s*<html|<!doctype/i.test(markup);

const isEmpty = (fragment: DocumentFragment) => !fragment.textContent?.trim() && !fragment.querySelector('img');
