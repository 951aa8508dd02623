/*
 * Double-entry accounts of agents and vouchers, and the tree of agents. Money moves by transfers whose entries sum to zero
 * (I4).
 *
 * May import: no other module.
 */

import type { Kysely } from 'kysely';
import {
  type Connection,
  type Database,
  inTransaction,
  type Transaction,
} from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { Data } from '../../lib/http/context.ts';
import { findBelow, lockTreeForRead, type SubagentState } from './agent-tree.repository.ts';
import {
  ensureAgentAccount,
  ensureHouseAccount,
  ensureVoucherAccount,
  findAgentAccount,
  findPayerOfOrder,
  findStatement,
  findTransfer,
  type HouseAccount,
  insertTransfer,
  lockAccount,
  type StatementLine,
  type StatementRange,
  sumEntries,
  type TransferKind,
  updateLimit,
} from './ledger.repository.ts';

/**
 * A direct or indirect sub-agent of an agent. Positions and levels are locked until the transaction ends, so that
 * decisions based on them stay valid.
 *
 * @throws AppError `sub-agent-not-found` for other accounts, `sub-agent-inactive`
 */
async function requireAgentBelow(
  trx: Transaction<Database>,
  agentId: string,
  subagentId: string,
): Promise<SubagentState> {
  await lockTreeForRead(trx);
  const subagent = await findBelow(trx, agentId, subagentId);
  if (!subagent || subagent.level === 'normal') throw new AppError('sub-agent-not-found');
  if (subagent.status !== 'active') throw new AppError('sub-agent-inactive');
  return subagent;
}

export type { StatementLine, StatementRange } from './ledger.repository.ts';

type Owner = { customerId: string } | { voucherId: string } | HouseAccount;
type Sources = Data;

/** A transfer from one account to another. `amountSen` is positive. */
export interface TransferOrder {
  /** Set if the transfer may be repeated: a booked one is not booked twice. */
  id?: string;
  kind: TransferKind;
  from: Owner;
  to: Owner;
  amountSen: number;
  orderId?: string;
  reason?: string;
  /** The actor string of the person who decided it. */
  author: string;
}

/** The balance of an agent's account, in sen; negative while credit is in use, zero without an account. */
export async function balanceSen(db: Connection, customerId: string): Promise<number> {
  const account = await findAgentAccount(db, customerId);
  return account ? sumEntries(db, account.id) : 0;
}

/** The amount that an agent can still spend: the balance and the granted credit. */
export async function availableSen(db: Connection, customerId: string): Promise<number> {
  return (await readFunds(db, customerId)).availableSen;
}

/** An agent's money, in sen; all zero without an account. */
export async function readFunds(
  db: Connection,
  customerId: string,
): Promise<{ balanceSen: number; creditSen: number; availableSen: number }> {
  const account = await findAgentAccount(db, customerId);
  if (!account) return { balanceSen: 0, creditSen: 0, availableSen: 0 };
  const balance = await sumEntries(db, account.id);
  return {
    balanceSen: balance,
    creditSen: -account.limitSen,
    availableSen: Math.max(0, balance - account.limitSen),
  };
}

/**
 * Books both sides of a transfer (invariant I4). Only the debited account is locked, before its balance is read: of two debits
 * the second sees what the first has left.
 *
 * @throws AppError `insufficient-balance` when an agent's or a voucher's account would fall below its limit.
 */
export async function transfer(
  trx: Transaction<Database>,
  deps: Sources,
  order: TransferOrder,
): Promise<void> {
  const fromAccountId = await accountOf(trx, deps, order.from);
  const toAccountId = await accountOf(trx, deps, order.to);
  const { limitSen } = await lockAccount(trx, fromAccountId);
  if (order.id && (await findTransfer(trx, order.id))) return;
  if (limitSen !== null && (await sumEntries(trx, fromAccountId)) - order.amountSen < limitSen) {
    throw new AppError('insufficient-balance');
  }
  await insertTransfer(trx, {
    id: order.id ?? deps.ids.uuid(),
    kind: order.kind,
    orderId: order.orderId ?? null,
    reason: order.reason ?? '',
    author: order.author,
    at: deps.clock.now(),
    fromAccountId,
    toAccountId,
    amountSen: order.amountSen,
  });
}

/** Pays an order from an agent's balance. @throws AppError `insufficient-balance` */
export async function payForOrder(
  trx: Transaction<Database>,
  deps: Sources,
  { customerId, ...rest }: { customerId: string; orderId: string; amountSen: number; author: string },
): Promise<void> {
  await transfer(trx, deps, { kind: 'order-payment', from: { customerId }, to: 'sales', ...rest });
}

