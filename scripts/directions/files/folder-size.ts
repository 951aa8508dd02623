import { dirname } from 'node:path/posix';
import type { Finding } from './finding.ts';

/** How many source files may lie in one folder: as many as one takes in at a glance. */
export const MOST_FILES = 15;

/** Migrations stand in the order they run in, and are only ever added to. */
const EXEMPT = new Set(['api/migrations']);

/** Folders from before the rule, with what they held then: they are to be split, may shrink and never grow. */
export const GROWN_BEFORE: Readonly<Record<string, number>> = {
  'desktop/src/renderer/lib': 23,
  'desktop/src/renderer/ui': 76,
  'shared/contract': 16,
  'shared/contract/office': 27,
  'shared/domain': 35,
  'shared/i18n/en/office': 23,
  'shared/i18n/zh/office': 23,
  'shared/ui': 20,
  'storefront/src/lib': 23,
  'storefront/src/ui': 43,
};

const SOURCE = /\.(tsx?|m[jt]s|js|css|html)$/;
const TEST = /\.(test|spec)\.tsx?$/;

/** Folders that hold more files at one level than one takes in at a glance. Tests go with what they test, uncounted. */
export function crowdedFolders(files: readonly string[]): Finding[] {
  const counts = new Map<string, number>();
  for (const file of files)
    if (SOURCE.test(file) && !TEST.test(file))
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > mostIn(folder) && !EXEMPT.has(folder))
    .map(([file, count]) => ({ file, message: `holds ${count} source files, and may hold ${mostIn(file)}` }));
}

const mostIn = (folder: string): number => GROWN_BEFORE[folder] ?? MOST_FILES;
