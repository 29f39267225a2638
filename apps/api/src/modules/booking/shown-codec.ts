/** How the database stores what was shown with a booking: versioned JSON, validated on read. */
import { ShownOffer as Shape } from '@tenth-night/contract/shown-offer';
import { Compile } from 'typebox/compile';
import type { ShownOffer } from './intent-parts';

/** A new shape gets the next number. Keep a reader for every older shape. */
const VERSION = 1;

export type StoredShown = ShownOffer & { readonly version?: number };

const versionOne = Compile(Shape);

export function encodeShown(shown: ShownOffer): StoredShown {
  return { version: VERSION, ...shown };
}

/** Null if unreadable. Rows without a version have the shape of version 1. */
export function decodeShown(stored: unknown): ShownOffer | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { version = VERSION, ...shown }: { readonly version?: unknown } = stored;
  return version === VERSION && versionOne.Check(shown) ? shown : null;
}
