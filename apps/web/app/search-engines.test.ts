import { INTERFACE_LANGUAGES } from '@tenth-night/domain/preferences/languages';
import { describe, expect, it } from 'vitest';
import { headTags, robots, sitemap } from './search-engines';
import type { SiteFacts } from './site-entry';

const support = { email: null, phone: '+353 1 555 0100', emergencyPhone: null };
const SITE = { support, experiences: null } as SiteFacts;

describe('search engines', () => {
  it('are kept away from pages of one visitor, and get the address of the sitemap', () => {
    const text = robots('https://stay.example');
    expect(text).toContain('Disallow: /search\n');
    expect(text).toContain('Disallow: /account\n');
    expect(text).toContain('Sitemap: https://stay.example/sitemap.xml\n');
  });

  it('find every destination, each in every language', () => {
    const lines = sitemap('https://stay.example', SITE).split('\n');
    expect(lines.filter((line) => /<loc>[^<]*\/explore\/[a-z-]+<\/loc>/.test(line))).toHaveLength(24);
    const rome = lines.find((line) => line.includes('<loc>https://stay.example/explore/rome</loc>')) ?? '';
    for (const code of INTERFACE_LANGUAGES) {
      expect(rome).toContain(`hreflang="${code}" href="https://stay.example/explore/rome?lang=${code}"`);
    }
  });

  it('find the landmarks of every destination', () => {
    const lines = sitemap('https://stay.example', SITE).split('\n');
    const near = lines.filter((line) => /<loc>[^<]*\/explore\/[a-z-]+\/near\/[a-z0-9-]+<\/loc>/.test(line));
    expect(near.length).toBeGreaterThanOrEqual(24 * 3);
    expect(near.join('')).toContain('<loc>https://stay.example/explore/paris/near/eiffel-tower</loc>');
  });

  it('find the support page only if there is a contact', () => {
    expect(sitemap('https://stay.example', SITE)).toContain('<loc>https://stay.example/support</loc>');
    const without = { ...SITE, support: { ...support, phone: null } };
    expect(sitemap('https://stay.example', without)).not.toContain('/support');
    expect(sitemap('https://stay.example', without)).toContain('<loc>https://stay.example/terms</loc>');
  });

  it('read what a page is about, and no value can end the block', () => {
    const url = new URL('https://stay.example/hotel/lp1?checkin=2027-03-12');
    const structured = { name: '</script><script>alert(1)</script>', image: ['/api/pictures?url=x'] };
    const head = { title: 'Hotel', image: '/api/pictures?url=x', structured };
    const tags = headTags({ head, url, language: 'en', siteName: 'Tenth Night' });
    const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>$/.exec(tags) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ ...structured, image: ['https://stay.example/api/pictures?url=x'] });
    expect(tags).toContain('<meta property="og:image" content="https://stay.example/api/pictures?url=x">');
    expect(tags).toContain('<link rel="canonical" href="https://stay.example/hotel/lp1">');
    expect(robots('https://stay.example')).toContain('Allow: /api/pictures\n');
  });
});
