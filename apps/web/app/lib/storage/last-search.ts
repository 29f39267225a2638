/** The last search, kept only in this browser. The home page starts with it. */
import { type LastSearch, lastSearch } from '@tenth-night/domain/search/recent-searches';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { keptSearches } from './recent-searches';

export const readLastSearch = (today: CalendarDate): LastSearch | null => lastSearch(keptSearches(), today);
