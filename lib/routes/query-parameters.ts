/** Query parameter with a query for the search, which it opens. */
export const SEARCH_PARAMETER = 'q';

/** Query parameter with the filter of an overview. */
export const FILTER_PARAMETER = 'filter';
