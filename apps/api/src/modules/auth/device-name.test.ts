import { expect, it } from 'vitest';
import { deviceName } from './device-name';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox · Android'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`,
    'Edge · Windows',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/143.0.0.0 Safari/537.36`, 'Chrome · Linux'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) ${WEBKIT} Version/18.4 Mobile/15E148 Safari/604.1`,
    'Safari · iPhone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) ${WEBKIT} CriOS/143.0 Mobile/15E148 Safari/604.1`,
    'Chrome · iPhone',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36 OPR/125.0`,
    'Opera · macOS',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36`, 'Chrome · ChromeOS'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/143.0.0.0 Mobile Safari/537.36 EdgA/143.0`, 'Edge · Android'],
  [`Mozilla/5.0 (iPad; CPU OS 18_4 like Mac OS X) ${WEBKIT} EdgiOS/143.0 Version/18.0 Safari/604.1`, 'Edge · iPad'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`, 'Edge · Windows'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet · Android',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) ${WEBKIT} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`,
    'Firefox · iPhone',
  ],
  ['Opera/9.80 (Windows NT 6.1; U; en) Presto/2.12.388 Version/12.18', 'Opera · Windows'],
  [`Mozilla/5.0 (X11; Ubuntu; Linux x86_64) ${WEBKIT} Chromium/143.0.0.0 Safari/537.36`, 'Chrome · Linux'],
  ['a script (Linux)', 'Linux'],
  ['curl/8.14.1', ''],
  ['', ''],
])('names a device from its user agent: %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
