// `npm run requirements -- [--missing] [--area RES]`: shows which rows of docs/requirements.md the test titles cite.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { parseSync } from 'rolldown/utils';
import { ROOT, say } from './steps/command.mjs';

const TEST_FILE = /\.test\.tsx?$|^e2e\/.*\.spec\.ts$/;
const NO_SOURCES = new Set(['node_modules', 'dist', '.cache', '.git']);
const TITLED = new Set(['it', 'test', 'describe']);
/** A test that is skipped or expected to fail proves nothing. */
const PROVES_NOTHING = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);
/** Calls with any other word, such as test.step or test.use, have no test title. */
const MARKS = new Set('describe each for skipIf runIf only concurrent sequential serial parallel'.split(' '));
/** The open points are questions, so no test can prove them. */
const QUESTIONS = 'OPEN';

/** The rows of the tables, by their ID. */
export function readRows(markdown) {
  const cells = [...markdown.matchAll(/^\| (([A-Z][A-Z0-9]*)-\d+) \| (.*?) \| /gm)];
  return new Map(cells.map(([, id, area, text]) => [id, { id, area, text }]));
}

/** The IDs in the titles of one source file, in order. */
export function citedIds(source, fileName = 'some.test.tsx') {
  const ids = [];
  const visit = (node) => {
    const words = node.type === 'CallExpression' ? wordsOf(node.callee) : [];
    if (TITLED.has(words[0])) {
      if (words.some((word) => PROVES_NOTHING.has(word))) return;
      if (words.slice(1).every((word) => MARKS.has(word))) ids.push(...idsIn(titleOf(node.arguments[0])));
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseSync(fileName, source).program);
  return ids;
}

function childrenOf(node) {
  return Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === 'string');
}

/** `it.each([…])` reads as it, each. */
function wordsOf(callee) {
  switch (callee.type) {
    case 'Identifier':
      return [callee.name];
    case 'MemberExpression':
      return [...wordsOf(callee.object), callee.property.name];
    case 'CallExpression':
      return wordsOf(callee.callee);
    case 'TaggedTemplateExpression':
      return wordsOf(callee.tag);
    default:
      return [];
  }
}

function titleOf(node) {
  if (node?.type === 'Literal') return String(node.value);
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join(' ') : '';
}

function idsIn(title) {
  return [...title.matchAll(/\[([A-Z][A-Z0-9]*-\d+)\]/g)].map(([, id]) => id);
}

function testFiles(root, folder = '') {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return NO_SOURCES.has(entry.name) ? [] : testFiles(root, file);
    return TEST_FILE.test(file) ? [file] : [];
  });
}

/** What the tests in a folder cite: each ID with its files, and the IDs without a row. */
export function readCoverage(root) {
  const rows = readRows(readFileSync(path.join(root, 'docs/requirements.md'), 'utf8'));
  const cited = new Map();
  for (const file of testFiles(root)) {
    for (const id of citedIds(readFileSync(path.join(root, file), 'utf8'), file)) {
      cited.set(id, (cited.get(id) ?? new Set()).add(file));
    }
  }
  const unknown = [...cited].filter(([id]) => !rows.has(id)).map(([id, files]) => `${id} in ${[...files].join(', ')}`);
  return { rows: [...rows.values()].filter(({ area }) => area !== QUESTIONS), cited, unknown };
}

/** The lines to print. */
export function report({ rows, cited, unknown }, { missing = false, area = '' } = {}) {
  const shown = rows.filter((row) => !area || row.area === area);
  const count = (some) => `${some.filter(({ id }) => cited.has(id)).length} / ${some.length}`;
  const areas = [...new Set(shown.map((row) => row.area))];
  const uncited = shown.filter(({ id }) => !cited.has(id)).map(({ id, text }) => `${id}  ${text}`);
  return [
    ...areas.map((name) => `${name.padEnd(6)} ${count(shown.filter((row) => row.area === name))}`),
    `total  ${count(shown)}`,
    ...(missing ? ['', 'No test cites:', ...uncited] : []),
    ...(unknown.length > 0 ? ['', 'No row has the ID:', ...unknown] : []),
  ];
}

/** Null for unknown arguments. */
function readArguments(areas) {
  try {
    const { values } = parseArgs({ options: { missing: { type: 'boolean' }, area: { type: 'string' } } });
    if (!values.area || areas.has(values.area)) return values;
    say(`There is no area ${values.area}.`);
  } catch (error) {
    say(error.message);
  }
  return null;
}

function main() {
  const coverage = readCoverage(ROOT);
  const options = readArguments(new Set(coverage.rows.map((row) => row.area)));
  if (!options) {
    say('Usage: npm run requirements -- [--missing] [--area RES]');
    return 2;
  }
  for (const line of report(coverage, options)) say(line);
  return coverage.unknown.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main();
