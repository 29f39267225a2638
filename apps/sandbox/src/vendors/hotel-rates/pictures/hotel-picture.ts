/**
 * A picture for a hotel without a photo. Pure: the same input gives the same bytes in any browser and on any server.
 */
import { createRandom, hash, type Random } from '../../../kernel/random';
import { balconyView } from './balcony-view';
import { bath } from './bath';
import { facade } from './facade';
import { type HotelLook, type HotelPictureInput, type HotelPictureKind, hotelLookOf } from './hotel-look';
import { lobby } from './lobby';
import { pool } from './pool';
import { restaurant } from './restaurant';
import { room } from './room';
import { Sheet } from './sheet';

type Draw = (s: Sheet, r: Random, h: HotelLook) => void;
const DRAW: Readonly<Record<HotelPictureKind, Draw>> = {
  facade,
  lobby,
  room,
  bath,
  pool,
  view: balconyView,
  restaurant,
};

export const isHotelPictureKind = (text: string): text is HotelPictureKind => Object.hasOwn(DRAW, text);

/**
 * An SVG of 1200 × 800 without text or external references.
 * Ids contain the seed, so one page can hold several pictures.
 */
export function hotelPicture(input: HotelPictureInput): string {
  const words = `${input.seed} ${input.city} ${input.kind}${input.variant ? ` ${input.variant}` : ''}`;
  const sheet = new Sheet(
    `h${hash(`${words} ${input.stars} ${String(input.hour)}`)
      .toString(36)
      .slice(0, 4)}`,
  );
  DRAW[input.kind](sheet, createRandom(words), hotelLookOf(input));
  return sheet.toSvg();
}
