import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

/** One import of one file. Both ends are paths from the project's folder; a package is `npm:<name>` or `node:<name>`. */
export interface Import {
  from: string;
  to: string;
  line: number;
  /** Nothing of it is left when the program runs. */
  typeOnly: boolean;
}

/** Workspaces, by the name that others import them under. */
const workspaces: Record<string, string> = { '@gangway/shared': 'shared', '@gangway/api': 'api' };

/** Every import of a file: static, dynamic, and re-exports. `source` is what the file holds. */
export function importsOf(from: string, source: string): Import[] {
  const { module } = parseSync(from, source);
  const found = [
    ...module.staticImports.map(({ start, moduleRequest, entries }) => ({
      start,
      request: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(entry => entry.isType),
    })),
    ...module.staticExports.flatMap(({ start, entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ start, request: moduleRequest.value, typeOnly: isType }] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ start, moduleRequest }) => {
      const literal = source.slice(moduleRequest.start, moduleRequest.end).match(/^['"](.*)['"]$/);
      return literal?.[1] ? [{ start, request: literal[1], typeOnly: false }] : [];
    }),
  ];
  return found.map(({ start, request, typeOnly }) => ({
    from,
    to: resolve(from, request),
    line: source.slice(0, start).split('\n').length,
    typeOnly,
  }));
}

/** Every import of a file of the project. */
export function importsOfFile(project: string, file: string): Import[] {
  return importsOf(file, readFileSync(join(project, file), 'utf8'));
}

function resolve(from: string, request: string): string {
  if (request.startsWith('.')) return normalize(join(dirname(from), request));
  if (request.startsWith('node:')) return request;
  const [scope = '', name = '', ...rest] = request.split('/');
  const packageName = scope.startsWith('@') ? `${scope}/${name}` : scope;
  const workspace = workspaces[packageName];
  return workspace ? [workspace, ...rest].join('/') : `npm:${packageName}`;
}