/** Rebooks a balance's payment from one order to another: the balance does not change, and each order has its own price (I4). */
export async function rebookPayment(
  trx: Transaction<Database>,
  deps: Sources,
  {
    fromOrderId,
    toOrderId,
    ...rest
  }: { fromOrderId: string; toOrderId: string; amountSen: number; author: string },
): Promise<void> {
  const customerId = await findPayerOfOrder(trx, fromOrderId);
  if (!customerId) throw new Error(`order ${fromOrderId} was not paid from a balance`);
  await transfer(trx, deps, {
    kind: 'order-payment',
    from: 'sales',
    to: { customerId },
    orderId: fromOrderId,
    ...rest,
  });
  await payForOrder(trx, deps, { customerId, orderId: toOrderId, ...rest });
}

/** Returns money to the balance from which an order was paid, in a separate transaction. A booked refund is not booked twice. */
export function giveBackForOrder(
  deps: Sources & Data,
  { refundId, ...rest }: { refundId: string; orderId: string; amountSen: number; author: string },
): Promise<void> {
  return inTransaction(deps, rest.author, async trx => {
    const customerId = await findPayerOfOrder(trx, rest.orderId);
    if (!customerId) throw new Error(`order ${rest.orderId} was not paid from a balance`);
    await transfer(trx, deps, {
      id: refundId,
      kind: 'order-refund',
      from: 'sales',
      to: { customerId },
      ...rest,
    });
  });
}

/** Adds money that the house received to an agent's balance. */
export async function topUp(
  trx: Transaction<Database>,
  deps: Sources,
  { customerId, ...rest }: { customerId: string; amountSen: number; reason: string; author: string },
): Promise<void> {
  await transfer(trx, deps, { kind: 'top-up', from: 'funding', to: { customerId }, ...rest });
}

/**
 * Transfers money from an agent to a direct or indirect sub-agent; never upwards, sideways, or to themselves.
 *
 * @returns the recipient.
 * @throws AppError `sub-agent-not-found`, `sub-agent-inactive`, `insufficient-balance`
 */
export async function transferBetweenAgents(
  trx: Transaction<Database>,
  deps: Sources,
  order: {
    id?: string;
    fromCustomerId: string;
    toCustomerId: string;
    amountSen: number;
    reason: string;
    author: string;
  },
): Promise<SubagentState> {
  const { id, fromCustomerId, toCustomerId, amountSen, reason, author } = order;
  const to = await requireAgentBelow(trx, fromCustomerId, toCustomerId);
  await transfer(trx, deps, {
    ...(id && { id }),
    kind: 'transfer',
    from: { customerId: fromCustomerId },
    to: { customerId: to.id },
    amountSen,
    reason,
    author,
  });
  return to;
}

/**
 * Sets an agent's balance to `toSen` by an entry of the difference, with its author and a required reason (R106): earlier entries
 * stay on the statement.
 *
 * @throws AppError `insufficient-balance` when `toSen` lies below the account's limit; `balance-changed` (with `balanceSen`)
 * where the balance is not the `expectedSen` that the user saw.
 */
export async function resetBalance(
  trx: Transaction<Database>,
  deps: Sources,
  {
    customerId,
    toSen,
    reason,
    author,
    expectedSen,
  }: { customerId: string; toSen: number; reason: string; author: string; expectedSen?: number },
): Promise<void> {
  const accountId = await accountOf(trx, deps, { customerId });
  await lockAccount(trx, accountId);
  const before = await sumEntries(trx, accountId);
  if (expectedSen !== undefined && expectedSen !== before)
    throw new AppError('balance-changed', { params: { balanceSen: before } });
  const change = toSen - before;
  if (change === 0) return;
  const agent = { customerId };
  const direction =
    change > 0 ? { from: 'funding' as const, to: agent } : { from: agent, to: 'funding' as const };
  await transfer(trx, deps, { kind: 'reset', ...direction, amountSen: Math.abs(change), reason, author });
}

/** Sets how far below zero an agent's balance may go, in sen; the caller checks how much is already in use. */
export async function grantCredit(
  trx: Transaction<Database>,
  deps: Sources,
  customerId: string,
  creditSen: number,
): Promise<void> {
  const accountId = await accountOf(trx, deps, { customerId });
  await lockAccount(trx, accountId);
  await updateLimit(trx, accountId, creditSen === 0 ? 0 : -creditSen);
}

/** An agent's entries, newest first, each with the balance after it. `page` counts from 1. */
export async function statement(
  db: Kysely<Database>,
  customerId: string,
  page: StatementRange,
): Promise<{ items: StatementLine[]; total: number }> {
  const account = await findAgentAccount(db, customerId);
  return account ? findStatement(db, account.id, page) : { items: [], total: 0 };
}

function accountOf(trx: Transaction<Database>, { ids }: Sources, owner: Owner): Promise<string> {
  if (typeof owner === 'string') return ensureHouseAccount(trx, ids.uuid(), owner);
  if ('voucherId' in owner) return ensureVoucherAccount(trx, ids.uuid(), owner.voucherId);
  return ensureAgentAccount(trx, ids.uuid(), owner.customerId);
}
