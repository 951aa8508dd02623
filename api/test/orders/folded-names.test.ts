import { foldText } from '@gangway/shared/domain/folded-text.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createSailing, createVoyage, passengerInput } from '../support/database/factories.ts';
import { book } from '../support/money/paying.ts';
import { type SignedIn, signInCustomer, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const gangway = await createTestApp(database);

let desk: SignedIn;
let me: SignedIn;
let number: string;

beforeAll(async () => {
  const sailing = await createSailing(database.db, await createVoyage(database.db));
  [desk, me] = [
    await signInStaff(gangway, ['orders.read', 'customers.manage']),
    await signInCustomer(gangway),
  ];
  await database.db
    .updateTable('customers')
    .set({ real_name: 'Đỗ Nguyễn Ánh' })
    .where('id', '=', me.id)
    .execute();
  const order = await book(
    gangway,
    sailing,
    {
      contact: { name: 'Zoë Núñez', email: 'zoe@example.com', phone: '+60123456789' },
      passengers: [passengerInput({ name: 'José Nguyễn Strauß' })],
    },
    me.headers,
  );
  number = order.number;
});

async function found(path: string, search: string, reader: SignedIn): Promise<string[]> {
  const { status, data, msg } = await gangway.call('GET', `${path}search=${encodeURIComponent(search)}`, {
    headers: reader.headers,
  });
  expect(status, msg).toBe(200);
  return (data.items ?? data).map(
    (item: Record<string, string>) => item.orderNumber ?? item.number ?? item.id,
  );
}

test.each(['Nguyen', 'nguyễn', 'Jose', 'JOSÉ', 'Strauss', 'ＮＧＵＹＥＮ', 'Nunez', 'Zoe', 'Zoë'])(
  'an order is found by %s, in the office and by its customer',
  async typed => {
    expect(await found('/office/orders?', typed, desk)).toEqual([number]);
    expect(await found('/orders?', typed, me)).toEqual([number]);
  },
);

test.each(['Nguyen', 'Jose Strauss'])('a passenger is found by %s', async typed => {
  expect(await found('/office/passengers?size=5&', typed, desk)).toEqual([number]);
});

test.each(['Do Nguyen', 'anh', 'Đỗ'])('a customer is found by %s', async typed => {
  expect(await found('/office/customers?', typed, desk)).toEqual([me.id]);
});

/** Scripts to which newer editions of Unicode add no capitals: the database and Node may have different editions. */
const SCRIPTS = [
  [0x01, 0x2fff],
  [0xac00, 0xd7a3],
  [0xff00, 0xffef],
] as const;

test('the database folds every letter as the clients do', async () => {
  const letters = SCRIPTS.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)),
  ).filter(letter => /[\p{L}\p{M}\p{N}]/u.test(letter));
  const { rows } = await sql<{ letter: string; folded: string }>`
    select letter, folded(letter) as folded from unnest(${letters}::text[]) as letter
  `.execute(database.db);
  expect(rows).toEqual(letters.map(letter => ({ letter, folded: foldText(letter) })));
});
