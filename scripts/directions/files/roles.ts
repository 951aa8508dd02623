import { basename, dirname } from 'node:path/posix';
import type { Finding } from './finding.ts';

/** The roles of API files, by the last part of their names. */
const roles: Readonly<Record<string, string>> = {
  routes: 'addresses: who may call them, what goes in and what comes out',
  service: 'what is done, and the transaction it is done in',
  repository: 'SQL, and the mapping of rows',
  sql: 'parts of statements that several repositories share',
  job: 'what the clock or a queue starts',
  rules: 'decisions without effects',
  view: 'rows and facts made into what is shown',
  texts: 'words in every language',
  page: 'HTML that the server writes itself',
  provider: 'one of several ways to do the same, behind one interface',
  live: 'what is pushed to those who watch',
  types: 'types that several files of the folder share',
  worker: 'what runs in a thread of its own',
  middleware: 'what requests pass on their way to a route',
};

const RANKS = /^api\/src\/(operator|accounts|reservations|features|mail|processes|site)\//;

/** Files of the API's layers without a role in their names; `files` includes their neighbors. */
export function filesWithoutRole(files: readonly string[]): Finding[] {
  const allFiles = new Set(files);
  const serving = new Set(files.filter(file => /\.(page|routes)\.ts$/.test(file)).map(file => dirname(file)));
  return files
    .filter(file => RANKS.test(file))
    .flatMap(file => {
      if (file.endsWith('.test.ts')) {
        const tested = file.replace(/\.test\.ts$/, '.ts');
        return allFiles.has(tested)
          ? []
          : [{ file, message: `tests no ${basename(tested)}: a test is named after its file` }];
      }
      if (/\.(css|html|js)$/.test(file))
        return serving.has(dirname(file))
          ? []
          : [{ file, message: 'has no .page.ts or .routes.ts in its folder that serves it' }];
      const role = basename(file).match(/^[a-z0-9-]+\.([a-z]+)\.ts$/)?.[1];
      if (role && Object.hasOwn(roles, role)) return [];
      return [{ file, message: `has no role in its name; the roles are ${Object.keys(roles).join(', ')}` }];
    });
}
