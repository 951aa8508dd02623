import { join } from 'node:path';
import { project, tool } from '../setup/project.mjs';
import { playwrightCounts, vitestCounts } from './counts.mjs';

/**
 * @typedef {object} Check
 * @property {string} name What `--only` calls it.
 * @property {string[][]} commands Run one after the other.
 * @property {string} [report] File name of its machine-readable report.
 * @property {(report: string) => import('./counts.mjs').Counts} [count] Reads that report.
 * @property {Record<string, string>} [env]
 */

const vitest = (/** @type {string} */ report, /** @type {string[]} */ ...projects) => [
  tool('vitest'),
  'run',
  ...projects.flatMap(project => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

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
  'storefront/shots',
  'desktop',
  'desktop/src/renderer',
  'desktop/e2e',
  'scripts',
];

/** Checks the types of every folder again where it, or what it imports, has changed. */
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
 * @param {boolean} whole with the proofs that have no short form
 * @returns {Check[][]}
 */
export function allChecks(reports, whole) {
  const report = (/** @type {string} */ name) => `${reports}/${name}.json`;
  return [
    [
      { name: 'lint', commands: [[tool('biome'), 'check', '--error-on-warnings']] },
      { name: 'directions', commands: [[tool('node'), 'scripts/directions.ts']] },
      { name: 'types', commands: typeChecks },
    ],
    [
      {
        name: 'unit',
        commands: [vitest(report('unit'), 'unit')],
        report: report('unit'),
        count: vitestCounts,
      },
    ],
    [
      {
        name: 'http',
        commands: [vitest(report('http'), 'http', ...(whole ? ['control'] : []))],
        report: report('http'),
        count: vitestCounts,
      },
    ],
    [
      {
        name: 'browser',
        commands: [[tool('playwright'), 'test', '--reporter=list,json']],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('browser') },
        report: report('browser'),
        count: playwrightCounts,
      },
    ],
  ];
}
