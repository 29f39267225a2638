/** Shows a change of the brand at once. Letters, and names that the API keeps, change at the next start. */
import path from 'node:path';
import { type Config, ConfigError } from '@tenth-night/api/config/env';
import type { RenderBrand, SiteFacts } from '@tenth-night/web/site-entry';
import type { ViteDevServer } from 'vite';
import { readBrandedConfig, renderBrand } from '../brand';

/** An editor writes a file in several steps. */
const WRITTEN_MS = 100;

type Look = {
  readonly keepsPages: false;
  readonly publicUrl: string | null;
  readonly config: Config;
  readonly facts: SiteFacts;
  readonly brand: RenderBrand | null;
};

export function watchBrand(
  { watcher, ws }: Pick<ViteDevServer, 'watcher' | 'ws'>,
  folder: string,
  first: Config,
  factsOf: (config: Config) => SiteFacts,
): Look {
  let config = first;
  watcher.add(folder);
  const readAgain = () => {
    try {
      config = readBrandedConfig();
    } catch (error) {
      // While somebody edits the brand, the last valid one stays.
      if (!(error instanceof ConfigError)) throw error;
      process.stderr.write(`${error.message}\n`);
      return;
    }
    ws.send({ type: 'full-reload' });
  };
  let waiting: NodeJS.Timeout | undefined;
  watcher.on('all', (_event, file) => {
    if (!path.resolve(file).startsWith(folder + path.sep)) return;
    clearTimeout(waiting);
    waiting = setTimeout(readAgain, WRITTEN_MS);
  });
  return {
    keepsPages: false,
    publicUrl: first.publicUrl,
    get config() {
      return config;
    },
    get facts() {
      return factsOf(config);
    },
    get brand() {
      return config.brand && renderBrand(config.brand);
    },
  };
}
