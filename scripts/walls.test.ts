/** Plants one fault of each kind in a copy of the workspace: the linter names each of them, and passes what is clean. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const OURS = ['domain', 'contract', 'provider-wire', 'api', 'sandbox', 'host', 'web'];
const WEB = 'apps/web/app';
const API = 'apps/api/src';

/** A room, where its files lie, and all that it may import of ours: packages by name, files by path. */
const ROOMS: [room: string, files: string, mayImport: string[]][] = [
  ['domain', 'packages/domain/src/stay/*.ts', ['../money/thing']],
  ['contract', 'packages/contract/src/*.ts', ['domain', './other']],
  ['provider-wire', 'packages/provider-wire/src/vendor/*.ts', ['./other']],
  ['sandbox', 'apps/sandbox/src/kernel/*.ts', ['provider-wire', '../vendors/vendor/thing']],
  ['host', 'apps/host/src/*.ts', ['api', 'sandbox', './site/thing']],
  ['a journey', 'e2e/*.ts', ['contract', './site']],
  ['the API', `${API}/plugins/*.ts`, ['domain', 'contract', '../app-error']],
  ['an API route', `${API}/modules/noun/*.routes.ts`, ['domain', 'contract', './noun.service', '../../plugins/thing']],
  [
    'a service',
    `${API}/modules/noun/*.service.ts`,
    ['domain', 'contract', './noun.repo', '../../providers/ports/v.port', '../../providers/provider-error'],
  ],
  ['a part of a module', `${API}/modules/noun/*.ts`, ['domain', 'contract', '../../providers/ports/v.port']],
  ['a port', `${API}/providers/ports/*.ts`, ['domain', './other.port']],
  ['a guard', `${API}/providers/guards/*.ts`, ['domain', './other', '../ports/v.port', '../provider-error']],
  ['the table of vendors', `${API}/providers/*.ts`, ['domain', './vendor/vendor.http', './ports/v.port']],
  ['an adapter', `${API}/providers/vendor/*.ts`, ['domain', 'provider-wire', '../ports/v.port', '../provider-error']],
  ['a page', `${WEB}/routes/*.ts`, ['domain', 'contract', '../features/one/thing', '../ui/thing', '../lib/thing']],
  [
    'a feature',
    `${WEB}/features/one/*.ts`,
    ['domain', 'contract', '../../stay-ui/x', '../../map-ui/x', '../../ui/thing', '../../lib/x'],
  ],
  [
    'a part of a feature',
    `${WEB}/features/one/part/*.ts`,
    ['domain', 'contract', '../x', '../../../stay-ui/x', '../../../map-ui/x'],
  ],
  ['map-ui', `${WEB}/map-ui/*.ts`, ['domain', 'contract', './other', '../ui/thing', '../lib/x', '../i18n/x']],
  ['stay-ui', `${WEB}/stay-ui/*.ts`, ['domain', 'contract', './other', '../ui/thing', '../lib/x', '../i18n/x']],
  ['the style guide', `${WEB}/styleguide/*.ts`, ['domain', 'contract', './other', '../stay-ui/x', '../ui/thing']],
  ['the desk', `${WEB}/desk/*.ts`, ['domain', 'contract', './other', '../ui/thing', '../lib/thing']],
  ['ui', `${WEB}/ui/*.ts`, ['./other', '../lib/router/thing']],
  ['lib', `${WEB}/lib/*.ts`, ['domain', 'contract', './other', '../i18n/thing']],
  ['the router', `${WEB}/lib/router/*.ts`, ['./other']],
  ['i18n', `${WEB}/i18n/*.ts`, ['domain', 'contract', './other']],
];

type Planted = [what: string, file: string, source: string, rule?: string];

const importing = (...ids: string[]) =>
  `${ids.map((id, i) => `import { x as x${i} } from '${id}';\n`).join('')}export const all = [${ids.map((_, i) => `x${i}`)}];`;
const statements = (count: number) => Array.from({ length: count }, (_, i) => `export const n${i} = ${i};`).join('\n');
/** The linter counts what stands between the braces. */
const lines = (count: number) => `export function long(n: number) {\n${'  n += 1;\n'.repeat(count - 1)}  return n;\n}`;
const readsEnv = `export const port = process.env['PORT'];`;
const isPackage = (id: string) => !id.startsWith('.');
const toId = (id: string) => (isPackage(id) ? `@tenth-night/${id}/thing` : id);
const wall = (what: string, file: string, id: string): Planted => [what, file, importing(id), 'noRestrictedImports'];

