import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import config from '../../drizzle.config';

const API = path.join(import.meta.dirname, '../..');

it('the migrations make the tables of the schema', async () => {
  const files = [config.schema ?? []].flat();
  const modules = await Promise.all(files.map((file) => import(path.join(API, file))));
  const folder = path.join(API, config.out ?? '', 'meta');
  const newest = readdirSync(folder)
    .filter((file) => file.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  const made = JSON.parse(readFileSync(path.join(folder, newest ?? ''), 'utf8'));
  const missing = await generateMigration(made, generateDrizzleJson(Object.assign({}, ...modules), made.id));
  expect(missing, 'run npm run db:generate -- --name what-changes').toEqual([]);
});
