import { expect, test } from 'vitest';
import { type NamedPeriod, periodNamed } from './period.ts';

test.each<[NamedPeriod, string, string, string]>([
  ['thisMonth', '2026-11-20', '2026-11-01', '2026-11-20'],
  ['thisMonth', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['lastMonth', '2026-11-20', '2026-10-01', '2026-10-31'],
  ['lastMonth', '2027-01-05', '2026-12-01', '2026-12-31'],
  ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['thisYear', '2026-11-20', '2026-01-01', '2026-11-20'],
])('%s on %s is %s to %s', (name, today, from, to) => {
  expect(periodNamed(name, today)).toEqual({ from, to });
});
