import type {
  AgentAccount,
  AgentName,
  Referral,
  StatementLine,
} from '@gangway/shared/contract/people/agents.ts';
import { findAgent, findAgentNames } from '../../../accounts/ledger/agent-tree.repository.ts';
import {
  type StatementLine as LedgerLine,
  readFunds,
  type StatementRange,
  statement,
} from '../../../accounts/ledger/ledger.service.ts';
import { actorOf, type Caller, type CustomerCaller } from '../../../lib/caller.ts';
import type { Connection } from '../../../lib/database/database.ts';
import { textQrSvg } from '../../../lib/documents/qr.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Data, Deps } from '../../../lib/http/context.ts';
import { asCustomer } from '../../../lib/http/permission.ts';
import { findOrderNumbers } from '../../../reservations/orders/order-locks.repository.ts';
import { periodOf } from './period.rules.ts';
import { findSold } from './sales.repository.ts';

/** The agent of a request. @throws AppError `agents-only` for other customers. */
export function asAgent(caller: Caller): CustomerCaller {
  const customer = asCustomer(caller);
  if (customer.level === 'normal') throw new AppError('agents-only');
  return customer;
}

/** An agent's level, money, superior, and sales since the first of the month. */
export async function readAgentAccount({ db, clock }: Data, agentId: string): Promise<AgentAccount> {
  const [agent, funds, soldThisMonth] = await Promise.all([
    findAgent(db, agentId),
    readFunds(db, agentId),
    findSold(db, agentId, periodOf({}, clock.now())),
  ]);
  return { ...agent, ...funds, soldThisMonth };
}

/** The names of customers and agents, by their ids. */
export const readAgentNames = (db: Connection, ids: readonly string[]): Promise<Map<string, AgentName>> =>
  findAgentNames(db, ids);

/** One page of an agent's statement, newest first. */
export async function readStatement(
  { db }: Data,
  agent: CustomerCaller,
  page: StatementRange,
): Promise<{ items: StatementLine[]; total: number }> {
  const { items, total } = await statement(db, agent.id, page);
  const ids = (key: 'orderId' | 'counterpartyId') => items.flatMap(line => line[key] ?? []);
  const [numbers, names] = await Promise.all([
    findOrderNumbers(db, ids('orderId')),
    findAgentNames(db, ids('counterpartyId')),
  ]);
  return {
    total,
    items: items.map(line => ({
      transferId: line.transferId,
      at: line.at.toISOString(),
      kind: line.kind,
      orderNumber: numbers.get(line.orderId ?? '') ?? null,
      counterparty: names.get(line.counterpartyId ?? '') ?? null,
      by: decidedBy(line, agent),
      reason: line.reason,
      amountSen: line.amountSen,
      balanceSen: line.balanceSen,
    })),
  };
}

/** Agents do not see which member of staff made an entry. */
function decidedBy({ author }: LedgerLine, agent: CustomerCaller): StatementLine['by'] {
  if (author === actorOf(agent)) return 'me';
  if (author.startsWith('customer:')) return 'agent';
  return author.startsWith('staff:') ? 'staff' : 'system';
}

/** The link whose bookings are credited to an agent. */
export async function readReferral({ db, env }: Deps, agentId: string): Promise<Referral> {
  const { referralCode } = await findAgent(db, agentId);
  const url = `${env.publicUrl}/home?${new URLSearchParams({ ref: referralCode })}`;
  return { code: referralCode, url, qrSvg: textQrSvg(url) };
}
