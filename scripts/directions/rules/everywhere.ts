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
    name: 'scripts-call-the-product',
    comment:
      'scripts start and fill the product: only the composition root reaches into them, for the sample data',
    from: { path: PRODUCT, pathNot: '^api/src/server\\.ts$' },
    to: { path: '^scripts/' },
  },
  {
    name: 'no-tests-in-what-runs',
    comment: 'what runs does not import what tests it',
    from: { path: [PRODUCT, TOOLS], pathNot: TESTS },
    to: { path: TESTS },
  },
  {
    name: 'scripts-without-tests',
    comment: 'a command works without the tests; a bench may put up the stand-ins that tests use',
    from: { path: '^scripts/', pathNot: TESTS },
    to: { path: TESTS, pathNot: '/testing/' },
  },
  {
    name: 'no-tools-in-what-runs',
    comment: "what builds, packs or starts the product on the developer's machine is not a part of it",
    from: { path: PRODUCT, pathNot: TESTS },
    to: { path: TOOLS },
  },
];
