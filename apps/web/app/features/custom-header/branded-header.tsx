/**
 * The operator's header: fetched with limits, sanitised, shown with its style. Search-and-browse §2 "Header", §7
 * "Static".
 */
import type { ReactNode } from 'react';
import { sanitiseHeader } from './sanitise-header';

const MARKUP = '/branding/header.html';
const STYLE = '/branding/header.css';
const MAX_BYTES = 64 * 1024;
const TIMEOUT_MS = 4000;

/** Null if there is nothing to show. Throws if the answer does not come in time. */
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

/** Inserts nodes, never text again: the page gets exactly what the sanitiser saw. */
function fill(aside: HTMLElement | null, fragment: DocumentFragment): void {
  const copy = document.importNode(fragment, true);
  // The outermost element's label becomes the name of the region.
  copy.firstElementChild?.removeAttribute('aria-label');
  aside?.replaceChildren(copy);
}

/** Runs before the markup is shown. A missing or late style does not delay it further than the timeout. */
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

/** Null if it is too long, whatever its headers said. */
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

/** Some servers answer with a whole page for a missing file. A header is only a fragment. */
const isWholeDocument = (markup: string) => /^\s*<html|<!doctype/i.test(markup);

const isEmpty = (fragment: DocumentFragment) => !fragment.textContent?.trim() && !fragment.querySelector('img');
