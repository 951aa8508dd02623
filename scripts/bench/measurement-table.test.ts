import { expect, test } from 'vitest';
import { measurementTable } from './measurement-table.ts';

test('shows median, rounds, goal and load in a line', () => {
  const table = measurementTable([
    {
      id: 'A1',
      measurements: [
        { name: 'bookings', found: 1.25, rounds: [1, 1.25, 1.5], goal: { least: 1 }, load: 2 },
        { name: 'p99', found: 12, rounds: [12], goal: { most: 10 }, unit: ' ms', load: 2.25 },
      ],
    },
  ]);
  expect(table.split('\n')).toEqual([
    '  id  measured  median  rounds  goal     load',
    '✓ A1  bookings  1.25    1–1.50  ≥ 1      2.0',
    '✗ A1  p99       12 ms   12–12   ≤ 10 ms  2.3',
    '',
  ]);
});
