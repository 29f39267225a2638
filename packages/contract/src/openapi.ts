/** Makes the OpenAPI document of our API from the declared routes. Each schema with a `title` appears in it once. */
import type Type from 'typebox';
import { ErrorBody } from './error-shapes';
import { API_BASE } from './first-paths';
import { type Access, type OtherAnswer, type Route, type Routes, TAGS } from './route';
import { ROUTES } from './routes';

/** A JSON schema, as far as this file reads it. */
export type Schema = { readonly [key: string]: unknown };

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
};
type Content = { readonly [contentType: string]: { readonly schema?: Schema } };
export type ResponseBody = { readonly description: string; readonly content?: Content };

export type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security?: readonly Schema[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, ResponseBody>>;
};

export type OpenApiDocument = {
  readonly openapi: '3.1.0';
  readonly info: Schema & { readonly title: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>>; readonly securitySchemes: Schema };
};

const JSON_TYPE = 'application/json';

export function openApiDocument(routes: Routes = ROUTES): OpenApiDocument {
  const { schemas, refer } = createNames();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, route] of Object.entries(routes)) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(name, route, refer) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tenth Night API',
      version: '0.1.0',
      description:
        'The API that the pages of the site call. Generated from `packages/contract`. It may change with the site.',
    },
    servers: [{ url: API_BASE }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'Created by `POST /auth/token` from a session.' },
        session: { type: 'apiKey', in: 'cookie', name: 'tenth-night.session_token', description: 'Set at sign-in.' },
      },
    },
  };
}

const SECURITY: Readonly<Record<Access, readonly Schema[]>> = {
  session: [{ session: [] }],
  token: [{ token: [] }],
  'token-or-visitor': [{ token: [] }, {}],
};

type Refer = (schema: Type.TSchema) => Schema;

function operationOf(operationId: string, route: Route, refer: Refer): Operation {
  const { tag, summary, access, body, failure = ErrorBody } = route;
  const parameters = [...parametersOf('path', route.params, refer), ...parametersOf('query', route.querystring, refer)];
  return {
    operationId,
    tags: [tag],
    summary,
    ...(access && { security: SECURITY[access] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { [JSON_TYPE]: { schema: refer(body) } } } }),
    responses: {
      ...answersOf(route, refer),
      '4XX': errorOf('The call was refused.', failure, refer),
      '5XX': errorOf('Something failed on our side.', failure, refer),
    },
  };
}

function parametersOf(place: Parameter['in'], schema: Type.TObject | undefined, refer: Refer): readonly Parameter[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: schema?.required?.includes(name) ?? false,
    schema: refer(property),
  }));
}

function answersOf({ answer, others = [] }: Route, refer: Refer): Record<string, ResponseBody> {
  const answers: Record<string, ResponseBody> = {};
  const all: readonly OtherAnswer[] = answer
    ? [{ status: 200, description: 'Done.', contentType: JSON_TYPE, schema: answer }, ...others]
    : others;
  for (const { status, description, contentType, schema } of all) {
    const before = answers[status];
    const body = schema ? { schema: refer(schema) } : {};
    answers[status] = {
      description: before ? `${before.description} ${description}` : description,
      ...(contentType && { content: { ...before?.content, [contentType]: body } }),
    };
  }
  return answers;
}

function errorOf(description: string, schema: Type.TSchema, refer: Refer): ResponseBody {
  return { description, content: { [JSON_TYPE]: { schema: refer(schema) } } };
}

/** Puts each schema with a title into the document once, and a reference everywhere else. */
function createNames() {
  const schemas: Record<string, Schema> = {};
  function walk(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    const { title, ...rest } = Object.fromEntries(Object.entries(value));
    const walked = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, walk(part)]));
    // A property may have the name `title` too. Then it is a schema, not a text.
    if (typeof title !== 'string') return title === undefined ? shorter(walked) : { ...walked, title: walk(title) };
    const known = schemas[title];
    if (known && JSON.stringify(known) !== JSON.stringify(walked))
      throw new Error(`Two schemas have the title ${title}`);
    schemas[title] = walked;
    return { $ref: `#/components/schemas/${title}` };
  }
  return { schemas, refer: (schema: Type.TSchema) => walk(schema) as Schema };
}

/** Writes `type: [a, b]` instead of `anyOf`, which would take eight lines for a text or null. */
function shorter(schema: Record<string, unknown>): Schema {
  const { anyOf, ...rest } = schema;
  const parts = Array.isArray(anyOf) ? (anyOf as readonly Schema[]) : [];
  const types = parts.flatMap((part) => (Object.keys(part).join() === 'type' ? [part['type']] : []));
  return parts.length > 0 && types.length === parts.length ? { type: types, ...rest } : schema;
}
