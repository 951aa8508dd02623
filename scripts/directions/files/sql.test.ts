import { expect, test } from 'vitest';
import { sqlOutsideRepositories } from './sql.ts';

const linesOf = (file: string, source: string) =>
  sqlOutsideRepositories(file, source).map(({ line }) => line);

test.each([
  `const rows = await db.selectFrom('orders').selectAll().execute();`,
  `await deps.db\n  .insertInto('orders').values(row).execute();`,
  `await trx.updateTable('orders').set(row).execute();`,
  `await trx.deleteFrom('orders').execute();`,
  `await trx.mergeInto('orders').execute();`,
  'await sql`select 1`.execute(db);',
  'const epoch = sql<number>`extract(epoch from now())`;',
  `const row = await overdue(db).executeTakeFirst();`,
])('%s is refused in a service, and allowed in a repository', source => {
  expect(linesOf('api/src/features/orders/orders.service.ts', source)).not.toEqual([]);
  expect(linesOf('api/src/features/orders/orders.repository.ts', source)).toEqual([]);
  expect(linesOf('api/src/lib/database/snapshot.ts', source)).toEqual([]);
});

test('allows parts of statements in a .sql.ts, but sends none there', () => {
  const part = 'const isOpen = sql<boolean>`status = 1`;';
  expect(linesOf('api/src/features/orders/order-parts.sql.ts', part)).toEqual([]);
  expect(linesOf('api/src/features/orders/order-parts.sql.ts', `${part}\nawait isOpen.execute(db);`)).toEqual(
    [2],
  );
});

test('reports the line number', () => {
  expect(
    linesOf('api/src/lib/excel/columns.ts', `const db = open();\n\nawait db.deleteFrom('orders');`),
  ).toEqual([3]);
});

test.each([
  `// trx.deleteFrom('orders').execute()`,
  `const say = 'db.selectFrom(orders)';`,
  'const page = html`<p>select</p>`;',
  `import { sql } from './sql.ts';`,
])('%s is not SQL', source => {
  expect(linesOf('api/src/features/orders/orders.service.ts', source)).toEqual([]);
});
