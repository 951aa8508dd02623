import { dirname } from 'node:path/posix';
import type { Module } from './cruise.ts';
import type { Finding } from './files/finding.ts';

/**
 * Folders that import each other, in a circle of any length. Only files directly in a folder count:
 * dependency-cruiser's own rule includes subfolders, and so does not find a folder and its subfolder that import each
 * other. Tests are ignored, because they are beside the code that they test and import whatever they need; so is JSON,
 * which is data.
 */
export function folderCircles(modules: readonly Module[]): Finding[] {
  const imports = importsOfFolders(modules);
  return circlesOf(imports).flatMap(circle =>
    [...circle].sort().flatMap(folder =>
      [...(imports.get(folder) ?? [])]
        .filter(([other]) => circle.has(other))
        .map(([other, [file, imported]]) => ({
          file,
          message: `imports ${imported}: ${folder} and ${other} are in a circle of ${circle.size} folders`,
        })),
    ),
  );
}

/** The folders that each folder imports, with the first such import: its file and its target. */
type Imports = Map<string, Map<string, [file: string, imported: string]>>;

function importsOfFolders(modules: readonly Module[]): Imports {
  const own = new Set(modules.map(({ source }) => source));
  const imports: Imports = new Map();
  for (const { source, dependencies } of modules) {
    if (/\.test\.tsx?$/.test(source)) continue;
    for (const { resolved } of dependencies) {
      const [folder, other] = [dirname(source), dirname(resolved)];
      if (folder === other || !own.has(resolved) || resolved.endsWith('.json')) continue;
      const others = imports.get(folder) ?? new Map();
      imports.set(folder, others);
      if (!others.has(other)) others.set(other, [source, resolved]);
    }
  }
  return imports;
}

/** Tarjan's strongly connected components, those of more than one folder. */
function circlesOf(imports: Imports): Set<string>[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const circles: Set<string>[] = [];

  function visit(folder: string): number {
    const number = order.size;
    order.set(folder, number);
    lowest.set(folder, number);
    path.push(folder);
    for (const other of imports.get(folder)?.keys() ?? []) {
      const reached = order.has(other) ? path.includes(other) && order.get(other) : visit(other);
      if (typeof reached === 'number') lowest.set(folder, Math.min(lowest.get(folder) ?? number, reached));
    }
    if (lowest.get(folder) === number) {
      const circle = new Set(path.splice(path.indexOf(folder)));
      if (circle.size > 1) circles.push(circle);
    }
    return lowest.get(folder) ?? number;
  }

  for (const folder of imports.keys()) if (!order.has(folder)) visit(folder);
  return circles;
}
