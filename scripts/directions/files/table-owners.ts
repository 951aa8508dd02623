import type { Finding } from './finding.ts';
import { eachNode, isNode, type Node, nameOf } from './syntax.ts';

/** Kysely's statements that write, and `insertRows` of the API. */
const WRITING = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'insertRows']);

/** Writing statements in SQL; `?` stands for what is filled in. Tables of another schema are a library's. */
const WRITTEN =
  /\b(?:insert(?: \?)? into|delete from|update(?! set\b| of\b| skip\b))\s+(?:\?\s+)?([a-z_]+)\b(?!\.)/gi;

/** Where a statement that writes a table stands. */
export interface Write {
  table: string;
  line: number;
}

/** The tables that a file writes, with the line of each statement. */
export function writesOf(file: string, source: string): Write[] {
  const writes: Write[] = [];
  eachNode(file, source, (node, line) => {
    if (node.type === 'CallExpression') {
      const table = writtenBy(node);
      if (table) writes.push({ table, line });
    }
    if (node.type === 'TaggedTemplateExpression' && nameOf(node.tag) === 'sql')
      for (const [, table] of textOf(node).matchAll(WRITTEN)) if (table) writes.push({ table, line });
  });
  return writes;
}

/** The table of `trx.insertInto('orders')` or `insertRows(trx, 'orders', rows)`. */
function writtenBy({ callee, arguments: given }: Node): string | undefined {
  if (!isNode(callee) || !Array.isArray(given)) return undefined;
  const name = nameOf(callee.type === 'MemberExpression' ? callee.property : callee);
  if (typeof name !== 'string' || !WRITING.has(name)) return undefined;
  const texts = given.map((argument: Node) => argument.value);
  return texts.find((value): value is string => typeof value === 'string');
}

/** The text of a template, with `?` for each expression in it. */
function textOf({ quasi }: Node): string {
  if (!isNode(quasi) || !Array.isArray(quasi.quasis)) return '';
  return quasi.quasis.map(part => part.value.raw).join('?');
}

/** The files that write each table. */
export function tableOwners(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const [file, source] of files)
    for (const table of new Set(writesOf(file, source).map(write => write.table)))
      owners.set(table, [...(owners.get(table) ?? []), file]);
  return owners;
}

/**
 * Tables that several files write: each has one owner, the repository where every INSERT, UPDATE and DELETE of it stands. Reads may
 * join (decision 1).
 */
export function tablesOfSeveral(files: ReadonlyMap<string, string>): Finding[] {
  return [...tableOwners(files)]
    .filter(([, writers]) => writers.length > 1)
    .flatMap(([table, writers]) =>
      writers.map(file => ({
        file,
        message: `writes ${table}, as does ${writers.filter(other => other !== file).join(', ')}`,
      })),
    );
}
