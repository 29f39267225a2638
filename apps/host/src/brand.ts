/** The brand of the site: where the host finds it, and which parts of it pages get. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '@tenth-night/api/brand/brand';
import { readBrand } from '@tenth-night/api/brand/read-brand';
import { type Config, readProcessConfig } from '@tenth-night/api/config/env';
import type { RenderBrand, SiteFacts } from '@tenth-night/web/site-entry';
import { BRANDING_FOLDER, SITE_SOURCE_FOLDER } from './places';

const TOKENS = path.join(SITE_SOURCE_FOLDER, 'app/styles/tokens.css');

export function readBrandedConfig(): Config {
  return readProcessConfig((folder) => readBrand(folder ?? BRANDING_FOLDER, readFileSync(TOKENS, 'utf8')));
}

const LEGAL = ['terms', 'privacy'] as const;

/** The facts that are the same for pages in every language. */
export function brandFacts({ hero, legal }: Brand): Pick<SiteFacts, 'hero' | 'ownTexts'> {
  const ownTexts = LEGAL.filter((name) => legal[name]);
  return { ...(hero && { hero }), ...(ownTexts.length > 0 && { ownTexts }) };
}

export function renderBrand({ css, footer, legal }: Brand): RenderBrand {
  return {
    css,
    links: (language) => footer.map(({ href, label }) => ({ href, label: label[language] ?? label['en'] ?? href })),
    text: (name, language) => textOf(legal[name], language),
  };
}

/** Uses English for missing languages. */
function textOf(texts: Brand['legal']['terms'], language: string): ReturnType<RenderBrand['text']> {
  const found = [language, 'en'].find((code) => texts && Object.hasOwn(texts, code));
  const text = found && texts?.[found];
  return text ? { language: found, text } : null;
}
