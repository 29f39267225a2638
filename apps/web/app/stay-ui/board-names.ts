/** What is eaten in the price, in the reader's language. Search-and-browse §9 "Board codes". */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BoardKind } from '@tenth-night/domain/offers/board';

export const BOARD_NAMES: Readonly<Record<BoardKind, MessageDescriptor>> = {
  'room-only': msg`Room only`,
  'bed-and-breakfast': msg`Bed and breakfast`,
  'breakfast-included': msg`Breakfast included`,
  'half-board': msg`Half board`,
  'full-board': msg`Full board`,
  'all-inclusive': msg`All inclusive`,
  'self-catering': msg`Self catering`,
};
