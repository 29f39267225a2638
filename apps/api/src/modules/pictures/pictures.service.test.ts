import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPictureStore } from './picture-store';
import { createPicturesService, type PictureLimits, type PicturesOptions } from './pictures.service';

const never = new AbortController().signal;
const photo = (width = 1000, height = 600) =>
  sharp({
    create: { width, height, channels: 3, background: '#345', noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  });

let far: Server;
let origin: string;
let folder: string;
let asked: string[];
let answer: RequestListener;
let reports: string[];

beforeEach(async () => {
  asked = [];
  reports = [];
  far = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  far.listen(0, '127.0.0.1');
  await once(far, 'listening');
  origin = `http://127.0.0.1:${(far.address() as AddressInfo).port}`;
  folder = mkdtempSync(path.join(tmpdir(), 'tenth-night-pictures-'));
});
afterEach(() => {
  far.closeAllConnections();
  far.close();
  rmSync(folder, { recursive: true, force: true });
});

function open(limits: Partial<PictureLimits> = {}, more: Partial<PicturesOptions> = {}) {
  const report = (message: string) => reports.push(message);
  const store = createPictureStore({ folder, maxBytes: 10_000_000, now: Date.now, report });
  const service = createPicturesService({ origins: [origin], store, report, limits, ...more });
  const get = (name = '/a.jpg', wish = {}, signal = never) =>
    service.get(`${origin}${name}`, { width: 320, format: 'webp', ...wish }, signal);
  return { get, store };
}

const sends = (bytes: Buffer | string, type = 'image/jpeg'): RequestListener => {
  return (_request, response) => void response.setHeader('content-type', type).end(bytes);
};
const REFUSED = { code: 'not_found' };

describe('a made picture', () => {
  it.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['plain', 'image/jpeg', 'jpeg'],
  ])('as %s has the requested width and format', async (format, type, decoded) => {
    answer = sends(await photo().jpeg().toBuffer());
    const made = await open().get('/a.jpg', { format, width: 720 });
    expect(made.type).toBe(type);
    expect(await sharp(made.bytes).metadata()).toMatchObject({ format: decoded, width: 720, height: 432 });
  });

  it('is never larger than its photo, but a drawing gets the requested size', async () => {
    answer = sends(await photo(200, 100).jpeg().toBuffer());
    expect(await sharp((await open().get()).bytes).metadata()).toMatchObject({ width: 200, height: 100 });
    answer = sends('<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><circle r="9"/></svg>');
    const drawn = await open().get('/a.svg', { format: 'plain' });
    expect(drawn.type).toBe('image/png');
    expect(await sharp(drawn.bytes).metadata()).toMatchObject({ width: 320, height: 160, hasAlpha: true });
  });

  it('is upright and contains no data about the camera', async () => {
    const exif = { IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } };
    answer = sends(await photo(400, 200).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer());
    const made = await sharp((await open().get()).bytes).metadata();
    expect(made).toMatchObject({ width: 200, height: 400 });
    expect([made.exif, made.orientation, made.icc, made.xmp]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is the first frame of an animation', async () => {
    const [red, blue] = ['red', 'blue'].map(
      (background) => ({ create: { width: 40, height: 40, channels: 3, background } }) as const,
    );
    const frames = await Promise.all([red, blue].map((frame) => sharp(frame).png().toBuffer()));
    answer = sends(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
      'image/gif',
    );
    const made = await open().get();
    const { pages = 1, height } = await sharp(made.bytes, { animated: true }).metadata();
    expect([pages, height]).toEqual([1, 40]);
    const { dominant } = await sharp(made.bytes).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });
});

