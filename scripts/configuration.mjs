// `npm run configuration`: writes docs/configuration.md and .env.example from the tables of variables.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { ROOT, say } from './steps/command.mjs';

const load = (file) => tsImport(`../apps/api/src/${file}`, import.meta.url);
const { configurationPage, envExample } = await load('config/describe-variables.ts');
const { groupsOf } = await load('config/env-shape.ts');
const { RATE_PROVIDERS } = await load('providers/rate-providers.ts');

const groups = groupsOf(RATE_PROVIDERS);
const page = path.join(ROOT, 'docs/configuration.md');
writeFileSync(page, configurationPage(readFileSync(page, 'utf8'), groups));
writeFileSync(path.join(ROOT, '.env.example'), envExample(groups));
say('Wrote docs/configuration.md and .env.example');
