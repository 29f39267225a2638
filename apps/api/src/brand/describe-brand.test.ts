import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandingPage } from './describe-brand';

const page = readFileSync(new URL('../../../../docs/branding.md', import.meta.url), 'utf8');

it('makes the tables of docs/branding.md: run `npm run configuration` after a change', () => {
  expect(page).toBe(brandingPage(page));
  for (const field of ['name', 'mark', 'privacy', 'onAccent', 'href']) expect(page).toContain(`| \`${field}\` | `);
});
