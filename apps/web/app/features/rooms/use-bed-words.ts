import { plural, select } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { bedKind } from '@tenth-night/domain/hotel/bed-kind';
import type { Bed } from '@tenth-night/domain/hotel/hotel-detail';

/** `2 single beds` in the visitor's language, or with the provider's own word. */
export function useBedWords(): (bed: Bed) => string {
  const { t } = useLingui();
  return ({ count, type }) => {
    const kind = bedKind(type) ?? 'other';
    return t`${select(kind, {
      single: plural(count, { one: '# single bed', other: '# single beds' }),
      double: plural(count, { one: '# double bed', other: '# double beds' }),
      queen: plural(count, { one: '# queen bed', other: '# queen beds' }),
      king: plural(count, { one: '# king bed', other: '# king beds' }),
      bunk: plural(count, { one: '# bunk bed', other: '# bunk beds' }),
      sofa: plural(count, { one: '# sofa bed', other: '# sofa beds' }),
      other: `${count} × ${type}`,
    })}`;
  };
}
