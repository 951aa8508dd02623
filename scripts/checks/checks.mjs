import { join } from 'node:path';
import { project, tool } from '../setup/project.mjs';

/**
 * @typedef {object} Check
 * @property {string} name What `--only` calls it.
 * @property {string[][]} commands Run one after the other.
 * @property {string} [report] The file that its runner's reporter writes (`reports/report.mjs`).
 * @property {number} [budgetSeconds] What it may take on two cores, types and builds included.
 */

const reporters = join(project, 'scripts/checks/reports');

const vitest = (/** @type {string[]} */ ...projects) => [
  tool('vitest'),
  'run',
  ...projects.flatMap(project => ['--project', project]),
  '--reporter=default',
  `--reporter=${reporters}/vitest-reporter.mjs`,
];

/**
 * The time limit of each check of the short form, in seconds, on two cores without other load. Together with the
 * preparation of a clone whose packages are installed they are ten minutes. `npm test` reports which check took longer.
 */
const BUDGETS = { lint: 40, directions: 40, types: 80, unit: 50, http: 230, browser: 225 };

/** Every folder with a tsconfig.json. */
const typedProjects = [
  'shared',
  'shared/node',
  'shared/ui',
  'api',
  'storefront',
  'storefront/build',
  'storefront/service-worker',
  'storefront/e2e',
  'scripts/shots',
  'desktop',
  'desktop/src/renderer',
  'desktop/e2e',
  'scripts',
];

/** Checks the types of every folder again if it, or what it imports, has changed. */
export const typeChecks = typedProjects.map(folder => [
  tool('tsc'),
  '-p',
  folder,
  '--incremental',
  '--tsBuildInfoFile',
  join(project, 'node_modules/.cache/types', `${folder.replaceAll('/', '-')}.json`),
]);

/**
 * Everything that must hold. Each row is run side by side, as far as two processors go; the rows follow one another.
 *
 * @param {string} reports folder for the reports
 * @param {boolean} whole with the proofs that have no short form, which have no budget
 * @returns {Check[][]}
 */
export function allChecks(reports, whole) {
  const check = (/** @type {keyof typeof BUDGETS} */ name, /** @type {string[][]} */ ...commands) => ({
    name,
    commands,
    ...(!whole && { budgetSeconds: BUDGETS[name] }),
  });
  const tests = (/** @type {keyof typeof BUDGETS} */ name, /** @type {string[]} */ command) => ({
    ...check(name, command),
    report: join(reports, `${name}.json`),
  });
  return [
    [
      check('lint', [tool('biome'), 'check', '--error-on-warnings'], [tool('knip'), '--no-progress']),
      check('directions', [tool('node'), 'scripts/directions.ts']),
      check('types', ...typeChecks),
    ],
    [tests('unit', vitest('unit'))],
    [tests('http', vitest('http', ...(whole ? ['control'] : [])))],
    [tests('browser', [tool('playwright'), 'test', `--reporter=list,${reporters}/playwright-reporter.mjs`])],
  ];
}
