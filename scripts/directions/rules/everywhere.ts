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
    comment: 'no rule can check an import that cannot be resolved',
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
    comment: 'the product does not import its tests',
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
    comment: 'development, build and packaging code is not part of the product',
    from: { path: PRODUCT, pathNot: TESTS },
    to: { path: TOOLS },
  },
];
