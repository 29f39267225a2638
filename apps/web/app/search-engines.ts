/** Output for search engines and link previews: `robots.txt`, `sitemap.xml`, and the head tags that only they read. */
import { API_BASE } from '@tenth-night/contract/first-paths';
import { PATHS } from '@tenth-night/contract/paths';
import { DESTINATIONS } from '@tenth-night/domain/places/destinations';
import { landmarksOf } from '@tenth-night/domain/places/landmarks';
import { INTERFACE_LANGUAGES } from '@tenth-night/domain/preferences/languages';
import { destinationPath, landmarkPath, SITE_PATHS } from '@tenth-night/domain/site/paths';
import { isConfigured } from './lib/page/is-configured';
import type { PageHeadProps } from './lib/page/page-head';
import { LANGUAGE_PARAM } from './lib/page/visitor';
import { PAGES, pageNames } from './pages';
import type { SiteFacts } from './site-entry';

const closedPages = pageNames().filter((page) => PAGES[page][1] === 'closed');
/** Paths without their parameters. */
const CLOSED = [`${API_BASE}/`, ...closedPages.map((page) => SITE_PATHS[page].replace(/:.*/, ''))];
export function robots(origin: string): string {
  const closed = CLOSED.map((path) => `Disallow: ${path}`).join('\n');
  return `User-agent: *\nAllow: ${API_BASE}${PATHS.picture}\n${closed}\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Every page, with its address in every language. No address contains a character that XML must escape. */
export function sitemap(origin: string, site: SiteFacts): string {
  const urls = listed(site).map((path) => {
    const page = origin + path;
    const inLanguages = INTERFACE_LANGUAGES.map(
      (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${page}?${LANGUAGE_PARAM}=${code}"/>`,
    );
    return `<url><loc>${page}</loc>${inLanguages.join('')}</url>`;
  });
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>\n`;
}

/** Of the pages with parameters, only destinations and their landmarks are listed. */
function listed(site: SiteFacts): readonly string[] {
  const pages = pageNames().filter((page) => PAGES[page][1] === 'in-sitemap' && isConfigured(page, site));
  return pages.flatMap((page) => {
    if (page === 'destination') return DESTINATIONS.map(({ slug }) => destinationPath(slug));
    if (page !== 'landmark') return SITE_PATHS[page];
    return DESTINATIONS.flatMap(({ slug: city }) => landmarksOf(city).map(({ slug }) => landmarkPath(city, slug)));
  });
}

type Page = { readonly head: PageHeadProps; readonly url: URL; readonly language: string; readonly siteName: string };

/**
 * Canonical address, alternates in every language, Open Graph. Only in the server's page, because programs that read
 * them never navigate inside a page.
 */
export function headTags({ head, url, language, siteName }: Page): string {
  if (head.isUnlisted) return '';
  const page = url.origin + (url.pathname === '/' ? '/' : url.pathname.replace(/\/+$/, ''));
  const inLanguage = (code: string) => `${page}?${LANGUAGE_PARAM}=${code}`;
  const canonical = url.searchParams.get(LANGUAGE_PARAM) === language ? inLanguage(language) : page;
  const alternates = INTERFACE_LANGUAGES.map((code) => [code, inLanguage(code)] as const);
  const openGraph = {
    type: 'website',
    site_name: siteName,
    title: head.title,
    description: head.description,
    url: canonical,
    image: url.origin + (head.image ?? '/share.png'),
    locale: language,
  };
  return [
    `<link rel="canonical" href="${escaped(canonical)}">`,
    ...[['x-default', page] as const, ...alternates].map(
      ([code, href]) => `<link rel="alternate" hreflang="${code}" href="${escaped(href)}">`,
    ),
    ...Object.entries(openGraph).map(([name, text]) =>
      text ? `<meta property="og:${name}" content="${escaped(text)}">` : '',
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    head.structured ? structured(head.structured, url.origin) : '',
  ].join('');
}

/** A data block that never runs. Every "<" is escaped, so nothing inside can end it. */
function structured(what: Readonly<Record<string, unknown>>, origin: string): string {
  const json = JSON.stringify(what, (key, value) => {
    if (key === 'image' && Array.isArray(value)) return value.map((path) => origin + path);
    return key === 'url' ? origin + value : value;
  });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&"<>]/g, (character) => ESCAPES[character] ?? '');
