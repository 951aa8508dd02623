import { useLocation, useSearch } from 'wouter';

interface SailingView {
  view: 'calendar' | 'list';
  /** `YYYY-MM`; empty for the current month. */
  month: string;
  /** The sailing open beside the calendar or list. */
  open: number | null;
}

/** What the screen shows besides its filters, stored in the address, so that a link to a sailing opens it. */
export function useSailingView(): SailingView & { show: (changes: Partial<SailingView>) => void } {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const now = readView(search);
  return {
    ...now,
    show(changes) {
      const parameters = new URLSearchParams(location.search);
      const next = { ...readView(location.search), ...changes };
      put(parameters, 'view', next.view === 'list' ? 'list' : '');
      put(parameters, 'month', next.month);
      put(parameters, 'sailing', next.open === null ? '' : String(next.open));
      const text = parameters.toString();
      navigate(text ? `${path}?${text}` : path, { replace: changes.open === undefined });
    },
  };
}

function readView(search: string): SailingView {
  const parameters = new URLSearchParams(search);
  const month = parameters.get('month') ?? '';
  const open = Number(parameters.get('sailing'));
  return {
    view: parameters.get('view') === 'list' ? 'list' : 'calendar',
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : '',
    open: Number.isInteger(open) && open > 0 ? open : null,
  };
}

function put(parameters: URLSearchParams, name: string, value: string): void {
  if (value) parameters.set(name, value);
  else parameters.delete(name);
}
