import { PAGES, packageNamed, TESTS } from './paths.ts';
import type { Rule } from './rule.ts';

export const sharedRules: Rule[] = [
  {
    name: 'domain-is-pure',
    comment: 'shared/domain imports only shared/contract: rules without effects, the same on every side',
    from: { path: '^shared/domain/', pathNot: TESTS },
    to: { pathNot: '^shared/(domain|contract)/' },
  },
  {
    name: 'contract-describes-only',
    comment:
      'shared/contract imports only zod and the tables of phone numbers: it describes what crosses the wire and does nothing',
    from: { path: '^shared/contract/', pathNot: TESTS },
    to: { pathNot: ['^shared/contract/', ...packageNamed('zod'), ...packageNamed('libphonenumber-js')] },
  },
  {
    name: 'texts-show-nothing',
    comment: 'shared/i18n holds texts and depends on nothing that shows them',
    from: { path: '^shared/i18n/', pathNot: TESTS },
    to: { pathNot: '^shared/(i18n|contract|domain)/' },
  },
  {
    name: 'controls-know-no-client',
    comment: 'shared/ui is React and Radix on what is shared: it knows neither client, and no Node',
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
    comment: 'only a client shows what shared/ui draws',
    from: { pathNot: [PAGES, '^shared/ui/', TESTS] },
    to: { path: '^shared/ui/' },
  },
  {
    name: 'shared-knows-nobody',
    comment: 'shared is what the others stand on: it imports none of them',
    from: { path: '^shared/', pathNot: TESTS },
    to: { path: '^(api|storefront|desktop|scripts)/' },
  },
  {
    name: 'shared-runs-everywhere',
    comment: 'shared runs in the browser and on the server alike; only shared/node is for Node alone',
    from: { path: '^shared/(?!node/)', pathNot: TESTS },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'shared-node-needs-node-alone',
    comment: 'shared/node needs Node and no package: the station and the API take it as it is',
    from: { path: '^shared/node/', pathNot: TESTS },
    to: { pathNot: '^shared/', dependencyTypesNot: ['core'] },
  },
];
