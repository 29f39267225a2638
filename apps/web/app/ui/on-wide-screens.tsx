/**
 * What only wide screens show at once. The server draws it for all, and style sheets hide it on narrow screens. There
 * React removes it, without loading its code.
 */
import { type ReactNode, Suspense } from 'react';
import type { LaterModule } from './later-module';
import { useMedia } from './use-media';

/** The same value as in `results.module.css`. */
export const WIDE = '(width > 48em)';

type Props = { readonly query?: string; readonly children: ReactNode };

export function OnWideScreens({ query = WIDE, children }: Props) {
  return useMedia(query, true) && <Suspense>{children}</Suspense>;
}

/** For the start of a page: React has to take over what the server has drawn, so the code must be here by then. */
export async function loadIfWide(...modules: readonly LaterModule<unknown>[]): Promise<void> {
  if (import.meta.env.SSR || matchMedia(WIDE).matches) await Promise.all(modules.map(({ load }) => load()));
}
