import type {
  AgentOrder,
  AgentSales,
  Seller,
  Sold,
  SubagentTree,
} from '@gangway/shared/contract/people/agents.ts';
import { findAgentsBelow, findBelow } from '../../../accounts/ledger/agent-tree.repository.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Data } from '../../../lib/http/context.ts';
import { readOrderSummaries } from '../../../reservations/order-views/order-view.service.ts';
import type { Period } from './period.rules.ts';
import { findSoldByDay, findSoldOrders, type SoldOnDay } from './sales.repository.ts';

interface AgentDay extends SoldOnDay {
  agent: Seller;
}

const nothing: Sold = { orders: 0, passengers: 0, amountSen: 0 };
const plus = (a: Sold, b: Sold): Sold => ({
  orders: a.orders + b.orders,
  passengers: a.passengers + b.passengers,
  amountSen: a.amountSen + b.amountSen,
});

/** The sales of an agent and those below in a period: in total, by seller, the best first, and by day. */
export async function readSales({ db }: Data, agentId: string, period: Period): Promise<AgentSales> {
  const days = (await findSoldByDay(db, agentId, period)).map(day => ({
    ...day,
    agent: sellerOf(day, agentId),
  }));
  return {
    from: period.from,
    to: period.to,
    total: days.reduce<Sold>(plus, nothing),
    agents: bySeller(days),
    days: days.map(({ date, agent, ...day }) => ({ date, agent, sold: plus(nothing, day) })),
  };
}

function bySeller(days: readonly AgentDay[]): AgentSales['agents'] {
  const sums = new Map<string, { agent: Seller; sold: Sold }>();
  for (const day of days)
    sums.set(day.agentId, { agent: day.agent, sold: plus(sums.get(day.agentId)?.sold ?? nothing, day) });
  return [...sums.values()].sort((a, b) => b.sold.amountSen - a.sold.amountSen);
}

/** The sub-agents of an agent, with their balances and their sales in a period, including customers below with sales. */
export async function readSubagents({ db }: Data, agentId: string, period: Period): Promise<SubagentTree> {
  const days = await findSoldByDay(db, agentId, period);
  const sellers = [...new Set(days.map(day => day.agentId))];
  const agents = await findAgentsBelow(db, agentId, sellers);
  const soldBy = (id: string) => days.filter(day => day.agentId === id).reduce<Sold>(plus, nothing);
  return {
    from: period.from,
    to: period.to,
    items: agents.map(agent => ({ ...agent, sold: soldBy(agent.id) })),
  };
}

/**
 * One page of the orders that an agent and their sub-agents sold: contents and amounts, without passenger data.
 *
 * @throws AppError `sub-agent-not-found` if `sellerId` is neither the agent nor below.
 */
export async function readSoldOrders(
  { db }: Data,
  agentId: string,
  period: Period,
  page: { sellerId: string | undefined; page: number; size: number },
): Promise<{ items: AgentOrder[]; total: number }> {
  const { sellerId } = page;
  if (sellerId && sellerId !== agentId && !(await findBelow(db, agentId, sellerId)))
    throw new AppError('sub-agent-not-found');
  const { items, total } = await findSoldOrders(db, agentId, period, page);
  const orders = await readOrderSummaries(
    db,
    items.map(({ orderId }) => orderId),
  );
  const soldOf = new Map(items.map(item => [item.orderId, item]));
  return {
    total,
    items: orders.flatMap(({ id, number, status, channel, sailing, passengers }) => {
      const item = soldOf.get(id);
      if (!item) return [];
      const { amountSen, paidAt } = item;
      const agent = sellerOf(item, agentId);
      return { number, status, channel, sailing, passengers, agent, amountSen, paidAt: paidAt.toISOString() };
    }),
  };
}

function sellerOf(row: { agentId: string; username: string; realName: string }, agentId: string): Seller {
  return { id: row.agentId, username: row.username, realName: row.realName, me: row.agentId === agentId };
}
