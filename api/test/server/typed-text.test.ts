import { settingSchemas } from '@gangway/shared/contract/settings.ts';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createTestApp } from '../support/test-app.ts';

const { app } = await createTestApp(await createTestDatabase({ connections: 2 }));

/** Texts that are only hashed, or read by their own decoder, and never stored, searched or shown unchanged. */
const NEVER_STORED = /(^|\.)(password|repeat|currentPassword|newPassword|humanCheck|solution)$/;

interface Schema {
  safeParse(input: unknown): { success: boolean; data?: unknown };
  _zod: { def: Definition };
}
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  options?: Schema[];
  items?: Schema[];
  innerType?: Schema;
  valueType?: Schema;
  keyType?: Schema;
  in?: Schema;
  left?: Schema;
  right?: Schema;
}

/** Every text in a schema, with its path, as the first schema that refuses or cleans it: a pipe counts as a whole. */
function* textsOf(schema: Schema | undefined, path: string): Generator<[string, Schema]> {
  const def = schema?._zod.def;
  if (!schema || !def) return;
  if (def.type === 'string' || (def.type === 'pipe' && isText(def.in))) yield [path, schema];
  else yield* textsOf(def.in, path);
  for (const [name, part] of Object.entries(def.shape ?? {})) yield* textsOf(part, `${path}.${name}`);
  for (const part of [def.element, def.innerType, def.valueType, def.keyType, def.left, def.right])
    yield* textsOf(part, path);
  for (const part of [...(def.options ?? []), ...(def.items ?? [])]) yield* textsOf(part, path);
}

const isText = (schema: Schema | undefined): boolean =>
  schema?._zod.def.type === 'string' || (schema?._zod.def.type === 'pipe' && isText(schema._zod.def.in));

interface Route {
  method: string;
  path: string;
  request?: {
    params?: Schema;
    query?: Schema;
    body?: { content?: Record<string, { schema?: Schema }> };
  };
}

const routes = (app as unknown as OpenAPIHono).openAPIRegistry.definitions.flatMap(definition =>
  definition.type === 'route' ? [definition.route as unknown as Route] : [],
);
const settings = Object.entries(settingSchemas).flatMap(([key, schema]) => [
  ...textsOf(schema as unknown as Schema, `setting ${key}`),
]);
const texts = routes.flatMap(({ method, path, request }) =>
  [
    request?.params,
    request?.query,
    ...Object.values(request?.body?.content ?? {}).map(({ schema }) => schema),
  ]
    .flatMap(schema => [...textsOf(schema, `${method} ${path}`)])
    .filter(([at]) => !NEVER_STORED.test(at)),
);

/** Characters that PostgreSQL or XML refuse; a half surrogate cannot even be sent to PostgreSQL. */
const UNBEARABLE = /[\p{Cs}\p{Noncharacter_Code_Point}]|(?![\n])\p{Cc}/u;

test('the walk finds the texts of the whole API', () => {
  const found = texts.map(([at]) => at);
  expect(found.length).toBeGreaterThan(150);
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringContaining('post /prod-api/orders.passengers.name'),
      expect.stringContaining('post /prod-api/customers/login.username'),
    ]),
  );
});

test.each(['A\u0000B', 'A\ud800B', 'A\uffffB', '\u202eA\u200bB', 'A\u0007B'])(
  'no text of a request accepts %j unchanged',
  typed => {
    const through = [...texts, ...settings].filter(([, schema]) => {
      const read = schema.safeParse(typed);
      return read.success && UNBEARABLE.test(JSON.stringify(read.data).replace(/\\u([\da-f]{4})/g, code));
    });
    expect(through.map(([at]) => at)).toEqual([]);
  },
);

const code = (_escape: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
