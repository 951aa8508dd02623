import type { AgentName, Sold } from '@gangway/shared/contract/people/agents.ts';
import { operatorTimeZone } from '@gangway/shared/domain/time/zoned-clock.ts';
import { sql } from 'kysely';
import { below } from '../../../accounts/ledger/agent-tree.repository.ts';
import type { Connection } from '../../../lib/database/database.ts';
import type { Period } from './period.rules.ts';

/**
 * The condition of a sale: an order counts for the owner of its referral code, an agent or a customer below one, at the moment of
 * payment, unless the payment is refunded in full.
 */
const sales = (agentId: string, { begins, ends }: Pick<Period, 'begins' | 'ends'>) => sql`
  with recursive ${below(agentId)},
  sellers as (
    select c.id, c.username, c.real_name, c.referral_code from customers c
    where c.id = ${agentId} or c.id in (select id from below)
  ),
  sales as (
    select o.id, seller.id as agent_id, seller.username, seller.real_name, o.paid_at,
      o.paid_sen - o.refunded_sen - o.credited_sen as amount_sen,
      (select count(*) from tickets t where t.order_id = o.id and t.canceled_at is null) as passengers
    from sellers seller join orders o on o.referral_code = seller.referral_code
    where o.paid_at >= ${begins} and o.paid_at < ${ends} and o.paid_sen > o.refunded_sen + o.credited_sen
  )
`;

const totals = sql`count(*) as orders, coalesce(sum(passengers), 0) as passengers,
  coalesce(sum(amount_sen), 0) as "amountSen"`;

/** The agent's own sales. */
export async function findSold(db: Connection, agentId: string, period: Period): Promise<Sold> {
  const { rows } = await sql<Sold>`
    ${sales(agentId, period)} select ${totals} from sales where agent_id = ${agentId}
  `.execute(db);
  return rows[0] ?? { orders: 0, passengers: 0, amountSen: 0 };
}

export type SoldOnDay = Sold & AgentName & { agentId: string; date: string };

/** The sales of an agent and those below, by local day and seller. */
export async function findSoldByDay(db: Connection, agentId: string, period: Period): Promise<SoldOnDay[]> {
  const { rows } = await sql<SoldOnDay>`
    ${sales(agentId, period)}
    select (paid_at at time zone ${operatorTimeZone()})::date as date, agent_id as "agentId", username,
      real_name as "realName", ${totals}
    from sales group by 1, agent_id, username, real_name order by 1, lower(username)
  `.execute(db);
  return rows;
}

export interface SoldOrder extends AgentName {
  orderId: string;
  agentId: string;
  amountSen: number;
  paidAt: Date;
}

/** One page of the orders behind those numbers, the last paid first; only one seller's if `sellerId` is set. */
export async function findSoldOrders(
  db: Connection,
  agentId: string,
  period: Period,
  { sellerId, page, size }: { sellerId: string | undefined; page: number; size: number },
): Promise<{ items: SoldOrder[]; total: number }> {
  const ofSeller = sellerId ? sql`where agent_id = ${sellerId}` : sql``;
  const { rows } = await sql<SoldOrder>`
    ${sales(agentId, period)}
    select id as "orderId", agent_id as "agentId", username, real_name as "realName", amount_sen as "amountSen",
      paid_at as "paidAt"
    from sales ${ofSeller} order by paid_at desc, id desc limit ${size} offset ${(page - 1) * size}
  `.execute(db);
  const counted = await sql<{ total: number }>`
    ${sales(agentId, period)} select count(*) as total from sales ${ofSeller}
  `.execute(db);
  return { items: rows, total: counted.rows[0]?.total ?? 0 };
}
