import { emptyReport, writeReport } from './report.mjs';

/** Counts Vitest's tests for the summary of `npm test`. */
export default class VitestReporter {
  onTestRunEnd(/** @type {ReadonlyArray<import('vitest/node').TestModule>} */ modules) {
    const report = emptyReport();
    for (const module of modules)
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        report[state === 'pending' ? 'failed' : state] += 1;
        const { duration = 0, flaky = false } = test.diagnostic() ?? {};
        report.tests.push({
          name: `${module.relativeModuleId} › ${test.fullName}`,
          seconds: duration / 1000,
          flaky,
          ...(flaky && {
            fault: errors?.map(({ message, stack }) => `${message}\n${stack ?? ''}`).join('\n'),
          }),
        });
      }
    writeReport(report);
  }
}
