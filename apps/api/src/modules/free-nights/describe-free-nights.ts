/** What free nights cost the operator, as a table of text. */
import { toMajor } from '@tenth-night/domain/money/money';
import type { Db } from '../../db/client';
import { type FreeNightSum, sumFreeNights } from './sum-free-nights';

const WORDS: Readonly<Record<FreeNightSum['state'], string>> = {
  open: 'open: travellers can use them',
  used: 'used: part of a booking',
  ended: 'ended: nobody used them in time',
};

export async function describeFreeNights(db: Db): Promise<string> {
  const sums = await sumFreeNights(db);
  if (sums.length === 0) return 'Nobody has earned a free night yet.';
  return sums
    .map(({ state, nights, worth }) => `${WORDS[state]} — ${nights}, worth ${toMajor(worth)} ${worth.currency}`)
    .join('\n');
}
