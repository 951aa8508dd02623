import { hash } from 'node:crypto';
import pg from 'pg';

const names = new Map<string, string>();

/**
 * Names every statement that has values, so that each connection has PostgreSQL parse and plan it once. The product names only those
 * that many requests send: a plan for all values can be a bad one on large tables, and those of a simulation stay small.
 */
export function nameStatements(): void {
  const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, text: unknown, values: unknown, ...rest: unknown[]) {
    // Without values a text may have several statements, which cannot share a name.
    const isNamed = typeof text === 'string' && Array.isArray(values) && values.length > 0;
    return isNamed
      ? query.call(this, { name: nameOf(text), text, values }, ...rest)
      : query.call(this, text, values, ...rest);
  } as typeof pg.Client.prototype.query;
}

function nameOf(text: string): string {
  const name = names.get(text) ?? hash('sha256', text).slice(0, 32);
  names.set(text, name);
  return name;
}
