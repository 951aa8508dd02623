import type { OfficeTransfer } from '@gangway/shared/contract/office/orders/orders.ts';
import { type Kysely, sql } from 'kysely';
import { type Connection, type Database, prepared, type Transaction } from '../../lib/database/database.ts';

/**
 * An account of the house: for sales, for the funding of balances, for bonuses on vouchers, and for the income of unused
 * vouchers.
 */
export type HouseAccount = 'sales' | 'funding' | 'goodwill' | 'expired-vouchers';
type AgentTransfer = 'order-payment' | 'order-refund' | 'top-up' | 'reset' | 'transfer';
type VoucherTransfer = 'voucher-issue' | 'voucher-bonus' | 'voucher-expiry' | 'voucher-cancel';

export type TransferKind = AgentTransfer | VoucherTransfer;

export interface Transfer {
  id: string;
  kind: TransferKind;
  orderId: string | null;
  reason: string;
  author: string;
  at: Date;
  fromAccountId: string;
  toAccountId: string;
  amountSen: number;
}

/** A page of a statement; `period`: only its entries, from its begin and before its end. */
export interface StatementRange {
  page: number;
  size: number;
  period?: { begins: Date; ends: Date } | undefined;
}

export interface StatementLine {
  transferId: string;
  at: Date;
  kind: AgentTransfer;
  orderId: string | null;
  reason: string;
  author: string;
  /** The agent on the other side; null if that is the house. */
  counterpartyId: string | null;
  /** Negative if the balance went down. */
  amountSen: number;
  /** The balance after this entry. */
  balanceSen: number;
}

export async function ensureHouseAccount(
  trx: Transaction<Database>,
  id: string,
  purpose: HouseAccount,
): Promise<string> {
  await trx
    .insertInto('ledger_accounts')
    .values({ id, purpose })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const { id: existing } = await trx
    .selectFrom('ledger_accounts')
    .select('id')
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow();
  return existing;
}

/** An agent's account; creates one without credit if missing. */
export async function ensureAgentAccount(
  trx: Transaction<Database>,
  id: string,
  customerId: string,
): Promise<string> {
  await trx
    .insertInto('ledger_accounts')
    .values({ id, purpose: 'agent', customer_id: customerId, limit_sen: 0 })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const { id: existing } = await trx
    .selectFrom('ledger_accounts')
    .select('id')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return existing;
}

/** A voucher's account, which never falls below zero (I11); creates one if missing. */
export async function ensureVoucherAccount(
  trx: Transaction<Database>,
  id: string,
  voucherId: string,
): Promise<string> {
  await trx
    .insertInto('ledger_accounts')
    .values({ id, purpose: 'voucher', voucher_id: voucherId, limit_sen: 0 })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const { id: existing } = await trx
    .selectFrom('ledger_accounts')
    .select('id')
    .where('voucher_id', '=', voucherId)
    .executeTakeFirstOrThrow();
  return existing;
}

/** Locks the account against concurrent debits; credits are not blocked. Returns the lowest allowed balance. */
export async function lockAccount(
  trx: Transaction<Database>,
  accountId: string,
): Promise<{ limitSen: number | null }> {
  const row = await trx
    .selectFrom('ledger_accounts')
    .select('limit_sen')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { limitSen: row.limit_sen };
}

export async function updateLimit(
  trx: Transaction<Database>,
  accountId: string,
  limitSen: number,
): Promise<void> {
  await trx.updateTable('ledger_accounts').set({ limit_sen: limitSen }).where('id', '=', accountId).execute();
}

