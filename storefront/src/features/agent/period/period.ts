import { addDays } from '@gangway/shared/domain/time/local-date.ts';

/** Local dates, `YYYY-MM-DD`, both inclusive; at most 366 days. */
export interface Period {
  from: string;
  to: string;
}

export const namedPeriods = ['thisMonth', 'lastMonth', 'thisYear'] as const;
export type NamedPeriod = (typeof namedPeriods)[number];

/** A named period on a given day; a current period ends on that day. */
export function periodNamed(name: NamedPeriod, today: string): Period {
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  if (name === 'thisMonth') return { from: firstOfMonth, to: today };
  if (name === 'thisYear') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  const to = addDays(firstOfMonth, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}
