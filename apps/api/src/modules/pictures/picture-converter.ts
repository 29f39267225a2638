/** Makes pictures in the size and format that a page shows, with the native library `sharp`. */
import type { PictureFormat } from './accepted-format';
import type { Source } from './picture-source';

export type Wish = { readonly width: number; readonly format: PictureFormat };

export type Converter = {
  /** Rejects if the source cannot be read, or has too many pixels. */
  convert(source: Source, wish: Wish): Promise<Buffer>;
};

type Sharp = typeof import('sharp').default;
export type LoadSharp = () => Promise<Sharp>;

/** About 9,000 × 6,000. A small file can claim far more, and would fill the memory. */
const MAX_PIXELS = 54_000_000;
const MAX_SECONDS = 10;
/** A picture may be this many times as high as wide. */
const MAX_RATIO = 3;
/** Measured: see docs/decisions/0022-pictures.md. */
const AVIF = { quality: 50, effort: 0 };
const WEBP = { quality: 75, effort: 2 };
const JPEG = { quality: 78 };

/** Null on a platform where the library does not run. */
export async function openConverter(
  report: (message: string) => void,
  load: LoadSharp = loadSharp,
): Promise<Converter | null> {
  try {
    return converterOf(await load());
  } catch (error) {
    report(`Cannot convert pictures on this machine, so they are served as they are (${(error as Error).message})`);
    return null;
  }
}

async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // One thread per picture: we decide ourselves how many pictures are made at once. No file is read twice.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

function converterOf(sharp: Sharp): Converter {
  return {
    async convert({ kind, bytes }, { width, format }) {
      // Of an animation only the first frame is read. Like a browser, shows a damaged picture as far as it goes.
      const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'none', pages: 1 });
      const { hasAlpha } = await source.metadata();
      // A drawing is sharp in every size. Enlarging a photo only adds bytes.
      const withoutEnlargement = kind !== 'svg';
      const picture = source
        .timeout({ seconds: MAX_SECONDS })
        .autoOrient()
        .resize({ width, height: width * MAX_RATIO, fit: 'inside', withoutEnlargement });
      // All metadata is dropped: where a photo was taken, and by which camera.
      if (format === 'avif') return picture.avif(AVIF).toBuffer();
      if (format === 'webp') return picture.webp(WEBP).toBuffer();
      return hasAlpha ? picture.png().toBuffer() : picture.jpeg(JPEG).toBuffer();
    },
  };
}
