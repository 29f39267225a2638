import { describe, expect, it } from 'vitest';
import { isRobot } from './robots';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';

describe('a robot', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'ia_archiver',
    '',
  ])('is %s', (userAgent) => {
    expect(isRobot(userAgent)).toBe(true);
  });

  it.each([
    CHROME,
    `${CHROME} Chrome-Lighthouse`,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile',
    'curl/8.9.1',
  ])('is not %s', (userAgent) => {
    expect(isRobot(userAgent)).toBe(false);
  });
});
