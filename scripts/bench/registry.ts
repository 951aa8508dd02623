import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bench } from './measurement.ts';

/** All benchmarks by id, found by their file names. */
export async function findBenches(): Promise<Bench[]> {
  const files = globSync('*/*.bench.ts', { cwd: import.meta.dirname });
  const modules = await Promise.all(
    files.map(
      file => import(pathToFileURL(join(import.meta.dirname, file)).href) as Promise<{ bench: Bench }>,
    ),
  );
  return modules.map(({ bench }) => bench).sort((a, b) => a.id.localeCompare(b.id));
}

/** The named ones, as in `A1,C1`; all without names. */
export function chooseBenches<Known extends Pick<Bench, 'id'>>(
  benches: readonly Known[],
  named: string,
): { chosen: Known[]; unknown: string[] } {
  const ids = named
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return {
    chosen: ids.length > 0 ? benches.filter(({ id }) => ids.includes(id)) : [...benches],
    unknown: ids.filter(id => !benches.some(bench => bench.id === id)),
  };
}
