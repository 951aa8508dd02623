import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  availableSen,
  balanceSen,
  resetBalance,
  statement,
  topUp,
  transfer,
  transferBetweenAgents,
} from '../../src/accounts/ledger/ledger.service.ts';
import { inTransaction } from '../../src/lib/database/database.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { longTest } from '../support/long-test.ts';
import { signInCustomer } from '../support/people/accounts.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const gangway = await createTestApp(database);
const { deps, clock } = gangway;
const AUTHOR = 'staff:somebody';

/** An agent with a balance, and optionally a credit. */
async function createAgent(shop: TestApp, balance: number, creditSen = 0): Promise<string> {
  const { deps } = shop;
  const { id } = await signInCustomer(shop, 'agent');
  await inTransaction(deps, AUTHOR, async trx => {
    await topUp(trx, deps, { customerId: id, amountSen: balance, reason: 'cash received', author: AUTHOR });
    await trx
      .updateTable('ledger_accounts')
      .set({ limit_sen: -creditSen })
      .where('customer_id', '=', id)
      .execute();
  });
  return id;
}

const spend = (customerId: string, amountSen: number, id?: string) =>
  inTransaction(deps, AUTHOR, trx =>
    transfer(trx, deps, {
      ...(id && { id }),
      kind: 'order-payment',
      from: { customerId },
      to: 'sales',
      amountSen,
      author: AUTHOR,
    }),
  );

const sums = async () => {
  const { rows } = await sql<{ unbalanced: number; total: number }>`
    select (select count(*) from (select from ledger_entries group by transfer_id having sum(amount_sen) <> 0) t) as unbalanced,
           (select coalesce(sum(amount_sen), 0) from ledger_entries) as total`.execute(db);
  return rows[0];
};

describe('balances', () => {
  test('are the sum of their entries', async () => {
    const agent = await createAgent(gangway, 50_000);
    await spend(agent, 12_345);
    expect(await balanceSen(db, agent)).toBe(37_655);
    expect(await sums()).toEqual({ unbalanced: 0, total: 0 });
  });

  test('are zero without an account', async () => {
    const { id } = await signInCustomer(gangway, 'agent');
    expect(await balanceSen(db, id)).toBe(0);
    expect(await availableSen(db, id)).toBe(0);
    expect(await statement(db, id, { page: 1, size: 10 })).toEqual({ items: [], total: 0 });
  });

  test('cannot go below zero', async () => {
    const agent = await createAgent(gangway, 10_000);
    await expect(spend(agent, 10_001)).rejects.toMatchObject({ code: 'insufficient-balance' });
    await spend(agent, 10_000);
    await expect(spend(agent, 1)).rejects.toMatchObject({ code: 'insufficient-balance' });
    expect(await balanceSen(db, agent)).toBe(0);
  });

  test('with a credit go below zero down to the credit', async () => {
    const agent = await createAgent(gangway, 10_000, 5_000);
    expect(await availableSen(db, agent)).toBe(15_000);
    await spend(agent, 15_000);
    expect(await balanceSen(db, agent)).toBe(-5_000);
    await expect(spend(agent, 1)).rejects.toMatchObject({ code: 'insufficient-balance' });
  });

  /** Gives money as an agent. */
  const giveDown = (fromCustomerId: string, toCustomerId: string, amountSen: number) =>
    inTransaction(deps, AUTHOR, trx =>
      transferBetweenAgents(trx, deps, {
        fromCustomerId,
        toCustomerId,
        amountSen,
        reason: 'for March',
        author: AUTHOR,
      }),
    );
  const placeBelow = (superiorId: string, id: string) =>
    db.updateTable('customers').set({ superior_id: superiorId }).where('id', '=', id).execute();

  test('are given by an agent to a sub-agent', async () => {
    const [from, to] = [await createAgent(gangway, 10_000), await createAgent(gangway, 1_000)];
    await placeBelow(from, to);
    expect(await giveDown(from, to, 4_000)).toMatchObject({ id: to });
    expect([await balanceSen(db, from), await balanceSen(db, to)]).toEqual([6_000, 5_000]);
    await expect(giveDown(from, to, 6_001)).rejects.toMatchObject({ code: 'insufficient-balance' });
  });

  test('cannot be given upwards, sideways, to oneself or to a customer who is not an agent', async () => {
    const [above, from, beside] = [
      await createAgent(gangway, 1),
      await createAgent(gangway, 10_000),
      await createAgent(gangway, 1),
    ];
    const { id: customer } = await signInCustomer(gangway, 'normal');
    await placeBelow(above, from);
    await placeBelow(above, beside);
    await placeBelow(from, customer);
    for (const to of [above, beside, from, customer, deps.ids.uuid()])
      await expect(giveDown(from, to, 1)).rejects.toMatchObject({ code: 'sub-agent-not-found' });
    expect(await balanceSen(db, from)).toBe(10_000);
  });

  longTest('given in both directions at once do not deadlock', async () => {
    const [a, b] = [await createAgent(gangway, 100_000), await createAgent(gangway, 100_000)];
    const give = (from: string, to: string) =>
      inTransaction(deps, AUTHOR, trx =>
        transfer(trx, deps, {
          kind: 'transfer',
          from: { customerId: from },
          to: { customerId: to },
          amountSen: 100,
          author: AUTHOR,
        }),
      );
    await Promise.all(Array.from({ length: 60 }, (_, index) => (index % 3 ? give(a, b) : give(b, a))));
    expect([await balanceSen(db, a), await balanceSen(db, b)]).toEqual([98_000, 102_000]);
  });

  test.each([
    [10_000, 2_500],
    [2_500, 10_000],
    [500, 0],
  ])('reset from %i to %i by an entry with its author and reason', async (before, toSen) => {
    const agent = await createAgent(gangway, before);
    clock.advance(1000);
    await inTransaction(deps, AUTHOR, trx =>
      resetBalance(trx, deps, { customerId: agent, toSen, reason: 'counted again', author: AUTHOR }),
    );
    expect(await balanceSen(db, agent)).toBe(toSen);
    const { items } = await statement(db, agent, { page: 1, size: 10 });
    expect(items[0]).toMatchObject({
      kind: 'reset',
      amountSen: toSen - before,
      author: AUTHOR,
      reason: 'counted again',
    });
    expect(items[1]).toMatchObject({ kind: 'top-up', amountSen: before });
  });

  test('cannot be reset without a reason', async () => {
    const agent = await createAgent(gangway, 10_000);
    const reset = inTransaction(deps, AUTHOR, trx =>
      resetBalance(trx, deps, { customerId: agent, toSen: 0, reason: '', author: AUTHOR }),
    );
    await expect(reset).rejects.toMatchObject({ code: '23514' });
  });
});

