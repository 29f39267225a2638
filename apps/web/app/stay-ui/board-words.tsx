/** Which meals an offer includes. Search-and-browse §9 "Board codes". */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type BoardKind, boardOf } from '@tenth-night/domain/offers/board';
import type { Offer } from '@tenth-night/domain/offers/offer';

const BOARD_NAMES: Readonly<Record<BoardKind, MessageDescriptor>> = {
  'room-only': msg`Room only`,
  'bed-and-breakfast': msg`Bed and breakfast`,
  'breakfast-included': msg`Breakfast included`,
  'half-board': msg`Half board`,
  'full-board': msg`Full board`,
  'all-inclusive': msg`All inclusive`,
  'self-catering': msg`Self catering`,
};

/** Renders nothing if the provider says nothing about meals. */
export function BoardWords({ of }: { readonly of: Pick<Offer, 'board' | 'boardName'> }) {
  const { i18n } = useLingui();
  const board = boardOf(of);
  return board && <bdi>{board.kind === 'other' ? board.name : i18n._(BOARD_NAMES[board.kind])}</bdi>;
}
