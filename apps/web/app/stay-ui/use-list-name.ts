import { useLingui } from '@lingui/react/macro';
import type { SavedList } from '@tenth-night/domain/saved/saved-lists';

/** The name of a list. The first list has a name in every language until somebody renames it. */
export function useListName(): (list: Pick<SavedList, 'name'> | null) => string {
  const { t } = useLingui();
  return (list) => list?.name ?? t`My hotels`;
}