test('a statement lists the balance after each entry, newest first, in pages', async () => {
  const agent = await createAgent(gangway, 10_000);
  for (const amountSen of [1_000, 2_000, 3_000]) {
    clock.advance(1000);
    await spend(agent, amountSen);
  }
  const first = await statement(db, agent, { page: 1, size: 3 });
  expect(first.total).toBe(4);
  expect(first.items.map(line => [line.amountSen, line.balanceSen])).toEqual([
    [-3_000, 4_000],
    [-2_000, 7_000],
    [-1_000, 9_000],
  ]);
  const second = await statement(db, agent, { page: 2, size: 3 });
  expect(second.items.map(line => [line.amountSen, line.balanceSen])).toEqual([[10_000, 10_000]]);
});

test('a transfer with an id is booked once, even if requested twice concurrently', async () => {
  const agent = await createAgent(gangway, 10_000);
  const id = deps.ids.uuid();
  await Promise.all(Array.from({ length: 20 }, () => spend(agent, 3_000, id)));
  expect(await balanceSen(db, agent)).toBe(7_000);
});

describe('the limit under load (I4)', () => {
  test('books exactly those of 200 concurrent debits that the balance covers', async () => {
    const agent = await createAgent(gangway, 50_000, 10_000);
    const results = await Promise.allSettled(Array.from({ length: 200 }, () => spend(agent, 1_000)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(60);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'insufficient-balance' });
    expect(await balanceSen(db, agent)).toBe(-10_000);
    expect(await sums()).toEqual({ unbalanced: 0, total: 0 });
  });

  test('is enforced by the database even without the checks of the code', async () => {
    expect(await debitWithoutChecks(gangway)).toEqual({ booked: 50, balance: 0 });
  });

  longTest('control: without the database’s guard, the balance falls below the limit', async () => {
    const unguarded = await createTestDatabase();
    await sql`drop trigger i4_ledger on ledger_entries`.execute(unguarded.db);
    const { booked, balance } = await debitWithoutChecks(await createTestApp(unguarded));
    expect(booked).toBe(200);
    expect(balance).toBe(-150_000);
  });

  test('entries that do not sum to zero and changes of booked entries are refused', async () => {
    const agent = await createAgent(gangway, 1_000);
    const account = await accountOf(gangway, agent);
    const lonely = db.transaction().execute(async trx => {
      const id = deps.ids.uuid();
      await trx
        .insertInto('ledger_transfers')
        .values({ id, kind: 'top-up', author: AUTHOR, created_at: clock.now() })
        .execute();
      await trx
        .insertInto('ledger_entries')
        .values({ transfer_id: id, account_id: account, amount_sen: 5 })
        .execute();
    });
    await expect(lonely).rejects.toMatchObject({ constraint: 'i4_transfer_sums_to_zero' });
    for (const change of [
      db.updateTable('ledger_entries').set({ amount_sen: 1 }).where('account_id', '=', account),
      db.deleteFrom('ledger_entries').where('account_id', '=', account),
    ])
      await expect(change.execute()).rejects.toMatchObject({ constraint: 'append_only' });
  });
});

/** 200 bare inserts at once against a balance that covers 50 of them. */
async function debitWithoutChecks(shop: TestApp): Promise<{ booked: number; balance: number }> {
  const { db, ids } = shop.deps;
  const agent = await createAgent(shop, 50_000);
  const from = await accountOf(shop, agent);
  const { id: to } = await db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('purpose', '=', 'funding')
    .executeTakeFirstOrThrow();
  const debit = () =>
    db.transaction().execute(async trx => {
      const id = ids.uuid();
      await trx
        .insertInto('ledger_transfers')
        .values({ id, kind: 'order-payment', author: AUTHOR, created_at: shop.clock.now() })
        .execute();
      await trx
        .insertInto('ledger_entries')
        .values([
          { transfer_id: id, account_id: from, amount_sen: -1_000 },
          { transfer_id: id, account_id: to, amount_sen: 1_000 },
        ])
        .execute();
    });
  const results = await Promise.allSettled(Array.from({ length: 200 }, debit));
  for (const result of results)
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({ constraint: 'i4_balance_within_limit' });
  return {
    booked: results.filter(({ status }) => status === 'fulfilled').length,
    balance: await balanceSen(db, agent),
  };
}

async function accountOf({ deps }: TestApp, customerId: string): Promise<string> {
  const { id } = await deps.db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return id;
}
