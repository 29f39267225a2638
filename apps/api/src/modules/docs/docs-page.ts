/** Renders the OpenAPI document as one page of plain HTML. It needs no script. */
import type { OpenApiDocument, Operation, ResponseBody, Schema } from '@tenth-night/contract/openapi';
import { DOCS_STYLE } from './docs-style';
import { Html, html, prose } from './html';
import { anchorOf, fieldRow, fieldsHtml, typeHtml } from './schema-html';

type Entry = { readonly method: string; readonly path: string; readonly operation: Operation };

export function docsPage({ info, servers, tags, paths, components }: OpenApiDocument): string {
  const base = servers[0]?.url ?? '';
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Entry => ({ method, path: `${base}${path}`, operation })),
  );
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${info.title}</title>
<style>${new Html(DOCS_STYLE)}</style>
</head>
<body>
<header>
<h1>${info.title}</h1>
<p>${prose(info.description)} For programs: <a href="${base}/openapi.json">openapi.json</a>.</p>
<nav aria-label="Sections">${tags.map(({ name }) => html`<a href="#tag-${name}">${name}</a> `)}<a href="#schemas">schemas</a></nav>
</header>
<main>
${tags.map(
  ({ name, description }) => html`<section id="tag-${name}"><h2>${name}</h2><p>${description}</p>
${entries.filter(({ operation }) => operation.tags.includes(name)).map(operationHtml)}</section>
`,
)}
<section id="schemas"><h2>schemas</h2>
${Object.entries(components.schemas).map(([name, schema]) => schemaHtml(name, schema))}</section>
</main>
</body>
</html>
`;
  return page.text;
}

function operationHtml({ method, path, operation }: Entry): Html {
  const { operationId, summary, parameters = [], requestBody, responses } = operation;
  return html`<details id="${operationId}"><summary><b class="${method}">${method.toUpperCase()}</b> <code>${path}</code> <span>${prose(summary)}</span></summary>
<p>Name: <code>${operationId}</code>. ${accessText(operation)}</p>
${
  parameters.length > 0 &&
  html`<h3>Parameters</h3><div class="wide"><table><tbody>${parameters.map(({ name, schema, required }) => fieldRow(name, schema, required))}</tbody></table></div>`
}
${requestBody && html`<h3>Body</h3>${contentHtml(requestBody.content)}`}
<h3>Answers</h3>${Object.entries(responses).map(([status, response]) => responseHtml(status, response))}
</details>
`;
}

function accessText({ security }: Operation): string {
  const names = security?.flatMap((one) => Object.keys(one)) ?? [];
  if (names.length === 0) return 'Anybody may call it.';
  if (security?.some((one) => Object.keys(one).length === 0)) return `Works with or without a ${names.join()}.`;
  return `Needs a ${names.join()}.`;
}

function responseHtml(status: string, { description, content = {} }: ResponseBody): Html {
  return html`<h4>${status} <small>${prose(description)}</small></h4>${contentHtml(content)}`;
}

function contentHtml(content: NonNullable<ResponseBody['content']>): Html {
  return html`${Object.entries(content).map(
    ([type, { schema }]) =>
      html`<p><small>${type}</small> ${schema && !schema['properties'] && typeHtml(schema)}</p>${schema && fieldsHtml(schema)}`,
  )}`;
}

function schemaHtml(name: string, schema: Schema): Html {
  const { description } = schema;
  return html`<details open id="${anchorOf(name)}"><summary><code>${name}</code>${
    typeof description === 'string' && html` <span>${prose(description)}</span>`
  }</summary>${schema['properties'] ? fieldsHtml(schema) : html`<p>${typeHtml(schema)}</p>`}</details>
`;
}
