import type { Import } from './imports.ts';

/** A direction that imports may not take. */
export interface Rule {
  because: string;
  /** Whether the rule forbids this import. */
  forbids(edge: Import): boolean;
}

/** The folder of a feature of the API, if a file stands in one. */
const featureOf = (path: string) => path.match(/^api\/src\/(?!lib\/)([^/]+)\//)?.[1];
const storefrontFeatureOf = (path: string) => path.match(/^storefront\/src\/features\/([^/]+)\//)?.[1];
const isTest = (path: string) => /\.test\.tsx?$|^api\/test\/|\/e2e\//.test(path);
const isWithin = (path: string, folders: string[]) => folders.some(folder => path.startsWith(`${folder}/`));

/** An allowance: files under `from` import only what stands under `to`, and the packages named. */
function only(from: string, to: string[], packages: string[], because: string): Rule {
  return {
    because,
    forbids: edge =>
      edge.from.startsWith(`${from}/`) &&
      !isTest(edge.from) &&
      !isWithin(edge.to, to) &&
      !packages.some(
        name => edge.to === name || (name.endsWith('*') && edge.to.startsWith(name.slice(0, -1))),
      ),
  };
}

/** DESIGN section 2, "Directions". */
export const rules: readonly Rule[] = [
  only(
    'shared/domain',
    ['shared/domain', 'shared/contract'],
    [],
    'shared/domain imports only shared/contract',
  ),
  only('shared/contract', ['shared/contract'], ['npm:zod'], 'shared/contract imports only zod'),
  only(
    'shared/i18n',
    ['shared/i18n', 'shared/contract', 'shared/domain'],
    [],
    'shared/i18n holds texts and depends on nothing that shows them',
  ),
  only('shared', ['shared'], ['npm:*'], 'shared runs in the browser and on the server alike'),
  only(
    'api/src/lib',
    ['api/src/lib', 'api/migrations', 'shared'],
    ['npm:*', 'node:*'],
    'api/src/lib knows no feature',
  ),
  {
    because: "a feature imports another feature's services, not its routes, its repositories or its tables",
    forbids: ({ from, to }) =>
      featureOf(from) !== undefined &&
      featureOf(to) !== undefined &&
      featureOf(from) !== featureOf(to) &&
      /\.(routes|repository|table)\.ts$/.test(to),
  },
  {
    because: 'the clients import only types of the API',
    forbids: ({ from, to, typeOnly }) =>
      from.startsWith('storefront/') && !isTest(from) && to.startsWith('api/') && !typeOnly,
  },
  {
    because: 'the clients import shared, and nothing else of the project',
    forbids: ({ from, to }) =>
      from.startsWith('storefront/src/') &&
      !to.includes(':') &&
      !isWithin(to, ['storefront', 'shared', 'api']),
  },
  {
    because: 'a feature of the storefront does not import another: what they share belongs into ui or lib',
    forbids: ({ from, to }) =>
      storefrontFeatureOf(from) !== undefined &&
      storefrontFeatureOf(to) !== undefined &&
      storefrontFeatureOf(from) !== storefrontFeatureOf(to),
  },
  {
    because: 'the storefront is built up as lib and ui, features, app: nothing imports what stands above it',
    forbids: ({ from, to }) => layerOf(from) !== undefined && (layerOf(to) ?? 0) > (layerOf(from) ?? 0),
  },
  {
    because: 'only the composition root reaches into scripts',
    forbids: ({ from, to }) =>
      isWithin(from, ['api/src', 'shared', 'storefront/src']) &&
      from !== 'api/src/server.ts' &&
      to.startsWith('scripts/'),
  },
  {
    because: 'what runs does not import what tests it',
    forbids: ({ from, to }) => !isTest(from) && isTest(to),
  },
];

const layers: Record<string, number> = { lib: 0, ui: 0, features: 1, app: 2 };

function layerOf(path: string): number | undefined {
  return layers[path.match(/^storefront\/src\/([^/]+)\//)?.[1] ?? ''];
}
