import { parseSync } from 'vite';

/** A call in a file: the name of a method, function or template tag, and its line. */
export interface Call {
  name: string;
  kind: 'function' | 'method' | 'template';
  line: number;
}

export interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

/** Every call in a file's source, with its name: `a.b.c()` is the method `c`. */
export function callsOf(file: string, source: string): Call[] {
  const calls: Call[] = [];
  const addCall = (kind: Call['kind'], name: unknown, at: number) => {
    if (typeof name === 'string') calls.push({ kind, name, line: source.slice(0, at).split('\n').length });
  };
  walk(parseSync(file, source).program, node => {
    if (node.type === 'TaggedTemplateExpression') addCall('template', nameOf(node.tag), node.start);
    if (node.type !== 'CallExpression' || !isNode(node.callee)) return;
    const { callee } = node;
    if (callee.type === 'MemberExpression' && isNode(callee.property))
      addCall('method', nameOf(callee.property), callee.property.start);
    else addCall('function', nameOf(callee), callee.start);
  });
  return calls;
}

/** Every node of a file's source, with its line. */
export function eachNode(file: string, source: string, visit: (node: Node, line: number) => void): void {
  walk(parseSync(file, source).program, node => visit(node, source.slice(0, node.start).split('\n').length));
}

export const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? node.name : undefined);

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) visit(value);
    for (const field of Object.values(value)) walk(field, visit);
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}
