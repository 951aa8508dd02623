import { relative } from 'node:path';
import { project } from '../../setup/project.mjs';
import { emptyReport, writeReport } from './report.mjs';

const COUNTED_AS = /** @type {const} */ ({
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
  skipped: 'skipped',
});

/** Counts Playwright's tests for the summary of `npm test`. */
export default class PlaywrightReporter {
  /** @type {import('@playwright/test/reporter').Suite | undefined} */
  #all;

  onBegin(
    /** @type {import('@playwright/test/reporter').FullConfig} */ _config,
    /** @type {import('@playwright/test/reporter').Suite} */ suite,
  ) {
    this.#all = suite;
  }

  onEnd() {
    const report = emptyReport();
    for (const test of this.#all?.allTests() ?? []) {
      const outcome = test.outcome();
      report[COUNTED_AS[outcome]] += 1;
      report.tests.push({
        name: `${relative(project, test.location.file)} › ${test.title}`,
        seconds: (test.results.at(-1)?.duration ?? 0) / 1000,
        flaky: outcome === 'flaky',
        ...(outcome === 'flaky' && {
          fault: test.results[0]?.errors.map(({ stack, message }) => stack ?? message).join('\n'),
        }),
      });
    }
    writeReport(report);
  }

  /** Its output is the report; another reporter prints the list of tests. */
  printsToStdio() {
    return false;
  }
}
