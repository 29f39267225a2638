import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Guide } from './guide';
import { LOOKS } from './looks';
import { PARTS } from './parts';
import { COLORS, contrast, PAIRS, tokenNamed } from './read-tokens';
import { createSampleSite, Shown } from './shown';

const HERE = import.meta.dirname;
const isComponent = (file: string) => file.endsWith('.tsx') && !file.endsWith('.test.tsx');
const filesIn = (folder: string) => readdirSync(path.join(HERE, folder)).filter(isComponent);

describe('the style guide', () => {
  it('imports every primitive of ui/', () => {
    const sources = filesIn('.').map((file) => readFileSync(path.join(HERE, file), 'utf8'));
    const imported = sources.flatMap((source) =>
      [...source.matchAll(/from '\.\.\/ui\/([\w-]+)'/g)].map(([, id]) => id),
    );
    const primitives = filesIn('../ui').map((file) => path.basename(file, '.tsx'));
    expect(primitives.length).toBeGreaterThan(20);
    expect(primitives.filter((name) => !imported.includes(name))).toEqual([]);
  });

  it.each([...new Set(LOOKS.map(({ language }) => language))])('shows every part in %s', async (language) => {
    const complain = vi.spyOn(console, 'error');
    const site = await createSampleSite(language);
    for (const part of PARTS) {
      expect(renderToString(<Shown site={site} part={part} />), part.name).toContain(`<h1>${part.title}</h1>`);
      expect(renderToString(<Guide part={part} />).match(/<iframe/g)).toHaveLength(LOOKS.length);
    }
    expect(complain.mock.calls).toEqual([]);
  });
});

describe('the colors', () => {
  it('are those of tokens.css, in both schemes', () => {
    expect(COLORS.length).toBeGreaterThan(60);
    expect(tokenNamed('--ink')).toEqual({ name: '--ink', light: '#14213d', dark: '#eef0f6' });
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  });

  it.each(PAIRS)('can be told apart: $front on $back', ({ front, back, least }) => {
    const [a, b] = [tokenNamed(front), tokenNamed(back)];
    expect(contrast(a.light, b.light)).toBeGreaterThanOrEqual(least);
    expect(contrast(a.dark, b.dark)).toBeGreaterThanOrEqual(least);
  });
});
