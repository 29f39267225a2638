/**
 * Hotel pictures in the size and format that a page shows. Fetches only from configured origins, so nobody can use us
 * to reach other hosts. See docs/decisions/0022-pictures.md.
 */
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { AppError } from '../../app-error';
import { createSingleFlight } from '../../cache/single-flight';
import { type Converter, type LoadSharp, openConverter, type Wish } from './picture-converter';
import { kindOf, typeOf } from './picture-kind';
import { fetchSource, type Source, type SourceLimits } from './picture-source';
import type { PictureStore } from './picture-store';
import { createTurns, NoTurnLeft, type TurnLimits } from './turns';

export type Picture = {
  readonly type: string;
  readonly bytes: Buffer;
  /** False if this is the provider's own file, because we could not convert it now. */
  readonly isMade: boolean;
};

export type PicturesService = {
  get(url: string, wish: Wish, signal: AbortSignal): Promise<Picture>;
};

export type PicturesOptions = {
  readonly origins: readonly string[];
  readonly store: PictureStore;
  readonly report: (message: string) => void;
  readonly limits?: Partial<PictureLimits>;
  readonly loadSharp?: LoadSharp;
};

export type PictureLimits = {
  readonly source: SourceLimits;
  readonly fetching: TurnLimits;
  readonly converting: TurnLimits;
};

/** Conversions use Node's four threads, which files and passwords need too. */
const CONVERSIONS_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
const LIMITS: PictureLimits = {
  source: { bytes: 8 * 1024 * 1024, ms: 15_000 },
  fetching: { atOnce: 24, waiting: 500 },
  converting: { atOnce: CONVERSIONS_AT_ONCE, waiting: 100 },
};
/** Change it when the conversion changes, so that no old picture is used. */
const RECIPE = 1;
const NEXT_TURN_S = 3;

export function createPicturesService(options: PicturesOptions): PicturesService {
  const { origins, store, report, loadSharp } = options;
  const limits = { ...LIMITS, ...options.limits };
  const [oncePerPicture, oncePerSource] = [createSingleFlight(), createSingleFlight()];
  const [fetchInTurn, convertInTurn] = [createTurns(limits.fetching), createTurns(limits.converting)];
  let converter: Promise<Converter | null> | undefined;

  const load = (url: string, signal: AbortSignal) =>
    oncePerSource(url, signal, (shared) =>
      fetchInTurn(shared, () => fetchSource(url, limits.source, shared)).catch(refuseIfFull),
    );

  async function make(key: string, url: string, wish: Wish, signal: AbortSignal): Promise<Picture> {
    const source = await load(url, signal);
    converter ??= openConverter(report, loadSharp);
    const available = await converter;
    if (!available) return asItIs(source);
    try {
      const bytes = await convertInTurn(signal, () => available.convert(source, wish));
      store.keep(key, bytes);
      return pictureOf(bytes) ?? refuse();
    } catch (cause) {
      // The provider's file is heavier, but it is the right picture. An SVG is only served rendered.
      if (cause instanceof NoTurnLeft && source.kind !== 'svg') return asItIs(source);
      if (cause instanceof NoTurnLeft || signal.aborted) return refuseIfFull(cause);
      throw new AppError('not_found', 'The picture could not be read', { cause });
    }
  }

  return {
    async get(url, wish, signal) {
      const target = URL.canParse(url) ? new URL(url) : null;
      if (!target || !origins.includes(target.origin)) {
        throw new AppError('bad_request', 'url must be a picture of the provider');
      }
      const key = keyOf(target.href, wish);
      const kept = await store.read(key);
      return (kept && pictureOf(kept)) ?? oncePerPicture(key, signal, (shared) => make(key, target.href, wish, shared));
    },
  };
}

function keyOf(url: string, { width, format }: Wish): string {
  return createHash('sha256').update(`${RECIPE} ${width} ${format} ${url}`).digest('hex');
}

/** Null for anything but a picture: a file on our disk may be damaged. */
function pictureOf(bytes: Buffer): Picture | null {
  const kind = kindOf(bytes);
  return kind && kind !== 'svg' ? { type: typeOf(kind), bytes, isMade: true } : null;
}

const asItIs = ({ kind, bytes }: Source): Picture => ({ type: typeOf(kind), bytes, isMade: false });

function refuse(): never {
  throw new AppError('not_found', 'The picture could not be read');
}

function refuseIfFull(cause: unknown): never {
  if (!(cause instanceof NoTurnLeft)) throw cause;
  throw new AppError('rate_limited', 'Too many pictures are being made, try again', {
    cause,
    retryAfterS: NEXT_TURN_S,
  });
}
