import { useLocation, useSearch } from 'wouter';
import { type ListQuery, readListQuery, writeListQuery } from './list-query.ts';

/** A list's state, and the functions that change it. */
export interface ListState<Filters extends Record<string, string> = Record<string, string>>
  extends ListQuery<Filters> {
  /** For the `query` of a request: page, size, sort, descending, and the filters that are set. */
  query: Record<string, string | number | boolean>;
  /** Whether any filter is set. */
  filtered: boolean;
  /** Changes filters and returns to the first page. */
  setFilters: (changes: Partial<Filters>) => void;
  resetFilters: () => void;
  /** Sorts by a column; called again for the same column, it reverses the order. */
  sortBy: (column: string) => void;
  /** `after`: the key of the last row before that page, if it is known. */
  setPage: (page: number, after?: string) => void;
  setSize: (size: number) => void;
}

interface ListDefaults<Filters> {
  /** Every filter with its value when it filters nothing: usually `''`. Several values are joined with commas. */
  filters: Filters;
  sort: string;
  descending?: boolean;
  size?: number;
}

/** Stores a list's filters, order and page in the URL, so that reload, links and back show the same rows. */
export function useListState<Filters extends Record<string, string>>(
  defaults: ListDefaults<Filters>,
): ListState<Filters> {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const { filters, sort, descending = false, size = 50 } = defaults;
  const initial: ListQuery<Filters> = { filters, sort, descending, page: 1, size };
  const now = readListQuery(search, initial);
  const change = (changes: Partial<ListQuery<Filters>>) => {
    // Reads the current URL, so that two changes in one update do not undo each other.
    const before = readListQuery(location.search, initial);
    const next = writeListQuery(location.search, { ...before, after: undefined, ...changes }, initial);
    navigate(next ? `${path}?${next}` : path, { replace: true });
  };
  const used = Object.entries(now.filters).filter(([, value]) => value !== '');
  return {
    ...now,
    query: {
      ...Object.fromEntries(used),
      page: now.page,
      ...(now.after !== undefined && { after: now.after }),
      size: now.size,
      sort: now.sort,
      descending: now.descending,
    },
    filtered: Object.entries(now.filters).some(([name, value]) => value !== filters[name]),
    setFilters: changes =>
      change({ filters: { ...readListQuery(location.search, initial).filters, ...changes }, page: 1 }),
    resetFilters: () => change({ filters, page: 1 }),
    sortBy: column =>
      change({ sort: column, descending: column === now.sort ? !now.descending : false, page: 1 }),
    setPage: (page, after) => change({ page, after }),
    setSize: next => change({ size: next, page: 1 }),
  };
}
