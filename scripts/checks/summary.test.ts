import { expect, test } from 'vitest';
import { summary } from './summary.mjs';

const tested = (file: string, seconds: number, flaky = false) => ({
  ...{ name: `${file} › works`, seconds, flaky },
  ...(flaky && { fault: 'expected 1 to be 2\n\n    at line 3' }),
});

test('shows each check with its time and its budget, and the totals alone on the last line', () => {
  const text = summary([
    { name: 'lint', seconds: 12, budgetSeconds: 40, ok: true, passed: 0, failed: 0, skipped: 0, tests: [] },
    {
      name: 'unit',
      seconds: 61.26,
      budgetSeconds: 60,
      ok: false,
      passed: 2,
      failed: 1,
      skipped: 1,
      tests: [],
    },
  ]);
  expect(text.split('\n')).toEqual([
    '',
    '✓ lint           12.0 s of 40 s',
    '✗ unit           61.3 s of 60 s    2 passed, 1 failed, 1 skipped   over its budget',
    '',
    '2 passed, 1 failed, 1 skipped',
    '',
  ]);
});

test('lists the ten slowest tests of all checks, and the flaky ones', () => {
  const unit = Array.from({ length: 8 }, (_, index) => tested(`unit-${index}`, index));
  const browser = Array.from({ length: 8 }, (_, index) =>
    tested(`browser-${index}`, 10 + index, index === 3),
  );
  const check = (name: string, tests: ReturnType<typeof tested>[]) => ({
    ...{ name, seconds: 1, ok: true, failed: 0, skipped: 0 },
    passed: tests.length,
    tests,
  });
  const lines = summary([check('unit', unit), check('browser', browser)]).split('\n');
  const after = (heading: string) => lines.slice(lines.indexOf(heading) + 1);
  expect(after('Slowest tests').slice(0, 11)).toEqual([
    ...[7, 6, 5, 4, 3, 2, 1, 0].map(index => `   ${10 + index}.0 s  browser-${index} › works`),
    '    7.0 s  unit-7 › works',
    '    6.0 s  unit-6 › works',
    '',
  ]);
  expect(after('Passed only at their second go').slice(0, 4)).toEqual([
    '  browser-3 › works',
    '    expected 1 to be 2',
    '        at line 3',
    '',
  ]);
  expect(lines.at(-2)).toBe('16 passed, 0 failed');
});

test('counts no tests in a run without tests', () => {
  const lint = { name: 'lint', seconds: 3, ok: true, passed: 0, failed: 0, skipped: 0, tests: [] };
  expect(summary([lint])).toBe('\n✓ lint            3.0 s\n');
});
