/** @typedef {import('./run-check.mjs').Result} Result */

/** A table of the runs, with the totals as the last line where tests were counted. */
export function summary(/** @type {Result[]} */ results) {
  const total = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    results.reduce((sum, result) => sum + result[key], 0);
  const skipped = total('skipped');
  const totals = `${total('passed')} passed, ${total('failed')} failed${skipped ? `, ${skipped} skipped` : ''}\n`;
  return ['', ...results.map(line), '', total('passed') + total('failed') + skipped > 0 ? totals : ''].join(
    '\n',
  );
}

function line(/** @type {Result} */ { name, seconds, ok, passed, failed, skipped }) {
  const counts =
    passed + failed + skipped === 0
      ? ''
      : `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
  return `${ok ? '✓' : '✗'} ${name.padEnd(12)}${`${seconds.toFixed(1)} s`.padStart(9)}   ${counts}`.trimEnd();
}
