// The least that a page with our look can cost: its document and styles, without scripts, pictures and fonts.
import { brotliCompressSync } from 'node:zlib';
import { startBare } from './bare-server.mjs';

/** Keeps one request, the document. Our pages carry their styles inside it. */
export function stillPage(html) {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<(link|img|source)\b[^>]*>/g, '')
    .replace('</head>', '<link rel="icon" href="data:,"></head>')
    .replace(/@font-face\s*\{[^}]*\}/g, '')
    .replace(/url\((?!["']?data:)[^)]*\)/g, 'none');
}

export async function startStillPage(url) {
  const html = await (await fetch(url)).text();
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  return startBare(brotliCompressSync(stillPage(html)), headers);
}
