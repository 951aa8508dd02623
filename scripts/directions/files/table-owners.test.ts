import { expect, test } from 'vitest';
import { tablesOfSeveral, writesOf } from './table-owners.ts';

const tablesOf = (source: string) => writesOf('orders.repository.ts', source).map(({ table }) => table);

test.each([
  `trx.insertInto('orders').values(row)`,
  `trx\n  .updateTable('orders')\n  .set(row)`,
  `trx.deleteFrom('orders').where('id', '=', id)`,
  `insertRows(trx, 'orders', rows)`,
  `sql\`insert into orders (id) values (\${id})\``,
  `sql\`with gone as (delete from orders where id = \${id} returning id) select id from gone\``,
  `sql\`update \${prepared('pay')} orders o set status = \${status}\``,
  `sql<{ id: string }>\`update orders set status = \${status} returning id\``,
])('%s writes orders', source => {
  expect(tablesOf(source)).toEqual(['orders']);
});

test.each([
  `trx.selectFrom('orders').selectAll().forUpdate()`,
  'sql`select id from orders for update of orders skip locked`',
  'sql`select id from orders for no key update`',
  'sql`select updated_at from orders`',
  `const text = 'insert into orders';`,
])('%s writes nothing', source => {
  expect(tablesOf(source)).toEqual([]);
});

test('the line of a write is reported', () => {
  expect(writesOf('a.repository.ts', `const a = 1;\n\nawait trx.deleteFrom('orders').execute();`)).toEqual([
    { table: 'orders', line: 3 },
  ]);
});

test('a conflict clause that updates belongs to the table that is inserted into', () => {
  expect(tablesOf('sql`insert into orders (id) values (1) on conflict (id) do update set id = 1`')).toEqual([
    'orders',
  ]);
});

test('two files that write one table are both findings; a reader is none', () => {
  const findings = tablesOfSeveral(
    new Map([
      ['orders.repository.ts', `trx.insertInto('orders')`],
      ['cancel.repository.ts', `trx.updateTable('orders')`],
      ['orders-list.repository.ts', `db.selectFrom('orders')`],
      ['tickets.repository.ts', `trx.insertInto('tickets')`],
    ]),
  );
  expect(findings).toEqual([
    { file: 'orders.repository.ts', message: 'writes orders, as does cancel.repository.ts' },
    { file: 'cancel.repository.ts', message: 'writes orders, as does orders.repository.ts' },
  ]);
});
