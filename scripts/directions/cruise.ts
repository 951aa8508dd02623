import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import type { Rule } from './rules/rule.ts';

/** A file of the project with its imports. */
export type Module = Pick<IModule, 'source' | 'dependencies'>;

/** An import that a rule forbids. Both ends are paths from the project's folder. */
export interface Violation {
  from: string;
  to: string;
  /** The specifier as written in the import. */
  specifier: string;
  rule: Rule;
}

/** Code that is not the project's own: packages, and build output. */
const FOREIGN = '(^|/)node_modules/';
const BUILT = '^(storefront|desktop)/(dist|out|release)[^/]*/';

/**
 * Reads every import in the given folders and files of a project, and checks it. Imports of types count: they too
 * prevent a folder from being understood or moved by itself.
 */
export async function readImports(
  project: string,
  places: readonly string[],
  rules: readonly Rule[],
): Promise<{ modules: Module[]; violations: Violation[] }> {
  const { output } = await cruise([...places], {
    baseDir: project,
    // TypeScript 7 has no program API, which dependency-cruiser's other parser needs.
    parser: 'swc',
    tsPreCompilationDeps: true,
    // npm hoists packages that several workspaces need.
    combinedDependencies: true,
    doNotFollow: { path: FOREIGN },
    exclude: { path: BUILT },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
    validate: true,
    ruleSet: { forbidden: rules.map(rule => ({ ...rule, severity: 'error' })) },
  });
  const { modules, summary } = output as ICruiseResult;
  const specifiers = new Map(
    modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved, module, protocol = '' }) => [`${source} ${resolved}`, protocol + module]),
    ),
  );
  const byName = new Map(rules.map(rule => [rule.name, rule]));
  return {
    modules: modules.filter(({ source, coreModule }) => !coreModule && !source.match(FOREIGN)),
    violations: summary.violations.flatMap(({ from, to, rule: { name } }) => {
      const rule = byName.get(name);
      return rule ? [{ from, to, specifier: specifiers.get(`${from} ${to}`) ?? to, rule }] : [];
    }),
  };
}
