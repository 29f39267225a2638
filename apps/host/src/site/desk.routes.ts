/** The page of the desk: an empty document that loads the desk's app. Its content comes from the API. */
import type { Config } from '@tenth-night/api/config/env';
import type { FastifyPluginAsync } from 'fastify';
import { escapeHtml } from './escape-html';

/** The path of the desk. Its files are below it. */
export const DESK_BASE = '/desk';

export type DeskAssets = {
  readonly script: string;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
};

type Parts = {
  readonly siteName: string;
  /** The finished document, around the app. */
  html(document: string): Promise<string>;
  readonly assets: DeskAssets;
};

/** If nobody works at the desk, its address does not exist. */
export const hasDesk = ({ desk }: Pick<Config, 'desk'>): boolean => desk.emails.length > 0;

export function deskRoutes({ siteName, html, assets }: Parts): FastifyPluginAsync {
  const document = deskDocument(siteName, assets);
  return async (app) => {
    for (const path of [DESK_BASE, `${DESK_BASE}/*`]) {
      app.get(path, async (_request, reply) => {
        reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
        // The address of an enrolment and the references of bookings must not reach other sites.
        reply.header('referrer-policy', 'no-referrer');
        return html(document);
      });
    }
  };
}

export function deskDocument(siteName: string, { script, styles, preloads }: DeskAssets): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Desk · ${escapeHtml(siteName)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('\n')}
${preloads.map((file) => `<link rel="modulepreload" href="${file}">`).join('\n')}
<script type="module" src="${script}"></script>
</head>
<body><div id="desk"></div></body>
</html>
`;
}
