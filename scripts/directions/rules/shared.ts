import { PAGES, packageNamed, TESTS } from './paths.ts';
import type { Rule } from './rule.ts';

export const sharedRules: Rule[] = [
  {
    name: 'domain-is-pure',
    comment:
      'shared/domain imports only shared/contract and the arithmetic of colors: rules without effects, the same on every side',
    from: { path: '^shared/domain/', pathNot: TESTS },
    to: { pathNot: ['^shared/(domain|contract)/', ...packageNamed('culori')] },
  },
  {
    name: 'contract-describes-only',
    comment: 'shared/contract imports only zod and the tables of phone numbers: it only describes data',
    from: { path: '^shared/contract/', pathNot: TESTS },
    to: { pathNot: ['^shared/contract/', ...packageNamed('zod'), ...packageNamed('libphonenumber-js')] },
  },
  {
    name: 'texts-show-nothing',
    comment: 'shared/i18n holds texts and does not depend on code that shows them',
    from: { path: '^shared/i18n/', pathNot: TESTS },
    to: { pathNot: '^shared/(i18n|contract|domain)/' },
  },
  {
    name: 'controls-import-no-client',
    comment: 'shared/ui uses React, Radix and shared code: it imports neither client, nor Node',
    from: { path: '^shared/ui/', pathNot: TESTS },
    to: {
      pathNot: [
        '^shared/(ui|contract|domain)/',
        ...['react', 'radix-ui', '@radix-ui/[^/]+'].flatMap(packageNamed),
      ],
    },
  },
  {
    name: 'clients-alone-show-controls',
    comment: 'only the clients use shared/ui',
    from: { pathNot: [PAGES, '^shared/ui/', TESTS] },
    to: { path: '^shared/ui/' },
  },
  {
    name: 'shared-imports-no-other',
    comment: 'shared is the lowest layer: it imports no other',
    from: { path: '^shared/', pathNot: TESTS },
    to: { path: '^(api|storefront|desktop|scripts)/' },
  },
  {
    name: 'shared-runs-everywhere',
    comment: 'shared runs in the browser and on the server alike; only shared/node needs Node',
    from: { path: '^shared/(?!node/)', pathNot: TESTS },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'shared-node-needs-node-alone',
    comment: 'shared/node uses Node and no packages',
    from: { path: '^shared/node/', pathNot: TESTS },
    to: { pathNot: '^shared/', dependencyTypesNot: ['core'] },
  },
];
