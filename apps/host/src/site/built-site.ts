/** The built site: its server bundle, and the manifest of its files. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAssets, SiteEntry } from '@tenth-night/web/site-entry';
import { SITE_CLIENT_FOLDER, SITE_SERVER_ENTRY } from '../places';
import type { Site } from './site';

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] };
type Manifest = Readonly<Record<string, Chunk>>;

const ENTRY = 'app/entry-client.tsx';

export async function loadBuiltSite(): Promise<Site> {
  const manifest = JSON.parse(readFileSync(path.join(SITE_CLIENT_FOLDER, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = (await import(pathToFileURL(SITE_SERVER_ENTRY).href)) as SiteEntry;
  return { entry: async () => entry, assets: (sources, texts) => pageAssets(manifest, sources, texts) };
}

/** All files that the entry and the named sources import, each once. */
export function pageAssets(
  manifest: Manifest,
  sources: readonly string[],
  textSources: Readonly<Record<string, string>>,
): PageAssets {
  const chunks = new Set<Chunk>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  for (const key of [ENTRY, ...sources]) collect(key);
  const script = `/${manifest[ENTRY]?.file}`;
  const files = [...chunks].map(({ file }) => `/${file}`);
  const styles = [...new Set([...chunks].flatMap(({ css = [] }) => css))].map((file) => `/${file}`);
  const texts = Object.entries(textSources).map(([group, key]) => [group, `/${manifest[key]?.file}`]);
  return { script, styles, preloads: files.filter((file) => file !== script), texts: Object.fromEntries(texts) };
}
