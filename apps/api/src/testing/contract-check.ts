/** Checks every answer in a test against the contract of its route. Undeclared fields fail too. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ErrorBody } from '@tenth-night/contract/error-shapes';
import { API_BASE } from '@tenth-night/contract/first-paths';
import type { OtherAnswer, Route } from '@tenth-night/contract/route';
import { ROUTES, type RouteName } from '@tenth-night/contract/routes';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type Type from 'typebox';
import { Compile } from 'typebox/compile';

const FIRST_ERROR = 400;
const LINES = 'application/x-ndjson';

export type Checked = { readonly successes: ReadonlySet<RouteName>; readonly errors: ReadonlySet<RouteName> };

/** Makes `inject` throw for an answer that breaks the contract. Returns the routes that were checked. */
export function checkAnswers(app: FastifyInstance): Checked {
  const [successes, errors] = [new Set<RouteName>(), new Set<RouteName>()];
  const inject = app.inject.bind(app);
  const checked = async (options: InjectOptions | string) => {
    const answer = await inject(options);
    const name = checkAnswer(answer);
    if (name) (answer.statusCode < FIRST_ERROR ? successes : errors).add(name);
    return answer;
  };
  app.inject = checked as typeof app.inject;
  return { successes, errors };
}

/** Returns the route that answered, or null if there is none. Throws if the answer breaks the contract. */
export function checkAnswer(answer: LightMyRequestResponse): RouteName | null {
  const { method = '', url = '' } = answer.raw.req;
  const path = url.split('?', 1)[0] ?? '';
  if (method === 'HEAD' || !path.startsWith(`${API_BASE}/`)) return null;
  const name = routeAt(method, path.slice(API_BASE.length));
  const problem = problemOf(answer, name && ROUTES[name]);
  if (problem)
    throw new Error(`${method} ${path} answered ${answer.statusCode}, which breaks the contract: ${problem}`);
  return name;
}

function routeAt(method: string, path: string): RouteName | null {
  const found = Object.entries<Route>(ROUTES).find(
    ([, route]) => route.method === method && patternOf(route.path).test(path),
  );
  return (found?.[0] as RouteName | undefined) ?? null;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`);
}

function problemOf(answer: LightMyRequestResponse, route: Route | null): string | null {
  const { statusCode, headers } = answer;
  const type = String(headers['content-type'] ?? '').split(';', 1)[0] ?? '';
  if (statusCode >= FIRST_ERROR) return bodyProblem(answer, 'application/json', route?.failure ?? ErrorBody);
  if (!route) return 'the contract declares no such route';
  const declared = answersOf(route).find(
    ({ status, contentType }) => status === statusCode && (contentType === null || isOfType(type, contentType)),
  );
  if (!declared) return `the contract declares no answer of the type '${type}'`;
  if (declared.contentType === null) return answer.rawPayload.length > 0 ? 'it has a body' : null;
  return declared.schema ? bodyProblem(answer, declared.contentType, declared.schema) : null;
}

function answersOf({ answer, others = [] }: Route): readonly OtherAnswer[] {
  const json = { status: 200, description: '', contentType: 'application/json' };
  return answer ? [{ ...json, schema: answer }, ...others] : others;
}

const isOfType = (type: string, declared: string) =>
  declared.endsWith('/*') ? type.startsWith(declared.slice(0, -1)) : type === declared;

function bodyProblem(answer: LightMyRequestResponse, type: string, schema: Type.TSchema): string | null {
  const text = textOf(answer);
  const values = type === LINES ? text.split('\n').filter(Boolean) : [text];
  const validator = validatorOf(schema);
  for (const value of values) {
    const [error] = validator.Errors(JSON.parse(value));
    if (error) return `${error.instancePath} ${error.message} in ${value.slice(0, 300)}`;
  }
  return null;
}

function textOf({ headers, rawPayload }: LightMyRequestResponse): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(rawPayload).toString();
  return (encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString();
}

const validators = new Map<Type.TSchema, ReturnType<typeof Compile>>();

function validatorOf(schema: Type.TSchema) {
  const known = validators.get(schema) ?? Compile(closed(schema) as Type.TSchema);
  validators.set(schema, known);
  return known;
}

/** The same schema, but without additional fields. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, closed(part)]));
  return parts['type'] === 'object' && !('additionalProperties' in parts)
    ? { ...parts, additionalProperties: false }
    : parts;
}
