import { dirname } from 'node:path/posix';
import type { Finding } from './finding.ts';

/** How many source files a folder may have, so that it can be read at a glance. */
export const MOST_FILES = 15;

/** Migrations run in order, and are only ever added. */
const EXEMPT = new Set(['api/migrations']);

const SOURCE = /\.(tsx?|m[jt]s|js|css|html)$/;
const TEST = /\.(test|spec)\.tsx?$/;

/** Folders with too many files at one level. Tests are not counted. */
export function crowdedFolders(files: readonly string[]): Finding[] {
  const counts = new Map<string, number>();
  for (const file of files)
    if (SOURCE.test(file) && !TEST.test(file))
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > MOST_FILES && !EXEMPT.has(folder))
    .map(([file, count]) => ({ file, message: `holds ${count} source files, and may hold ${MOST_FILES}` }));
}
