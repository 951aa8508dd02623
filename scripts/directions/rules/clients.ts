import { BRIDGE, OWN, PAGES, TESTS } from './paths.ts';
import type { Rule } from './rule.ts';

/** Type-only imports, which are erased at run time. */
const types = ['type-only', 'type-import'] as const;

export const clientRules: Rule[] = [
  {
    name: 'clients-take-types-of-the-api',
    comment: 'the clients import only types of the API: its code runs on the server',
    from: { path: '^(storefront|desktop)/', pathNot: TESTS },
    to: { path: '^api/', dependencyTypesNot: [...types] },
  },
  {
    name: 'storefront-alone',
    comment: 'the storefront imports shared, and nothing else of the project',
    from: { path: '^storefront/src/' },
    to: { path: OWN, pathNot: '^(storefront/src|shared|api)/' },
  },
  {
    name: 'the-vocabulary-as-types',
    comment:
      'the storefront imports only types of the vocabulary, which loads the schemas: lists that a page shows have a file without them',
    from: { path: '^storefront/src/', pathNot: TESTS },
    to: { path: '^shared/contract/base/vocabulary\\.ts$', dependencyTypesNot: [...types] },
  },
  {
    name: 'renderer-alone',
    comment: "the back office's page imports shared and the bridge, and nothing else of the project",
    from: { path: '^desktop/src/renderer/' },
    to: { path: OWN, pathNot: ['^(desktop/src/renderer|shared|api)/', BRIDGE] },
  },
  {
    name: 'service-worker-alone',
    comment: 'the service worker is a separate program: it imports only shared',
    from: { path: '^storefront/service-worker/' },
    to: { path: OWN, pathNot: '^(storefront/service-worker|shared)/' },
  },
  {
    name: 'the-bridge-as-types',
    comment: 'the page imports only types of the bridge: the station validates the data',
    from: { path: PAGES },
    to: { path: BRIDGE, dependencyTypesNot: [...types] },
  },
  {
    name: 'browsers-have-no-node',
    comment: 'browser code does not use Node',
    from: { path: [PAGES, '^storefront/service-worker/'], pathNot: TESTS },
    to: { path: '^shared/node/' },
  },
  {
    name: 'browsers-have-no-node-modules',
    comment: 'browser code does not use Node',
    from: { path: [PAGES, '^storefront/service-worker/'], pathNot: TESTS },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'no-client-feature-to-feature',
    comment: 'a feature of a client does not import another: shared code belongs in ui or lib',
    from: { path: `${PAGES}features/([^/]+)/` },
    to: { path: '^$1/features/', pathNot: '^$1/features/$2/' },
  },
  {
    name: 'client-ground',
    comment: 'lib and ui are the lowest layer of a client: they import neither features nor the app',
    from: { path: `${PAGES}(lib|ui)/` },
    to: { path: '^$1/(features|app)/' },
  },
  {
    name: 'client-features-below-the-app',
    comment: 'the app composes the features: no feature imports it',
    from: { path: `${PAGES}features/` },
    to: { path: '^$1/app/' },
  },
];
