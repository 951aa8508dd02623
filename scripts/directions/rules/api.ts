import { TESTS } from './paths.ts';
import type { Rule } from './rule.ts';

/** The layers of the API, each based on those before it. The composition (app, server, jobs) is based on all of them. */
const layers = ['lib', 'operator', 'accounts', 'reservations', 'features', 'mail', 'processes', 'site'];
const COMPOSITION = '[^/]+\\.ts$';

/** A layer imports itself and lower layers, and no higher ones. */
const ranks: Rule[] = layers.map((layer, rank) => ({
  name: `rank-of-${layer}`,
  comment: `${layer} stands below ${[...layers.slice(rank + 1), 'the composition'].join(', ')} and imports none of them`,
  from: { path: `^api/src/${layer}/`, pathNot: TESTS },
  to: { path: `^api/src/(${[...layers.slice(rank + 1).map(above => `${above}/`), COMPOSITION].join('|')})` },
}));

export const apiRules: Rule[] = [
  ...ranks,
  {
    name: 'lib-knows-no-ship',
    comment: 'api/src/lib is independent of cruises: it imports only packages, shared and the migrations',
    from: { path: '^api/src/lib/', pathNot: TESTS },
    to: {
      path: '^(api|storefront|desktop|scripts)/',
      pathNot: ['^api/src/lib/', '^api/migrations/', '/node_modules/'],
    },
  },
  {
    name: 'no-feature-to-feature',
    comment:
      'a feature imports no other feature: shared code belongs in reservations, code across features in a process',
    from: { path: '^api/src/features/([^/]+)/' },
    to: { path: '^api/src/features/', pathNot: '^api/src/features/$1/' },
  },
  {
    name: 'only-the-app-mounts-routes',
    comment:
      'only app.ts mounts routes (server.ts those of this machine): other code calls the service behind them',
    from: { path: '^api/src/', pathNot: ['^api/src/(app|server)\\.ts$', TESTS] },
    to: { path: '^api/src/.*\\.routes\\.ts$' },
  },
  {
    name: 'processes-ask-services',
    comment: "a process asks a feature's services: its repositories and its tables are the feature's own",
    from: { path: '^api/src/(mail|processes|site)/', pathNot: TESTS },
    to: { path: '^api/src/features/.*\\.repository\\.ts$' },
  },
  {
    name: 'audit-believes-nobody',
    comment:
      'the audit reads the tables by itself: it would not find a fault in rules that it shares with the server',
    from: { path: '^api/src/audit/', pathNot: TESTS },
    to: { path: '^api/src/', pathNot: '^api/src/(audit|lib)/' },
  },
  {
    name: 'audit-stands-outside',
    comment: 'the server runs without its audit',
    from: { path: '^api/src/(?!audit/)', pathNot: TESTS },
    to: { path: '^api/src/audit/' },
  },
  {
    name: 'documents-are-drawn-in-threads',
    comment:
      'a service asks a thread (.worker.ts) for a document: what draws it takes the main thread tens of megabytes',
    from: {
      path: '^api/src/',
      pathNot: ['\\.(view|worker)\\.ts$', '^api/src/lib/documents/', TESTS],
    },
    to: {
      path: '-document\\.view\\.ts$|^api/src/lib/documents/(pdf-file|table-document|typesetter|faces)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'api-knows-no-client',
    comment: 'the API does not depend on its clients',
    from: { path: '^api/src/', pathNot: TESTS },
    to: { path: '^(storefront|desktop)/(?!node_modules/)' },
  },
];
