/**
 * Prints drawings as JPEG files with the size and weight of a photo. The work happens outside the event loop, two
 * pictures at a time. Prints are kept in a bounded cache.
 */
import { createCipheriv } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { slices } from '../../../kernel/slices';

/** The widths of the vendor's two files, in pixels. */
export const PHOTO_WIDTHS = { large: 1600, thumbnail: 640 } as const;
type PhotoSize = keyof typeof PHOTO_WIDTHS;

export interface Print {
  readonly type: 'image/jpeg' | 'image/svg+xml';
  readonly bytes: Buffer;
}

export interface PhotoPrinter {
  /** `name` identifies the drawing. `draw` is called only if there is no print of it. */
  print(name: string, size: PhotoSize, draw: () => string): Promise<Print>;
}

type SharpModule = typeof import('sharp').default;
export type LoadSharp = () => Promise<SharpModule>;

const DRAWN_WIDTH = 1200;
const DRAWN_DPI = 72;
const QUALITY = 80;
const CACHE_BYTES = 24 * 1024 * 1024;
const AT_ONCE = 2;
/** A bit mask. Flat colours compress far better than a photo. This grain makes a picture of 90 kB 170 kB large. */
const GRAIN = 0b111;
const PIXELS_AT_ONCE = 100_000;

/** Without the native library the printer returns the drawing itself. */
export function createPhotoPrinter(load: LoadSharp = loadSharp): PhotoPrinter {
  const prints = new LRUCache<string, Print>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
  });
  const running = new Map<string, Promise<Print>>();
  const inTurn = createTurns(AT_ONCE);
  let sharp: Promise<SharpModule | null> | undefined;

  async function make(size: PhotoSize, draw: () => string): Promise<Print> {
    sharp ??= load().catch(() => null);
    const library = await sharp;
    const drawing = Buffer.from(draw());
    if (!library) return { type: 'image/svg+xml', bytes: drawing };
    return { type: 'image/jpeg', bytes: await inTurn(() => develop(library, drawing, PHOTO_WIDTHS[size])) };
  }

  return {
    async print(name, size, draw) {
      const key = `${size} ${name}`;
      const kept = prints.get(key) ?? running.get(key);
      if (kept) return kept;
      const work = make(size, draw);
      running.set(key, work);
      try {
        const made = await work;
        prints.set(key, made);
        return made;
      } finally {
        running.delete(key);
      }
    },
  };
}

async function loadSharp(): Promise<SharpModule> {
  const { default: sharp } = await import('sharp');
  // One thread per picture. Nothing is requested twice, so the library needs no cache of its own.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

async function develop(sharp: SharpModule, drawing: Buffer, width: number): Promise<Buffer> {
  const { data, info } = await sharp(drawing, { density: (DRAWN_DPI * width) / DRAWN_WIDTH })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await addGrain(data);
  return sharp(data, { raw: info }).jpeg({ quality: QUALITY }).toBuffer();
}

/** In slices, so that other requests get their turns. */
async function addGrain(rgb: Buffer): Promise<void> {
  const light = new Uint8ClampedArray(rgb.buffer, rgb.byteOffset, rgb.byteLength);
  grain ??= drawGrain();
  for (let from = 0; from < light.length; from += 3 * PIXELS_AT_ONCE) {
    while (slices.isOver()) await slices.next();
    lighten(light, grain, from, Math.min(from + 3 * PIXELS_AT_ONCE, light.length));
  }
}

function lighten(light: Uint8ClampedArray, by: Int8Array, from: number, to: number): void {
  for (let k = from, pixel = from / 3; k < to; k += 3, pixel++) {
    const more = by[pixel] ?? 0;
    light[k] = (light[k] ?? 0) + more;
    light[k + 1] = (light[k + 1] ?? 0) + more;
    light[k + 2] = (light[k + 2] ?? 0) + more;
  }
}

let grain: Int8Array | undefined;

/** The same on every machine: encrypts zeros. Each grain is the sum of two numbers, so that most grains are faint. */
function drawGrain(): Int8Array {
  const pixels = PHOTO_WIDTHS.large * (PHOTO_WIDTHS.large * 0.67);
  const stream = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(pixels));
  const drawn = new Int8Array(pixels);
  for (let k = 0; k < pixels; k++) {
    const byte = stream[k] ?? 0;
    drawn[k] = (byte & GRAIN) + ((byte >> 4) & GRAIN) - GRAIN;
  }
  return drawn;
}

/** Runs at most `limit` pieces of work at once, in the order of the calls. */
function createTurns(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = limit;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
