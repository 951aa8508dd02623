import type { Import } from './imports.ts';

/** A direction that imports may not take. */
export interface Rule {
  because: string;
  /** Whether the rule forbids this import. */
  forbids(edge: Import): boolean;
}

/** The folder of a feature of the API, if a file stands in one. */
const featureOf = (path: string) => path.match(/^api\/src\/(?!lib\/)([^/]+)\//)?.[1];
const CLIENTS = ['storefront/src', 'desktop/src/renderer'];
const clientOf = (path: string) => CLIENTS.find(client => path.startsWith(`${client}/`));
/** The feature of a client that a file stands in, as the folder's path. */
const clientFeatureOf = (path: string) =>
  path.match(/^(?:storefront\/src|desktop\/src\/renderer)\/features\/[^/]+\//)?.[0];
const isTest = (path: string) => /\.test\.tsx?$|^api\/test\/|\/(e2e|shots)\//.test(path);
const isWithin = (path: string, folders: string[]) => folders.some(folder => path.startsWith(`${folder}/`));

/** What page and station agree on. */
const isBridge = (path: string) => /^desktop\/src\/bridge(-\w+)?\.ts$/.test(path);

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
  only(
    'shared/ui',
    ['shared/ui', 'shared/contract', 'shared/domain'],
    ['npm:react', 'npm:radix-ui', 'npm:@radix-ui/*'],
    'shared/ui is React and Radix on what is shared: it knows neither client, and no Node',
  ),
  {
    because: 'only a client shows what shared/ui draws',
    forbids: ({ from, to }) =>
      to.startsWith('shared/ui/') && !isTest(from) && !isWithin(from, ['shared/ui', ...CLIENTS]),
  },
  {
    because: 'shared runs in the browser and on the server alike; only shared/node is for Node alone',
    forbids: ({ from, to }) =>
      from.startsWith('shared/') &&
      !isTest(from) &&
      !to.startsWith(from.startsWith('shared/node/') ? 'node:' : 'npm:') &&
      !to.startsWith('shared/'),
  },
  {
    because: 'what runs in a browser knows nothing of Node',
    forbids: ({ from, to }) => clientOf(from) !== undefined && !isTest(from) && to.startsWith('shared/node/'),
  },
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
      isWithin(from, ['storefront', 'desktop']) && !isTest(from) && to.startsWith('api/') && !typeOnly,
  },
  {
    because: 'the clients import shared, and nothing else of the project',
    forbids: ({ from, to }) => {
      const client = clientOf(from);
      return (
        client !== undefined && !to.includes(':') && !isBridge(to) && !isWithin(to, [client, 'shared', 'api'])
      );
    },
  },
  {
    because: 'the page knows the bridge as types: what crosses it is checked on the other side',
    forbids: ({ from, to, typeOnly }) => clientOf(from) !== undefined && isBridge(to) && !typeOnly,
  },
  {
    because: 'a feature of a client does not import another: what they share belongs into ui or lib',
    forbids: ({ from, to }) => {
      const [own, other] = [clientFeatureOf(from), clientFeatureOf(to)];
      return own !== undefined && other !== undefined && own !== other;
    },
  },
  {
    because: 'a client is built up as lib and ui, features, app: nothing imports what stands above it',
    forbids: ({ from, to }) => layerOf(from) !== undefined && (layerOf(to) ?? 0) > (layerOf(from) ?? 0),
  },
  {
    because: 'only the shell and its preload know Electron: everything else runs without it',
    forbids: ({ from, to }) =>
      /^npm:electron(-updater)?$/.test(to) &&
      !isTest(from) &&
      !isWithin(from, ['desktop/src/main', 'desktop/src/preload']),
  },
  {
    because: 'the station knows nobody who shows its page: not the kiosk, not Electron, not the page itself',
    forbids: ({ from, to }) =>
      from.startsWith('desktop/src/station/') &&
      !isTest(from) &&
      to.startsWith('desktop/') &&
      !isBridge(to) &&
      !to.startsWith('desktop/src/station/'),
  },
  {
    because: 'who shows the page takes it built, and the kiosk and Electron do not know each other',
    forbids: ({ from, to }) =>
      isWithin(from, ['desktop/src/main', 'desktop/src/preload', 'desktop/src/kiosk']) &&
      (to.startsWith('desktop/src/renderer/') ||
        (from.startsWith('desktop/src/kiosk/') &&
          isWithin(to, ['desktop/src/main', 'desktop/src/preload'])) ||
        (to.startsWith('desktop/src/kiosk/') && !from.startsWith('desktop/src/kiosk/'))),
  },
  {
    because: 'only the composition root reaches into scripts',
    forbids: ({ from, to }) =>
      isWithin(from, ['api/src', 'shared', 'storefront/src', 'desktop/src']) &&
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
  return layers[path.match(/^(?:storefront\/src|desktop\/src\/renderer)\/([^/]+)\//)?.[1] ?? ''];
}
