import { PRODUCT, TESTS, TOOLS } from './paths.ts';
import type { Rule } from './rule.ts';

export const rulesEverywhere: Rule[] = [
  {
    name: 'no-circle-of-files',
    comment: 'files that import each other are read, tested and moved only together',
    from: {},
    to: { circular: true },
  },
  {
    name: 'every-import-is-found',
    comment: 'an import that leads nowhere is one that no rule can judge',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'nothing-imports-scripts',
    comment:
      'scripts stand above the product and its tests. Exceptions: server.ts fills an empty database with the sample data; api/test/seed and the test of the database types test scripts',
    from: {
      path: '^(api|shared|storefront|desktop)/',
      pathNot: ['^api/src/server\\.ts$', '^api/test/seed/', '^api/test/server/database-types\\.test\\.ts$'],
    },
    to: { path: '^scripts/' },
  },
  {
    name: 'no-tests-in-what-runs',
    comment: 'what runs does not import what tests it',
    from: { path: [PRODUCT, TOOLS], pathNot: [TESTS, '^(playwright|vitest)\\.config\\.ts$'] },
    to: { path: TESTS },
  },
  {
    name: 'scripts-without-tests',
    comment:
      'a command works without the tests. Exceptions: test support, the pictures of the screens, and the servers of the browser tests',
    from: { path: '^scripts/', pathNot: [TESTS, '^scripts/servers/browser-servers\\.ts$'] },
    to: { path: TESTS, pathNot: '/(testing|shots)/' },
  },
  {
    name: 'no-tools-in-what-runs',
    comment: "what builds, packs or starts the product on the developer's machine is not a part of it",
    from: { path: PRODUCT, pathNot: TESTS },
    to: { path: TOOLS },
  },
];
