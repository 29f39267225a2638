/** Fills untouched fields with the last search. Loads after the page, which never waits for it. */
import { DEFAULT_TRAVELLERS } from '@tenth-night/domain/stay/occupancy';
import { useEffect } from 'react';
import { useServices } from '../../lib/page/services';
import { firstInput, type SearchInput } from './search-input';

export function useLastSearch(
  isWanted: boolean,
  setInput: (change: (input: SearchInput) => SearchInput) => void,
): void {
  const { today } = useServices();
  useEffect(() => {
    if (!isWanted) return;
    void import('../../lib/storage/last-search').then(({ readLastSearch }) => {
      const last = readLastSearch(today());
      if (last) setInput((input) => (isUntouched(input) ? firstInput(last) : input));
    });
  }, [isWanted, setInput, today]);
}

function isUntouched({ text, dates, travellers }: SearchInput): boolean {
  return text === '' && dates === null && travellers === DEFAULT_TRAVELLERS;
}
