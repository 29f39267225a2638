import { describe, expect, it } from 'vitest';
import { AVAILABLE_LANGUAGES } from './i18n/all-texts';
import { robots, sitemap } from './search-engines';

describe('search engines', () => {
  it('are kept from what belongs to one visitor, and told where the sitemap is', () => {
    const text = robots('https://stay.example');
    expect(text).toContain('Disallow: /search\n');
    expect(text).toContain('Disallow: /account\n');
    expect(text).toContain('Sitemap: https://stay.example/sitemap.xml\n');
  });

  it('find every destination, each in every language', () => {
    const lines = sitemap('https://stay.example').split('\n');
    expect(lines.filter((line) => /<loc>[^<]*\/explore\/[a-z-]+<\/loc>/.test(line))).toHaveLength(24);
    const rome = lines.find((line) => line.includes('<loc>https://stay.example/explore/rome</loc>')) ?? '';
    for (const code of AVAILABLE_LANGUAGES) {
      expect(rome).toContain(`hreflang="${code}" href="https://stay.example/explore/rome?lang=${code}"`);
    }
  });
});
