import { readFileSync, writeFileSync } from 'node:fs';

/**
 * One test of a check.
 *
 * @typedef {object} TestRun
 * @property {string} name Its file and its title.
 * @property {number} seconds What its last try took.
 * @property {boolean} flaky It failed at first and passed at its second go.
 * @property {string} [fault] What it said at first, where it is flaky.
 */

/**
 * What a check's runner tells of its tests, the same for Vitest and Playwright.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, tests: TestRun[] }} Report
 */

/** The file that the runner's reporter writes its report to. */
export const REPORT_VARIABLE = 'GANGWAY_REPORT';

/** @returns {Report} */
export const emptyReport = () => ({ passed: 0, failed: 0, skipped: 0, tests: [] });

/** Called by the reporters, in the runner's process. */
export function writeReport(/** @type {Report} */ report) {
  const file = process.env[REPORT_VARIABLE];
  if (!file) throw new Error(`${REPORT_VARIABLE} names no file for the report`);
  writeFileSync(file, JSON.stringify(report));
}

/** @returns {Report} */
export const readReport = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
