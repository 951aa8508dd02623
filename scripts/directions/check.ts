import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImports, type Violation } from './cruise.ts';
import type { Finding } from './files/finding.ts';
import { modulesWithoutParagraph } from './files/module-paragraphs.ts';
import { filesWithoutRole } from './files/roles.ts';
import { sqlOutsideRepositories } from './files/sql.ts';
import { tableOwners, tablesOfSeveral } from './files/table-owners.ts';
import { transactionsOutsideServices } from './files/transactions.ts';
import { openedWindows } from './files/windows.ts';
import { folderCircles } from './folder-circles.ts';
import { rules } from './rules.ts';

/** The folders of the project's own code; configuration is at the top of the project and of its workspaces. */
const FOLDERS = ['api', 'shared', 'storefront', 'desktop', 'scripts'];

/** Every finding about the project's imports, folders and file names. */
export async function checkDirections(
  project: string,
): Promise<{ files: number; imports: number; repositories: number; tables: number; findings: Finding[] }> {
  const files = sourceFiles(project);
  const places = [...FOLDERS.filter(folder => existsSync(join(project, folder))), ...files.filter(isAtTop)];
  const { modules, violations } = await readImports(project, places, rules);
  const read = (file: string) => readFileSync(join(project, file), 'utf8');
  const served = new Map(files.filter(isServed).map(file => [file, read(file)]));
  return {
    files: files.length,
    repositories: files.filter(file => file.endsWith('.repository.ts')).length,
    tables: tableOwners(served).size,
    imports: modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0),
    findings: [
      ...violations.map(violation => findingOf(violation, read)),
      ...folderCircles(modules),
      ...modulesWithoutParagraph(
        modules
          .filter(({ source }) => /\.tsx?$/.test(source) && files.includes(source))
          .map(({ source, dependencies }) => ({
            file: source,
            source: read(source),
            imports: dependencies.map(({ resolved }) => resolved),
          })),
      ),
      ...filesWithoutRole(files),
      ...files.filter(isOfTheApi).flatMap(file => {
        const source = read(file);
        return [...sqlOutsideRepositories(file, source), ...transactionsOutsideServices(file, source)];
      }),
      ...tablesOfSeveral(served),
      ...files.filter(isOfTheOfficePage).flatMap(file => openedWindows(file, read(file))),
    ],
  };
}

const isAtTop = (file: string) => !file.includes('/') && /\.[mc]?[jt]s$/.test(file);
const isOfTheApi = (file: string) => file.startsWith('api/src/') && file.endsWith('.ts');

/** What runs in the server. */
const isServed = (file: string) => isOfTheApi(file) && !file.endsWith('.test.ts');

const isOfTheOfficePage = (file: string) => /^(desktop\/src\/renderer|shared\/ui)\/.*\.tsx?$/.test(file);

/** Every source file of the project, by its path from the project's folder. */
function sourceFiles(project: string): string[] {
  const built = /(^|\/)(node_modules|dist|out|release)(\.[^/]*)?$/;
  const sources = [`{${FOLDERS.join(',')}}/**/*.{ts,tsx,mts,mjs,js,css,html}`, '*.{ts,mts,mjs,js}'];
  return globSync(sources, { cwd: project, exclude: path => built.test(path) }).sort();
}

function findingOf({ from, to, specifier, rule }: Violation, read: (file: string) => string): Finding {
  const spelled = [`'${specifier}'`, `"${specifier}"`];
  const line = read(from)
    .split('\n')
    .findIndex(text => spelled.some(words => text.includes(words)));
  return { file: from, line: line + 1, message: `imports ${to}: ${rule.comment}` };
}
