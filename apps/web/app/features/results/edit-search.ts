/** Leads to a field of the search above the results. */
export type EditSearch = (part: 'place' | 'dates') => void;
