/** A picture of a hotel, loaded in the size in which it is shown. */
import type { PictureWidth } from '@tenth-night/contract/first-paths';
import { Picture, type PictureProps } from '../ui/picture';
import { pictureSources } from './picture-sources';

/**
 * The places that show pictures: how wide each picture is in the layout, and the widths to choose from. A place that is
 * higher than its 3:2 picture cuts the sides off, so the picture is wider than the place. Keep `sizes` in step with the
 * styles of the place. `e2e/pictures.spec.ts` compares them.
 */
const PLACES = {
  /** Full width on a phone, else beside the text: a high place, or a lower one in a wide list. */
  card: { sizes: '(max-width: 30em) calc(100vw - 2rem), (max-width: 65em) 540px, 410px', widths: [320, 720, 1080] },
  /** A column of up to four. */
  tile: { sizes: '(max-width: 38em) calc(100vw - 2rem), (max-width: 57.5em) 45vw, 300px', widths: [320, 720, 1080] },
  /** A column of two to four, two on a phone. */
  compared: { sizes: '(max-width: 48em) 42vw, 590px', widths: [320, 720] },
  trip: { sizes: '(max-width: 40em) calc(100vw - 2rem), 240px', widths: [320, 720, 1080] },
  /** Full width on a phone, else beside the map of a booking. */
  stay: { sizes: '(max-width: 40em) calc(100vw - 2rem), min(46vw, 400px)', widths: [320, 720, 1080] },
  room: { sizes: '(max-width: 48em) calc(100vw - 2rem), 252px', widths: [320, 720, 1080] },
  summary: { sizes: '(max-width: 57.5em) calc(100vw - 2rem), 400px', widths: [720, 1080] },
  galleryMain: { sizes: '(max-width: 48em) calc(100vw - 2rem), min(50vw, 660px)', widths: [720, 1080, 1600] },
  gallerySide: { sizes: '(max-width: 48em) calc(25vw - 14px), min(25vw, 330px)', widths: [160, 320, 720] },
  small: { sizes: '96px', widths: [160, 320] },
} as const satisfies Record<string, { sizes: string; widths: readonly [PictureWidth, ...PictureWidth[]] }>;

type Props = Omit<PictureProps, 'src' | 'srcSet' | 'sizes'> & {
  /** Null if the hotel has none. */
  readonly path: string | null;
  readonly place: keyof typeof PLACES;
};

export function HotelPicture({ path, place, ...frame }: Props) {
  const { sizes, widths } = PLACES[place];
  return <Picture {...frame} {...(path ? { ...pictureSources(path, widths), sizes } : { src: null })} />;
}
