/** Which meals an offer includes. Search-and-browse §9 "Board codes". */
import { useLingui } from '@lingui/react';
import { boardOf } from '@tenth-night/domain/offers/board';
import { boardTextId } from '@tenth-night/domain/offers/board.texts';
import type { Offer } from '@tenth-night/domain/offers/offer';

/** Renders nothing if the provider says nothing about meals. */
export function BoardWords({ of }: { readonly of: Pick<Offer, 'board' | 'boardName'> }) {
  const { i18n } = useLingui();
  const board = boardOf(of);
  return board && <bdi>{board.kind === 'other' ? board.name : i18n._(boardTextId(board.kind))}</bdi>;
}
