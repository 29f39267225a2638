/** Holds the regular expressions of the plugin against the syntax tree of the installed router. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { ROUTER_FOLDER, withoutUnusedParts } from './unused-router-parts.ts';

type Node = { readonly type: string; readonly start: number; readonly [field: string]: unknown };

const CREATES = new Set(['forwardRef', 'createContext', 'memo']);
/** The server build's own entry. No page loads it. */
const IS_LOADED = /^(?!index-react-server).*\.mjs$/;

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const nodesOf = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(nodesOf)];
/** `React2.memo` or `warning`. */
const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type !== 'MemberExpression') return String(node['name'] ?? '');
  return `${nameOf(node['object'])}.${nameOf(node['property'])}`;
};

function parse(code: string) {
  const { program, comments, errors } = parseSync('router.mjs', code);
  expect(errors).toEqual([]);
  const body = program.body as unknown as readonly Node[];
  const isPure = ({ value }: { value: string }) => value.includes('@__PURE__');
  return { body, pure: new Set(comments.filter(isPure).map(({ end }) => end + 1)) };
}

/** `X.displayName = …` outside of every function. */
const isName = ({ type, expression }: Node) =>
  type === 'ExpressionStatement' &&
  isNode(expression) &&
  expression.type === 'AssignmentExpression' &&
  nameOf(expression['left']).endsWith('.displayName');

const importedFromReact = (body: readonly Node[]) =>
  body
    .filter(({ type, source }) => type === 'ImportDeclaration' && (source as Node)['value'] === 'react')
    .flatMap(({ specifiers }) => (specifiers as Node[]).map(({ local }) => nameOf(local)));

/** The calls of React that make a component or a context. The router has a `createContext` of its own. */
function creationsIn(body: readonly Node[]): Node[] {
  const fromReact = new Set(importedFromReact(body));
  const isCreation = ({ type, callee }: Node) => {
    const [root = '', ...rest] = nameOf(callee).split('.');
    return type === 'CallExpression' && fromReact.has(root) && CREATES.has(rest.at(-1) ?? root);
  };
  return body.flatMap(nodesOf).filter(isCreation);
}

const warningsIn = (body: readonly Node[]) =>
  body.flatMap(nodesOf).filter(({ type, callee }) => type === 'CallExpression' && /^warning/i.test(nameOf(callee)));

const withoutPlaces = (body: readonly Node[]) =>
  JSON.stringify(body, (key, value) => (key === 'start' || key === 'end' ? undefined : value));

const files = readdirSync(ROUTER_FOLDER)
  .filter((file) => IS_LOADED.test(file))
  .map((file) => {
    const code = readFileSync(path.join(ROUTER_FOLDER, file), 'utf8');
    return { file, before: parse(code), after: parse(withoutUnusedParts(code)) };
  });

describe('the router without its unused parts', () => {
  it.each(files)('is the same program except for the names of its components: $file', ({ before, after }) => {
    const expected = before.body.filter((statement) => !isName(statement));
    expect(withoutPlaces(after.body) === withoutPlaces(expected)).toBe(true);
  });

  it.each(files)('has every call marked that makes a component or warns, and no other: $file', ({ before, after }) => {
    const marked = [...creationsIn(after.body), ...warningsIn(after.body)];
    expect(marked.filter(({ start }) => !after.pure.has(start))).toEqual([]);
    // The router has marked some calls itself.
    expect(after.pure.size - before.pure.size).toBe(marked.length);
  });

  it.each(files)('uses no result of a warning: $file', ({ after: { body } }) => {
    const statements = body.flatMap(nodesOf).filter(({ type }) => type === 'ExpressionStatement');
    const unused = new Set(statements.map(({ expression }) => expression));
    expect(warningsIn(body).filter((call) => !unused.has(call))).toEqual([]);
  });

  it('finds parts of each kind', () => {
    const count = (find: (body: readonly Node[]) => readonly Node[]) =>
      files.reduce((sum, { before }) => sum + find(before.body).length, 0);
    const named = (body: readonly Node[]) => body.filter(isName);
    for (const find of [named, creationsIn, warningsIn]) expect(count(find)).toBeGreaterThan(10);
  });
});
