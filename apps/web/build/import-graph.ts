/** The files of a page: follows the imports of our own source, as the bundler does. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

const APP = path.join(import.meta.dirname, '../app');
const PACKAGE = /^@tenth-night\//;
const IS_SCRIPT = /\.tsx?$/;

type Imports = { readonly now: readonly string[]; readonly later: readonly string[] };

const known = new Map<string, Imports>();

/** A file of `app/`, named without its extension: `routes/home`. */
export function appFile(name: string): string {
  const file = withEnding(path.join(APP, name));
  if (!file) throw new Error(`There is no app/${name}.ts or .tsx.`);
  return file;
}

/** All files that load with these. Follows a dynamic import only if `comesToo` accepts it. */
export function filesOf(entries: readonly string[], comesToo: (later: string) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const { now, later } = importsOf(file);
    open.push(...now, ...later.filter(comesToo));
  }
  return found;
}

/** Imports nothing of ours. */
export function isLeaf(file: string): boolean {
  const { now, later } = importsOf(file);
  return now.length + later.length === 0;
}

function importsOf(file: string): Imports {
  const imports = known.get(file) ?? readImports(file);
  known.set(file, imports);
  return imports;
}

function readImports(file: string): Imports {
  if (!IS_SCRIPT.test(file)) return { now: [], later: [] };
  const source = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const ours = (ids: readonly (string | undefined)[]) => ids.flatMap((id) => (id ? (resolve(file, id) ?? []) : []));
  const now = staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType));
  const passedOn = staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value));
  return {
    now: ours([...now.map(({ moduleRequest }) => moduleRequest.value), ...passedOn]),
    later: ours(dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1))),
  };
}

/** Null for a file that is not our source. */
function resolve(from: string, id: string): string | null {
  if (id.startsWith('.')) return withEnding(path.join(path.dirname(from), id));
  return PACKAGE.test(id) ? createRequire(from).resolve(id) : null;
}

function withEnding(file: string): string | null {
  const candidates = path.extname(file) === '.css' ? [file] : [`${file}.ts`, `${file}.tsx`];
  return candidates.find((candidate) => existsSync(candidate)) ?? null;
}
