/** The search form over the page, on a narrow screen. */
import { useLingui } from '@lingui/react/macro';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { Sheet } from '../../ui/sheet';
import { SearchForm } from './search-form';

type Props = { readonly criteria: SearchCriteria; readonly onClose: () => void };

export function EditSearchSheet({ criteria, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Sheet title={t`Edit search`} closeLabel={t`Close`} isTall onClose={onClose}>
      <SearchForm criteria={criteria} isFlat />
    </Sheet>
  );
}
