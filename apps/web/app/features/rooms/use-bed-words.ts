import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type BedKind, bedKind } from '@tenth-night/domain/hotel/bed-kind';
import type { Bed } from '@tenth-night/domain/hotel/hotel-detail';

const WORDS: Readonly<Record<BedKind, (count: number) => MessageDescriptor>> = {
  single: (count) => msg`${plural(count, { one: '# single bed', other: '# single beds' })}`,
  double: (count) => msg`${plural(count, { one: '# double bed', other: '# double beds' })}`,
  queen: (count) => msg`${plural(count, { one: '# queen bed', other: '# queen beds' })}`,
  king: (count) => msg`${plural(count, { one: '# king bed', other: '# king beds' })}`,
  bunk: (count) => msg`${plural(count, { one: '# bunk bed', other: '# bunk beds' })}`,
  sofa: (count) => msg`${plural(count, { one: '# sofa bed', other: '# sofa beds' })}`,
};

/** `2 single beds` in the visitor's language, or with the provider's own word. */
export function useBedWords(): (bed: Bed) => string {
  const { t } = useLingui();
  return ({ count, type }) => {
    const kind = bedKind(type);
    return kind ? t(WORDS[kind](count)) : `${count} × ${type}`;
  };
}
