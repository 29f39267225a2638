/** The content of a mail before it becomes text or HTML, and the facts that it is written from. */
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import type { ButtonColors } from '../../brand/brand';
import type { SiteConfig } from '../../config/env';
import type { Intent } from '../booking/intent.repo';

export type LetterRow = {
  /** Null if the lines need no label. */
  readonly name: string | null;
  readonly lines: readonly string[];
  /** The link of the lines. */
  readonly href?: string;
};

export type LetterSection = { readonly title: string; readonly rows: readonly LetterRow[] };

export type Letter = {
  readonly language: string;
  readonly isRightToLeft: boolean;
  readonly siteName: string;
  readonly subject: string;
  readonly title: string;
  readonly intro: string;
  /** Null if there is nothing to open. */
  readonly link: { readonly words: string; readonly url: string; readonly note: string } | null;
  readonly sections: readonly LetterSection[];
};

export type LetterSite = Pick<SiteConfig, 'name' | 'support'> & {
  /** The colors of the button. Without them, ours. */
  readonly button?: ButtonColors | null;
};

export type LetterFacts = {
  readonly intent: Intent;
  /** Null if it could not be loaded. */
  readonly hotel: HotelDetail | null;
  /** Opens the booking without an account. */
  readonly url: string;
  readonly site: LetterSite;
  readonly now: number;
};
