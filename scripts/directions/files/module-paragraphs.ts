import { TESTS } from '../rules/paths.ts';
import type { Finding } from './finding.ts';

/** A file of a module with the files that it imports. Paths are relative to the project's folder. */
export interface ModuleFile {
  file: string;
  source: string;
  imports: readonly string[];
}

/** The modules of the API, and the features of the clients. */
const MODULE =
  /^(?:api\/src\/(?:operator|mail|site|(?:accounts|reservations|features|processes)\/[^/]+)|(?:storefront\/src|desktop\/src\/renderer)\/features\/[^/]+)(?=\/)/;
const API = 'api/src/';

/** The module that a file is in. */
const moduleOf = (file: string): string | undefined => MODULE.exec(file)?.[0];

/**
 * Modules that do not introduce themselves. The main file of a module begins with a paragraph about what the module owns. In the API the
 * paragraph also lists the other modules that it may import; an import of another module is a finding, and so is a listed module that it
 * does not import.
 */
export function modulesWithoutParagraph(files: readonly ModuleFile[]): Finding[] {
  const modules = Map.groupBy(
    files.filter(({ file }) => !new RegExp(TESTS).test(file)),
    ({ file }) => moduleOf(file),
  );
  return [...modules].flatMap(([module, own]) => (module === undefined ? [] : findingsOf(module, own)));
}

function findingsOf(module: string, files: readonly ModuleFile[]): Finding[] {
  const [main, ...others] = files.filter(({ source }) => source.startsWith('/*\n'));
  if (!main)
    return [{ file: module, message: 'has no file that begins with a paragraph about what it owns' }];
  if (others.length > 0)
    return others.map(({ file }) => ({ file, message: `is introduced by ${main.file} already` }));
  return module.startsWith(API) ? wrongImports(module, main, files) : [];
}

function wrongImports(module: string, main: ModuleFile, files: readonly ModuleFile[]): Finding[] {
  const listed = listedModules(main.source);
  if (!listed) return [{ file: main.file, message: 'does not say which modules its own one may import' }];
  const unlisted = files.flatMap(({ file, imports }) =>
    [...new Set(imports.map(moduleOf))]
      .filter(other => other?.startsWith(API) && other !== module && !listed.has(other))
      .map(other => ({ file, message: `imports ${other}, which ${main.file} does not list` })),
  );
  const imported = new Set(files.flatMap(({ imports }) => imports.map(moduleOf)));
  const unused = [...listed].filter(other => !imported.has(other));
  return [
    ...unlisted,
    ...unused.map(other => ({
      file: main.file,
      message: `lists ${other}, which its module does not import`,
    })),
  ];
}

/** The modules of "May import: accounts/ledger, operator." in a file's first comment. */
function listedModules(source: string): Set<string> | undefined {
  const paragraph = source.slice(0, source.indexOf('*/')).replaceAll(/\n \* ?/g, ' ');
  const list = /May import: ([^.]+)\./.exec(paragraph)?.[1];
  if (list === undefined) return undefined;
  return new Set(list === 'no other module' ? [] : list.split(/,\s+/).map(name => `${API}${name}`));
}
