import { useLocation, useSearch } from 'wouter';
import { type ListQuery, readListQuery, writeListQuery } from './list-query.ts';

/** What a list shows, and the ways to change it. */
export interface ListState<Filters extends Record<string, string> = Record<string, string>>
  extends ListQuery<Filters> {
  /** Ready for the `query` of a request: page, size, sort, descending, and the filters that filter. */
  query: Record<string, string | number | boolean>;
  /** Whether anything is filtered. */
  filtered: boolean;
  /** Changes filters; the list begins at its first page again. */
  setFilters: (changes: Partial<Filters>) => void;
  resetFilters: () => void;
  /** Sorts by a column; once more turns the order around. */
  sortBy: (column: string) => void;
  setPage: (page: number) => void;
  setSize: (size: number) => void;
}

interface ListDefaults<Filters> {
  /** Every filter with what it holds when it filters nothing: usually `''`. Several values stand in one, with commas. */
  filters: Filters;
  sort: string;
  descending?: boolean;
  size?: number;
}

/** Keeps filters, order and page of a list in the address: a reload, a link and the way back show the same rows. */
export function useListState<Filters extends Record<string, string>>(
  defaults: ListDefaults<Filters>,
): ListState<Filters> {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const { filters, sort, descending = false, size = 50 } = defaults;
  const initial: ListQuery<Filters> = { filters, sort, descending, page: 1, size };
  const now = readListQuery(search, initial);
  const change = (changes: Partial<ListQuery<Filters>>) => {
    // From the address as it is by then: two changes in one go must not undo each other.
    const before = readListQuery(location.search, initial);
    const next = writeListQuery(location.search, { ...before, ...changes }, initial);
    navigate(next ? `${path}?${next}` : path, { replace: true });
  };
  const used = Object.entries(now.filters).filter(([, value]) => value !== '');
  return {
    ...now,
    query: {
      ...Object.fromEntries(used),
      page: now.page,
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
    setPage: page => change({ page }),
    setSize: next => change({ size: next, page: 1 }),
  };
}
