/** The built site: its server bundle, and the manifest of its files. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAssets, SiteEntry } from '@tenth-night/web/site-entry';
import { DESK_FOLDER, SITE_CLIENT_FOLDER, SITE_SERVER_ENTRY } from '../places';
import { DESK_BASE, type DeskAssets } from './desk.routes';
import type { Site } from './site';

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] };
type Manifest = Readonly<Record<string, Chunk>>;

const ENTRY = 'app/entry-client.tsx';
const DESK_ENTRY = 'app/desk/entry-desk.tsx';

export async function loadBuiltSite(): Promise<Site> {
  const manifest = readManifest(SITE_CLIENT_FOLDER);
  const entry = (await import(pathToFileURL(SITE_SERVER_ENTRY).href)) as SiteEntry;
  const read = (file: string) => readFileSync(path.join(SITE_CLIENT_FOLDER, file), 'utf8');
  const assets = createPageAssets(manifest, read);
  return { entry: async () => entry, assets };
}

export function loadBuiltDesk(): DeskAssets {
  const { script, styles, preloads } = filesOf(readManifest(DESK_FOLDER), DESK_ENTRY, []);
  const under = (file: string) => DESK_BASE + file;
  return { script: under(script), styles: styles.map(under), preloads: preloads.map(under) };
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** Finds the files of a page. Reads each style file once. */
export function createPageAssets(manifest: Manifest, read: (file: string) => string): Site['assets'] {
  const known = new Map<string, PageAssets>();
  return (sources, textSources, wideSources) => {
    const key = sources.join();
    const assets = known.get(key) ?? pageAssets(manifest, read, { sources, textSources, wideSources });
    known.set(key, assets);
    return assets;
  };
}

type PageSources = {
  readonly sources: readonly string[];
  readonly textSources: Readonly<Record<string, string>>;
  readonly wideSources: readonly string[];
};

/** All files that the entry and the named sources import, each once. */
function pageAssets(
  manifest: Manifest,
  read: (file: string) => string,
  { sources, textSources, wideSources }: PageSources,
): PageAssets {
  const { script, preloads } = filesOf(manifest, ENTRY, sources);
  const { preloads: all, styles } = filesOf(manifest, ENTRY, [...sources, ...wideSources]);
  const widePreloads = all.filter((file) => !preloads.includes(file));
  const css = styles.map((file) => read(file.slice(1))).join('');
  const texts = Object.entries(textSources).map(([group, key]) => [group, `/${manifest[key]?.file}`]);
  return { script, styles, css, preloads, widePreloads, texts: Object.fromEntries(texts) };
}

function filesOf(manifest: Manifest, entry: string, sources: readonly string[]): DeskAssets {
  const chunks = new Set<Chunk>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  for (const key of [entry, ...sources]) collect(key);
  const script = `/${manifest[entry]?.file}`;
  const files = [...chunks].map(({ file }) => `/${file}`);
  const styles = [...new Set([...chunks].flatMap(({ css = [] }) => css))].map((file) => `/${file}`);
  return { script, styles, preloads: files.filter((file) => file !== script) };
}
