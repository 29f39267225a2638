// `npm run configuration`: writes docs/configuration.md and .env.example from the tables of variables, and the tables of
// docs/branding.md from the form of a brand.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { ROOT, say } from './steps/command.mjs';

const load = (file) => tsImport(`../apps/api/src/${file}`, import.meta.url);
const { configurationPage, envExample } = await load('config/describe-variables.ts');
const { groupsOf } = await load('config/env-shape.ts');
const { RATE_PROVIDERS } = await load('providers/rate-providers.ts');

const { brandingPage } = await load('brand/describe-brand.ts');

const groups = groupsOf(RATE_PROVIDERS);
const page = path.join(ROOT, 'docs/configuration.md');
writeFileSync(page, configurationPage(readFileSync(page, 'utf8'), groups));
writeFileSync(path.join(ROOT, '.env.example'), envExample(groups));
const branding = path.join(ROOT, 'docs/branding.md');
writeFileSync(branding, brandingPage(readFileSync(branding, 'utf8')));
say('Wrote docs/configuration.md, .env.example and docs/branding.md');
