/** What a mail says, before it is text or HTML; and what it is written from. */
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import type { SiteConfig } from '../../config/env';
import type { Intent } from '../booking/intent.repo';

export type LetterRow = {
  /** Null where the lines say it all. */
  readonly name: string | null;
  readonly lines: readonly string[];
  /** Where a press on the lines leads. */
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
  /** Null where there is nothing to open. */
  readonly link: { readonly words: string; readonly url: string; readonly note: string } | null;
  readonly sections: readonly LetterSection[];
};

export type LetterFacts = {
  readonly intent: Intent;
  /** Null where nobody could tell. */
  readonly hotel: HotelDetail | null;
  /** Opens the booking without an account. */
  readonly url: string;
  readonly site: Pick<SiteConfig, 'name' | 'support'>;
  readonly now: number;
};
