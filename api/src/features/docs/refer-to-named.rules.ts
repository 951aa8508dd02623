import type { JsonSchema } from './document.types.ts';

/** Two schemas with one of it have the same fields. What one use says about it, and that it may be null, does not count. */
function fieldsOf({ description: _, ...schema }: JsonSchema): string {
  return JSON.stringify({ ...schema, type: 'object' });
}

const isJson = (part: unknown): part is Record<string, unknown> => typeof part === 'object' && part !== null;

const describesObject = (part: Record<string, unknown>): part is JsonSchema => isJson(part.properties);

const mapValues = <Value>(
  object: Readonly<Record<string, unknown>>,
  map: (part: unknown) => Value,
): Record<string, Value> => Object.fromEntries(Object.entries(object).map(([key, part]) => [key, map(part)]));

/**
 * Writes each named schema once: wherever `part` has one in full, however deep, it refers to `components.schemas` instead. Returns
 * the new part, and the named schemas, which refer to each other.
 */
export function referToNamed<Part extends object>(
  part: Part,
  named: Readonly<Record<string, JsonSchema>>,
): { part: Part; schemas: Record<string, JsonSchema> } {
  const names = new Map(Object.entries(named).map(([name, schema]) => [fieldsOf(schema), name]));

  function referring(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(referring);
    if (!isJson(node)) return node;
    const name = describesObject(node) ? names.get(fieldsOf(node)) : undefined;
    return name === undefined ? mapValues(node, referring) : reference(node, name);
  }

  function reference({ type, description }: JsonSchema, name: string): JsonSchema {
    const $ref = `#/components/schemas/${name}`;
    const isNullable = Array.isArray(type) && type.includes('null');
    return {
      ...(isNullable ? { anyOf: [{ $ref }, { type: 'null' }] } : { $ref }),
      ...(description !== named[name]?.description && { description }),
    };
  }

  return {
    part: referring(part) as Part,
    schemas: mapValues(named, schema => mapValues(schema as JsonSchema, referring) as JsonSchema),
  };
}
