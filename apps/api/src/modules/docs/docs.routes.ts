/** Serves our OpenAPI document, and the same as a page without scripts. Builds both once. */
import { createHash } from 'node:crypto';
import { openApiDocument } from '@tenth-night/contract/openapi';
import { ROUTES } from '@tenth-night/contract/routes';
import { asSent, type ContractPlugin } from '../../plugins/declared-route';
import { docsPage } from './docs-page';
import { DOCS_STYLE } from './docs-style';

const AN_HOUR = 'public, max-age=3600';
const STYLE_HASH = createHash('sha256').update(DOCS_STYLE).digest('base64');
/** The page loads nothing. The hash allows its only style element. */
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export function docsRoutes(): ContractPlugin {
  const made = once(() => {
    const document = openApiDocument();
    return { json: JSON.stringify(document), page: docsPage(document) };
  });

  return async (app) => {
    app.route({
      ...asSent(ROUTES.openapi),
      handler: async (_request, reply) => {
        reply.type('application/json; charset=utf-8').header('cache-control', AN_HOUR);
        return made().json;
      },
    });

    app.route({
      ...asSent(ROUTES.docs),
      handler: async (_request, reply) => {
        reply.type('text/html; charset=utf-8').header('cache-control', AN_HOUR);
        reply.header('content-security-policy', PAGE_POLICY);
        return made().page;
      },
    });
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
