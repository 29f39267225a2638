import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi';
import { ROUTES } from './routes';

const document = openApiDocument();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

function* within(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const part of Object.values(value)) yield* within(part);
}

describe('the OpenAPI document', () => {
  it('contains every route, each under its own name', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names.toSorted()).toEqual(Object.keys(ROUTES).toSorted());
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
  });

  it.each(operations)('declares every parameter and an answer of $method $path', ({ path, operation }) => {
    const parameters = operation.parameters ?? [];
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => name)).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(inPath.every(({ required }) => required)).toBe(true);
    expect(new Set(parameters.map((parameter) => `${parameter.in} ${parameter.name}`)).size).toBe(parameters.length);
    expect(Object.keys(operation.responses).some((status) => /^[23]\d\d$/.test(status))).toBe(true);
    expect(operation.responses).toMatchObject({ '4XX': {}, '5XX': {} });
    const known = document.tags.map(({ name }) => name);
    expect(known).toEqual(expect.arrayContaining([...operation.tags]));
    const schemes = Object.keys(document.components.securitySchemes);
    expect(schemes).toEqual(expect.arrayContaining((operation.security ?? []).flatMap((one) => Object.keys(one))));
  });

  it('refers only to its own schemas, and has no unused ones', () => {
    const references = [...within(document)].flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
    const names = Object.keys(document.components.schemas);
    const named = names.map((name) => `#/components/schemas/${name}`);
    expect([...new Set(references)].toSorted()).toEqual(named.toSorted());
    for (const name of names) expect(name).toMatch(/^[A-Z]\w*$/);
  });

  it('refuses one title for two different schemas', () => {
    const { places, place } = ROUTES;
    const other = { ...place.answer, required: [] };
    const routes = { places, place: { ...place, answer: other } };
    expect(() => openApiDocument(routes)).toThrow('Two schemas have the title PlaceAnswer');
  });
});