const FAULTS: Planted[] = [
  ...ROOMS.flatMap(([room, files, mayImport]) =>
    OURS.filter((other) => !mayImport.includes(other) && !files.includes(`/${other}/`)).map((other) =>
      wall(`${room} that imports ${other}`, files.replace('*', `from-${other}`), toId(other)),
    ),
  ),
  ...ROOMS.flatMap(([room, files]) =>
    // An app that reaches into its neighbour by a path goes round the names, and round the declared dependencies too.
    ['packages/domain/src/x', 'apps/sandbox/src/x', 'apps/web/app/x']
      .filter((other) => !other.startsWith(files.split('/', 2).join('/')))
      .map((other, i) => {
        const id = path.posix.relative(path.posix.dirname(files), other);
        return wall(`${room} that imports ${id}`, files.replace('*', `from-afar-${i}`), id);
      }),
  ),
  wall('domain that imports a module of Node', 'packages/domain/src/from-node.ts', 'node:fs'),
  wall('a feature that imports another feature', `${WEB}/features/one/from-two.ts`, '../two/thing'),
  wall('a part of a feature that imports another feature', `${WEB}/features/one/part/from-two.ts`, '../../two/thing'),
  wall('map-ui that imports a feature', `${WEB}/map-ui/from-feature.ts`, '../features/one/thing'),
  wall('stay-ui that imports a feature', `${WEB}/stay-ui/from-feature.ts`, '../features/one/thing'),
  wall('stay-ui that imports a page', `${WEB}/stay-ui/from-page.ts`, '../routes/thing'),
  wall('ui that imports stay-ui', `${WEB}/ui/from-stay-ui.ts`, '../stay-ui/thing'),
  wall('lib that imports stay-ui', `${WEB}/lib/folder/from-stay-ui.ts`, '../../stay-ui/thing'),
  wall('a feature that imports a page', `${WEB}/features/one/from-page.ts`, '../../routes/thing'),
  wall('ui that imports a feature', `${WEB}/ui/from-feature.ts`, '../features/one/thing'),
  wall('ui that imports lib', `${WEB}/ui/from-lib.ts`, '../lib/thing'),
  wall('lib that imports a feature', `${WEB}/lib/from-feature.ts`, '../features/one/thing'),
  wall('a folder of lib that imports a feature', `${WEB}/lib/folder/from-feature.ts`, '../../features/one/thing'),
  wall('lib that imports ui', `${WEB}/lib/from-ui.ts`, '../ui/thing'),
  wall('lib that imports the style guide', `${WEB}/lib/from-styleguide.ts`, '../styleguide/thing'),
  wall('lib that imports the desk', `${WEB}/lib/from-desk.ts`, '../desk/thing'),
  wall('the desk that imports a feature', `${WEB}/desk/from-feature.ts`, '../features/one/thing'),
  wall('a page that imports the style guide', `${WEB}/routes/from-styleguide.ts`, '../styleguide/thing'),
  wall('the style guide that imports a page', `${WEB}/styleguide/from-page.ts`, '../routes/thing'),
  wall('the style guide that imports a feature', `${WEB}/styleguide/from-feature.ts`, '../features/one/thing'),
  wall('the router that imports another part of lib', `${WEB}/lib/router/from-page.ts`, '../page/thing'),
  wall('i18n that imports a page', `${WEB}/i18n/from-page.ts`, '../routes/thing'),
  wall('a service that imports fastify', `${API}/modules/noun/from-fastify.service.ts`, 'fastify'),
  wall('a service that imports a route', `${API}/modules/noun/from-route.service.ts`, './noun.routes'),
  wall('a service that imports an adapter', `${API}/modules/noun/from-http.service.ts`, '../../providers/v/v.http'),
  wall('a service that imports a mapper', `${API}/modules/noun/from-mapper.service.ts`, '../../providers/v/v.mapper'),
  wall('an API route that imports an adapter', `${API}/modules/noun/from-http.routes.ts`, '../../providers/v/v.http'),
  wall('an API route that imports a repository', `${API}/modules/noun/from-repo.routes.ts`, './noun.repo'),
  wall('a part of a module that imports an adapter', `${API}/modules/noun/from-http.ts`, '../../providers/v/v.http'),
  wall('a module that opens vendors', `${API}/modules/noun/from-table.ts`, '../../providers/rate-providers'),
  wall('a plugin that imports an adapter', `${API}/plugins/from-http.ts`, '../providers/v/v.http'),
  wall('a port that imports an adapter', `${API}/providers/ports/from-http.ts`, '../vendor/vendor.http'),
  wall('a guard that imports an adapter', `${API}/providers/guards/from-http.ts`, '../vendor/vendor.http'),
  wall('an adapter that imports another vendor', `${API}/providers/vendor/from-other.ts`, '../other/other.http'),
  wall('an adapter that imports its guard', `${API}/providers/vendor/from-guard.ts`, '../guards/guard'),
  wall('an adapter that imports a module', `${API}/providers/vendor/from-module.ts`, '../../modules/noun/noun.service'),
  wall('an adapter that imports fastify', `${API}/providers/vendor/from-fastify.ts`, 'fastify'),
  ['an import cycle', `${WEB}/egg.ts`, `import { hen } from './hen';\nexport const egg = () => hen;`, 'noImportCycles'],
  ['its other half', `${WEB}/hen.ts`, `import { egg } from './egg';\nexport const hen = () => egg;`, 'noImportCycles'],
  ['an undeclared dependency', `${WEB}/undeclared.ts`, importing('left-pad'), 'noUndeclaredDependencies'],
  ['a dev dependency in shipped source', `${WEB}/dev-only.ts`, importing('vite'), 'noUndeclaredDependencies'],
  ['process.env outside config/env.ts', `${API}/port.ts`, readsEnv, 'noProcessEnv'],
  ['a file name in camel case', `${WEB}/camelCase.ts`, statements(1), 'useFilenamingConvention'],
  ['a file of 301 lines', `${WEB}/long-file.ts`, statements(301), 'noExcessiveLinesPerFile'],
  ['a function of 51 lines', `${WEB}/long-function.ts`, lines(51), 'noExcessiveLinesPerFunction'],
  ['a default export', `${WEB}/default-export.ts`, 'const thing = 1;\nexport default thing;', 'noDefaultExport'],
  ['a barrel file', `${WEB}/barrel.ts`, `export { egg } from './egg';`, 'noBarrelFile'],
];

