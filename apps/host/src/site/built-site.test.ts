import { describe, expect, it } from 'vitest';
import { createPageAssets } from './built-site';

const manifest = {
  'app/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'] },
  'app/routes/home.tsx': {
    file: 'assets/home.js',
    imports: ['_bar.js', 'app/entry-client.tsx'],
    css: ['assets/home.css'],
  },
  '_bar.js': { file: 'assets/bar.js', imports: ['app/entry-client.tsx'], css: ['assets/bar.css'] },
  'app/i18n/locales/main/ar.po': { file: 'assets/ar.js' },
  'app/routes/search.tsx': { file: 'assets/search.js', css: ['assets/search.css'] },
  'app/features/filters.tsx': { file: 'assets/filters.js', imports: ['_bar.js'], css: ['assets/filters.css'] },
};

describe('the files of a page', () => {
  it('are the entry and everything that its route and its language import, each once, and nothing of another route', () => {
    const texts = { main: 'app/i18n/locales/main/ar.po' };
    const assets = createPageAssets(manifest, (file) => `/* ${file} */`);
    expect(assets(['app/routes/home.tsx', texts.main], texts, [])).toEqual({
      script: '/assets/entry.js',
      styles: ['/assets/entry.css', '/assets/home.css', '/assets/bar.css'],
      css: '/* assets/entry.css *//* assets/home.css *//* assets/bar.css */',
      preloads: ['/assets/home.js', '/assets/bar.js', '/assets/ar.js'],
      widePreloads: [],
      texts: { main: '/assets/ar.js' },
    });
  });

  it('include the styles of its parts for wide screens; only wide screens load their scripts', () => {
    const assets = createPageAssets(manifest, (file) => `/* ${file} */`);
    expect(assets(['app/routes/search.tsx'], {}, ['app/features/filters.tsx'])).toMatchObject({
      styles: ['/assets/entry.css', '/assets/search.css', '/assets/filters.css', '/assets/bar.css'],
      preloads: ['/assets/search.js'],
      widePreloads: ['/assets/filters.js', '/assets/bar.js'],
    });
  });
});
