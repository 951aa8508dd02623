/** @typedef {import('./run-check.mjs').Result} Result */

const SLOWEST = 10;

/**
 * The summary of `npm test`: each check with its time and its budget, the slowest tests, the flaky tests, and on the
 * last line the totals if tests were counted.
 */
export function summary(/** @type {Result[]} */ results) {
  const total = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    results.reduce((sum, result) => sum + result[key], 0);
  const totals = { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
  const blocks = [
    results.map(line),
    slowest(results),
    flaky(results),
    totals.passed + totals.failed + totals.skipped > 0 ? [counted(totals)] : [],
  ];
  return `\n${blocks
    .filter(lines => lines.length > 0)
    .map(lines => `${lines.join('\n')}\n`)
    .join('\n')}`;
}

function line(/** @type {Result} */ result) {
  const { name, seconds, budgetSeconds, ok, passed, failed, skipped } = result;
  const budget = budgetSeconds === undefined ? '' : ` of ${budgetSeconds} s`;
  const parts = [
    `${ok ? '✓' : '✗'} ${name.padEnd(12)}${`${seconds.toFixed(1)} s`.padStart(9)}${budget.padEnd(9)}`,
    passed + failed + skipped === 0 ? '' : counted(result),
    isOverBudget(result) ? 'over its budget' : '',
  ];
  return parts
    .filter(part => part !== '')
    .join('   ')
    .trimEnd();
}

const isOverBudget = (/** @type {Result} */ { seconds, budgetSeconds = Number.POSITIVE_INFINITY }) =>
  seconds > budgetSeconds;

const counted = (
  /** @type {{ passed: number, failed: number, skipped: number }} */ { passed, failed, skipped },
) => `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

function slowest(/** @type {Result[]} */ results) {
  const tests = results
    .flatMap(result => result.tests)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
  if (tests.length === 0) return [];
  return [
    'Slowest tests',
    ...tests.map(({ name, seconds }) => `${`${seconds.toFixed(1)} s`.padStart(9)}  ${name}`),
  ];
}

const FAULT_LINES = 12;

/** A retry hides a fault until its cause is found, so each flaky test is listed with its first error. */
function flaky(/** @type {Result[]} */ results) {
  const tests = results.flatMap(result => result.tests).filter(test => test.flaky);
  if (tests.length === 0) return [];
  return [
    'Passed only at their second go',
    ...tests.flatMap(({ name, fault = '' }) => [
      `  ${name}`,
      ...fault
        .split('\n')
        .filter(line => line.trim() !== '')
        .slice(0, FAULT_LINES)
        .map(line => `    ${line}`),
    ]),
  ];
}