describe('a source', () => {
  it('is refused if it is no picture, even if its server says that it is one', async () => {
    for (const text of ['<html><script>alert(1)</script></html>', '{"a":1}', '']) {
      answer = sends(text, 'image/png');
      await expect(open().get()).rejects.toMatchObject(REFUSED);
      const full = open({ converting: { atOnce: 0, waiting: 0 } });
      await expect(full.get()).rejects.toMatchObject(REFUSED);
    }
  });

  it('of a kind that no browser shows is refused', async () => {
    answer = sends(await photo().tiff().toBuffer(), 'image/tiff');
    await expect(open().get()).rejects.toMatchObject(REFUSED);
  });

  it('is a picture even if its server says otherwise', async () => {
    answer = sends(await photo().jpeg().toBuffer(), 'application/octet-stream');
    expect((await open().get()).type).toBe('image/webp');
  });

  it('that only starts like a picture is refused', async () => {
    answer = sends(Buffer.from('\xff\xd8\xff and then nothing', 'latin1'));
    await expect(open().get()).rejects.toMatchObject(REFUSED);
  });

  it.each([true, false])('that is too large is refused, with a content-length header: %s', async (isAnnounced) => {
    const bytes = await photo().jpeg().toBuffer();
    answer = (_request, response) => {
      if (isAnnounced) response.setHeader('content-length', bytes.length);
      response.write(bytes.subarray(0, 2_000));
      response.end(bytes.subarray(2_000));
    };
    const tooFew = { source: { bytes: bytes.length - 1, ms: 10_000 } };
    await expect(open(tooFew).get()).rejects.toMatchObject(REFUSED);
    const enough = { source: { bytes: bytes.length, ms: 10_000 } };
    expect((await open(enough).get()).type).toBe('image/webp');
  });

  it('that never ends is refused, and the connection is closed', async () => {
    let closed: Promise<unknown> | undefined;
    answer = (_request, response) => {
      closed = once(response, 'close');
      const more = () => response.write(Buffer.alloc(64 * 1024));
      response.on('drain', more);
      while (more());
    };
    await expect(open({ source: { bytes: 1_000_000, ms: 60_000 } }).get()).rejects.toMatchObject(REFUSED);
    await closed;
  });

  it('that is too slow is refused', async () => {
    answer = (_request, response) => void response.write('\xff\xd8\xff');
    await expect(open({ source: { bytes: 1_000, ms: 50 } }).get()).rejects.toMatchObject(REFUSED);
  });

  it('with too many pixels is refused', async () => {
    const bomb = await sharp({ create: { width: 9_100, height: 6_000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    answer = sends(bomb, 'image/png');
    await expect(open().get()).rejects.toMatchObject(REFUSED);
  });

  it('that is an SVG loads nothing else', async () => {
    const links = ['/pixel.png', 'file:///etc/hostname'].map((href) => (href.startsWith('/') ? origin + href : href));
    const images = links.map((href) => `<image href="${href}" width="10" height="10"/>`).join('');
    const style = `<style>@import url(${origin}/style.css);</style>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${style}${images}<path d="M0 0h40v40H0z" fill="red"/></svg>`;
    answer = sends(svg, 'image/svg+xml');
    const { bytes } = await open().get('/drawing.svg');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320 });
    expect(asked).toEqual(['/drawing.svg']);
  });

  it('that redirects is refused, and the redirect is not followed', async () => {
    answer = (_request, response) => void response.writeHead(302, { location: '/b.jpg' }).end();
    await expect(open().get()).rejects.toMatchObject(REFUSED);
    expect(asked).toEqual(['/a.jpg']);
  });
});

describe('many requests', () => {
  it('for one picture fetch and convert it once, and other sizes share the fetch', async () => {
    const bytes = await photo().jpeg().toBuffer();
    let send = () => {};
    answer = (_request, response) => {
      send = () => response.end(bytes);
    };
    const { get, store } = open();
    const all = [get(), get(), get(), get('/a.jpg', { width: 720 })];
    await expect.poll(() => asked.length).toBe(1);
    send();
    const [first, second, third, other] = await Promise.all(all);
    expect([second, third].every((made) => made === first)).toBe(true);
    expect(await sharp(other?.bytes).metadata()).toMatchObject({ width: 720 });
    await store.settled();
    expect((await get()).bytes.equals(first?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(asked).toEqual(['/a.jpg']);
  });

  it('get the original photo while too many requests wait, but a drawing is refused for now', async () => {
    const bytes = await photo().jpeg().toBuffer();
    answer = sends(bytes);
    const full = open({ converting: { atOnce: 0, waiting: 0 } });
    expect(await full.get()).toEqual({ type: 'image/jpeg', bytes, isMade: false });
    await full.store.settled();
    expect((await open().get()).type).toBe('image/webp');
    answer = sends('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml');
    await expect(full.get('/a.svg')).rejects.toMatchObject({ code: 'rate_limited', retryAfterS: 3 });
  });

  it('are refused for now if too many already wait for the provider', async () => {
    answer = sends(await photo().jpeg().toBuffer());
    const full = open({ fetching: { atOnce: 0, waiting: 0 } });
    await expect(full.get()).rejects.toMatchObject({ code: 'rate_limited' });
    expect(asked).toEqual([]);
  });

  it('stop the fetch when all their visitors have left', async () => {
    let closed: Promise<unknown> | undefined;
    answer = (_request, response) => {
      closed = once(response, 'close');
    };
    const gone = new AbortController();
    const waiting = open().get('/a.jpg', {}, gone.signal);
    await expect.poll(() => asked.length).toBe(1);
    gone.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    await closed;
  });
});

it('serves the original pictures if the native library does not load, and reports this once', async () => {
  const bytes = await photo().jpeg().toBuffer();
  answer = sends(bytes);
  const { get } = open({}, { loadSharp: () => Promise.reject(new Error('no binary')) });
  for (let k = 0; k < 2; k++) expect(await get()).toEqual({ type: 'image/jpeg', bytes, isMade: false });
  expect(reports).toEqual([expect.stringContaining('no binary')]);
});