const CLEAN: Planted[] = [
  ...ROOMS.map(([room, files, mayImport]): Planted => {
    return [`${room} that keeps to its room`, files.replace('*', 'clean'), importing(...mayImport.map(toId))];
  }),
  ['process.env in config/env.ts', `${API}/config/env.ts`, readsEnv],
  ['a dev dependency in a test', `${WEB}/dev-only.test.ts`, importing('vite')],
  [
    'the test tools in a domain test',
    'packages/domain/src/stay/clean.test.ts',
    importing('vitest', 'fast-check', './x'),
  ],
  ['a file of 300 lines', `${WEB}/full-file.ts`, statements(300)],
  ['a function of 50 lines', `${WEB}/full-function.ts`, lines(50)],
];

const workspace = mkdtempSync(path.join(tmpdir(), 'walls-'));
const reported = new Map<string, string[]>();

function plant(file: string, text: string) {
  const target = path.join(workspace, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Each package declares all of ours here, so that the restricted imports alone have to hold the walls between them. */
function copyPackage(folder: string) {
  const file = path.join(folder, 'package.json');
  const { dependencies, ...rest } = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
  const ours = Object.fromEntries(OURS.map((name) => [`@tenth-night/${name}`, '0.1.0']));
  plant(file, JSON.stringify({ ...rest, dependencies: { ...dependencies, ...ours } }));
}

beforeAll(() => {
  for (const file of ['biome.json', 'package.json']) copyFileSync(path.join(ROOT, file), path.join(workspace, file));
  for (const group of ['packages', 'apps']) {
    for (const name of readdirSync(path.join(ROOT, group))) copyPackage(path.join(group, name));
  }
  copyPackage('e2e');
  for (const [, file, source] of [...FAULTS, ...CLEAN]) plant(file, `${source}\n`);

  const biome = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  // The copy is no git repository, and an ignore file would have nothing to ignore.
  const options = ['--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json'];
  const run = spawnSync(process.execPath, [biome, 'lint', ...options, '.'], { cwd: workspace, encoding: 'utf8' });
  if (!run.stdout) throw new Error(`The linter did not run:\n${run.stderr}`);
  for (const { category, location } of JSON.parse(run.stdout).diagnostics) {
    reported.set(location.path, [...(reported.get(location.path) ?? []), category.split('/').at(-1)]);
  }
});

afterAll(() => rmSync(workspace, { recursive: true, force: true }));

describe('the linter', () => {
  it.each(FAULTS)('finds %s', (_what, file, _source, rule) => {
    expect(reported.get(file) ?? []).toEqual([rule]);
  });

  it.each(CLEAN)('passes %s', (_what, file) => {
    expect(reported.get(file) ?? []).toEqual([]);
  });
});
