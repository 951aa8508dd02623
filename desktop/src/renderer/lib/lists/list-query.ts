/** A list's state: filters by name, one sort order, one page. Stored in the URL, so that it can be shared. */
export interface ListQuery<Filters extends Record<string, string>> {
  filters: Filters;
  sort: string;
  descending: boolean;
  page: number;
  /** Key of the row before the page, if the page was reached from the previous one. */
  after?: string | undefined;
  size: number;
}

export const pageSizes = [50, 100, 200] as const;

/** Parses a list's state from a URL; missing or invalid parts are as in `initial`. */
export function readListQuery<Filters extends Record<string, string>>(
  search: string,
  initial: ListQuery<Filters>,
): ListQuery<Filters> {
  const parameters = new URLSearchParams(search);
  const names = Object.keys(initial.filters);
  const sort = parameters.get('sort') ?? '';
  const page = Number(parameters.get('page'));
  const size = Number(parameters.get('size'));
  return {
    filters: Object.fromEntries(
      names.map(name => [name, parameters.get(name) ?? initial.filters[name]]),
    ) as Filters,
    sort: sort.replace(/^-/, '') || initial.sort,
    descending: sort ? sort.startsWith('-') : initial.descending,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    after: parameters.get('after') ?? undefined,
    size: pageSizes.some(option => option === size) ? size : initial.size,
  };
}

/** Writes a list's state into a URL; parts equal to `initial` are left out, other parameters are kept. */
export function writeListQuery<Filters extends Record<string, string>>(
  search: string,
  query: ListQuery<Filters>,
  initial: ListQuery<Filters>,
): string {
  const parameters = new URLSearchParams(search);
  const put = (name: string, value: string, usual: string) =>
    value === usual ? parameters.delete(name) : parameters.set(name, value);
  for (const [name, value] of Object.entries(query.filters)) put(name, value, initial.filters[name] ?? '');
  const order = (of: ListQuery<Filters>) => `${of.descending ? '-' : ''}${of.sort}`;
  put('sort', order(query), order(initial));
  put('page', String(query.page), '1');
  put('after', query.after ?? '', '');
  put('size', String(query.size), String(initial.size));
  return parameters.toString();
}
