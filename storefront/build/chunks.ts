import { join } from 'node:path';
import { BOOKING_VIEW } from '@gangway/shared/contract/base/first-view.ts';
import { paths } from '../src/lib/paths.ts';
import { screens } from './screens.ts';

/** What the bundler knows of the modules. */
interface ModuleGraph {
  getModuleInfo(id: string): ModuleImports | null;
}

interface ModuleImports {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

const source = join(import.meta.dirname, '../src');

/** The pages of a purchase. */
const purchase = Object.entries({
  home: paths.home,
  results: paths.routeList,
  booking: BOOKING_VIEW,
  order: paths.personalOrder,
}).map(([name, path]) => ({ name, module: join(source, screens[path]?.module ?? '') }));

/** How many of the pages of a purchase, and how many other screens, begin with a module. */
function usesOf(graph: ModuleGraph, id: string): { pages: number; others: number } {
  closures ??= closuresIn(graph);
  const count = (sets: readonly ReadonlySet<string>[]) => sets.filter(set => set.has(id)).length;
  return { pages: count(closures.pages), others: count(closures.others) };
}

let closures: ReturnType<typeof closuresIn> | undefined;

function closuresIn(graph: ModuleGraph) {
  const pages = purchase.map(({ module }) => module);
  const all = graph.getModuleInfo(join(source, 'app/routes.tsx'))?.dynamicallyImportedIds ?? [];
  const closureOf = (id: string) => closureIn(graph, id);
  return { pages: pages.map(closureOf), others: all.filter(id => !pages.includes(id)).map(closureOf) };
}

/** A module and its static imports within the project; the bundler adds what they use of packages. */
function closureIn(graph: ModuleGraph, first: string): ReadonlySet<string> {
  const closure = new Set<string>();
  const visit = (id: string) => {
    if (closure.has(id) || id.includes('/node_modules/')) return;
    closure.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(first);
  return closure;
}

/** Many screens change something, though no more than one page of a purchase does so at first. */
const MUTATIONS = /\/react-query\/.*\/useMutation\.js$/;

/** What every page loads: the frame, and what many screens have in common. */
function isFirst(id: string, graph: ModuleGraph): boolean {
  if (id === join(source, 'app/main.tsx') || MUTATIONS.test(id)) return true;
  const { pages, others } = usesOf(graph, id);
  return pages > 1 || (pages === 1 && others > 1);
}

/**
 * Few files instead of dozens: small ones pack worse, and queue up on a phone. `boot` begins each page, `first` is the code of every
 * page and what its screens have in common, and each page of a purchase has one file of its own.
 */
export const chunkGroups = [
  { name: 'boot', test: (id: string) => id === join(source, 'app/boot.ts'), priority: 3 },
  {
    name: (id: string, graph: ModuleGraph) => (isFirst(id, graph) ? 'first' : null),
    debugName: 'first',
    priority: 2,
  },
  ...purchase.map(({ name, module }) => ({ name, test: (id: string) => id === module, priority: 1 })),
];