export async function findAgentAccount(db: Connection, customerId: string) {
  const row = await db
    .selectFrom('ledger_accounts')
    .select(['id', 'limit_sen'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row && { id: row.id, limitSen: row.limit_sen ?? 0 };
}

/** The sum of an account's entries: balances are not stored (R106). */
export async function sumEntries(db: Connection, accountId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('ledger_entries')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('amount_sen'), sql<number>`0`).as('sum'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return sum;
}

export async function findTransfer(db: Connection, id: string): Promise<boolean> {
  return (
    (await db.selectFrom('ledger_transfers').select('id').where('id', '=', id).executeTakeFirst()) !==
    undefined
  );
}

/** The agent whose balance paid an order, or the part of it that vouchers did not pay. */
export async function findPayerOfOrder(db: Connection, orderId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('ledger_transfers as transfer')
    .innerJoin('ledger_entries as entry', 'entry.transfer_id', 'transfer.id')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .select('account.customer_id')
    .where('transfer.order_id', '=', orderId)
    .where('transfer.kind', '=', 'order-payment')
    .where('entry.amount_sen', '<', 0)
    .where('account.customer_id', 'is not', null)
    .executeTakeFirst();
  return row?.customer_id ?? undefined;
}

/** Stores both sides of a transfer; the database also checks that they sum to zero (I4). */
export async function insertTransfer(trx: Transaction<Database>, transfer: Transfer): Promise<void> {
  await trx
    .insertInto('ledger_transfers')
    .values({
      id: transfer.id,
      kind: transfer.kind,
      order_id: transfer.orderId,
      reason: transfer.reason,
      author: transfer.author,
      created_at: transfer.at,
    })
    .execute();
  await trx
    .insertInto('ledger_entries')
    .values([
      { transfer_id: transfer.id, account_id: transfer.fromAccountId, amount_sen: -transfer.amountSen },
      { transfer_id: transfer.id, account_id: transfer.toAccountId, amount_sen: transfer.amountSen },
    ])
    .execute();
}

/** One page of an account's entries, newest first, each with the balance after it. */
export async function findStatement(
  db: Kysely<Database>,
  accountId: string,
  { page, size, period }: StatementRange,
): Promise<{ items: StatementLine[]; total: number }> {
  const within = period ? sql`where at >= ${period.begins} and at < ${period.ends}` : sql``;
  // The balance after an entry is the sum of all before it, also of those before the period.
  const { rows } = await sql<StatementLine>`
    select * from (select t.id as "transferId", t.created_at as at, t.kind, t.order_id as "orderId", t.reason, t.author,
           (select a.customer_id from ledger_entries other join ledger_accounts a on a.id = other.account_id
             where other.transfer_id = t.id and other.account_id <> e.account_id) as "counterpartyId",
           e.amount_sen as "amountSen",
           sum(e.amount_sen) over (order by t.created_at, t.id) as "balanceSen"
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where e.account_id = ${accountId}) lines ${within}
    order by at desc, "transferId" desc
    limit ${size} offset ${(page - 1) * size}
  `.execute(db);
  let counted = db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transfers as transfer', 'transfer.id', 'entry.transfer_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('entry.account_id', '=', accountId);
  if (period)
    counted = counted
      .where('transfer.created_at', '>=', period.begins)
      .where('transfer.created_at', '<', period.ends);
  const { count } = await counted.executeTakeFirstOrThrow();
  return { items: rows, total: count };
}

/** The entries of an order on an agent's balance, oldest first: negative for payments. */
export async function readOrderTransfers(db: Connection, orderId: string): Promise<OfficeTransfer[]> {
  const rows = await db
    .selectFrom('ledger_transfers as transfer')
    .innerJoin('ledger_entries as entry', 'entry.transfer_id', 'transfer.id')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .innerJoin('customers as customer', 'customer.id', 'account.customer_id')
    .modifyFront(prepared('order-transfers'))
    .select([
      'transfer.id',
      'transfer.kind',
      'transfer.author',
      'transfer.created_at',
      'entry.amount_sen',
      'customer.username',
    ])
    .where('transfer.order_id', '=', orderId)
    .orderBy('transfer.created_at')
    .orderBy('transfer.id')
    .execute();
  return rows.map(row => ({
    id: row.id,
    kind: row.kind,
    account: row.username,
    amountSen: row.amount_sen,
    author: row.author,
    at: row.created_at.toISOString(),
  }));
}
