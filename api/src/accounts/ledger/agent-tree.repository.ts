import type { AccountStatus, CustomerLevel } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OfficeCustomerName } from '@gangway/shared/contract/office/orders/customers.ts';
import type { AgentName } from '@gangway/shared/contract/people/agents.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';

/** A direct or indirect sub-agent. */
export interface AgentBelow extends AgentName {
  id: string;
  level: CustomerLevel;
  status: AccountStatus;
  referralCode: string;
  /** The agent directly above; null if that is the caller. */
  superiorId: string | null;
  depth: number;
  balanceSen: number;
  /** Direct customers who are not agents. */
  clients: number;
}

/**
 * All accounts below an agent, as `below (id, level, above, depth, path)`: `above` and `depth` count agents only, `path` sorts
 * each after its superior. The agent tree has no cycle (migration 0003).
 */
export const below = (agentId: string): RawBuilder<unknown> => sql`
  below (id, level, above, depth, path) as (
    select id, level, null::uuid, 1, array[lower(username)] from customers where superior_id = ${agentId}
    union all
    select c.id, c.level, case when b.level = 'normal' then b.above else b.id end,
      case when b.level = 'normal' then b.depth else b.depth + 1 end, b.path || lower(c.username)
    from customers c join below b on c.superior_id = b.id
  )
`;

/** The agents below an agent, each after its superior, then by username; and the given customers among those below. */
export async function findAgentsBelow(
  db: Connection,
  agentId: string,
  customerIds: readonly string[],
): Promise<AgentBelow[]> {
  const { rows } = await sql<AgentBelow>`
    with recursive ${below(agentId)}
    select c.id, c.username, c.real_name as "realName", c.level, c.status, c.referral_code as "referralCode",
      b.above as "superiorId", b.depth,
      coalesce((
        select sum(e.amount_sen) from ledger_accounts a join ledger_entries e on e.account_id = a.id
        where a.customer_id = c.id
      ), 0) as "balanceSen",
      (select count(*) from customers client where client.superior_id = c.id and client.level = 'normal') as clients
    from below b join customers c on c.id = b.id
    where c.level <> 'normal' or c.id = any(${customerIds})
    order by b.path
  `.execute(db);
  return rows;
}

/**
 * Locks every agent's position and level for reading until the transaction ends. Changes lock the tree exclusively
 * (features/customers/office/superior-agent.repository.ts); readers do not block each other.
 */
export async function lockTreeForRead(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext('customers.superior_id'))`.execute(trx);
}

export type SubagentState = AgentName & Pick<AgentBelow, 'id' | 'level' | 'status'>;

/** An account below an agent, agent or customer. */
export async function findBelow(
  db: Connection,
  agentId: string,
  accountId: string,
): Promise<SubagentState | undefined> {
  const { rows } = await sql<SubagentState>`
    with recursive ${below(agentId)}
    select c.id, c.username, c.real_name as "realName", c.level, c.status
    from below b join customers c on c.id = b.id where c.id = ${accountId}
  `.execute(db);
  return rows[0];
}

/** An agent's referral code and superior. */
export async function findAgent(
  db: Connection,
  agentId: string,
): Promise<{ level: CustomerLevel; referralCode: string; superior: AgentName | null }> {
  const row = await db
    .selectFrom('customers')
    .leftJoin('customers as above', 'above.id', 'customers.superior_id')
    .select(['customers.level', 'customers.referral_code', 'above.username', 'above.real_name'])
    .where('customers.id', '=', agentId)
    .executeTakeFirstOrThrow();
  const { level, referral_code, username, real_name } = row;
  return {
    level,
    referralCode: referral_code,
    superior: username === null ? null : { username, realName: real_name ?? '' },
  };
}

/** The names of agents, by their ids. */
export async function findAgentNames(
  db: Connection,
  ids: readonly string[],
): Promise<Map<string, AgentName>> {
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'username', 'real_name'])
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
  return new Map(rows.map(row => [row.id, { username: row.username, realName: row.real_name }]));
}

/** The active customer or agent with this referral code, in its stored form. */
export async function findByReferralCode(
  db: Connection,
  referralCode: string,
): Promise<{ id: string; level: CustomerLevel } | undefined> {
  return db
    .selectFrom('customers')
    .where('referral_code', '=', referralCode)
    .where('status', '=', 'active')
    .select(['id', 'level'])
    .executeTakeFirst();
}

/** The given codes, in their stored form, that belong to an active customer or agent. */
export async function findActiveReferralCodes(
  db: Connection,
  codes: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('customers')
    .where('referral_code', '=', sql<string>`any(${codes})`)
    .where('status', '=', 'active')
    .select('referral_code')
    .execute();
  return new Set(rows.map(row => row.referral_code));
}

/** The referral codes of customers, by their ids. */
export async function findReferralCodesOf(
  db: Connection,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('customers')
    .where('id', '=', sql<string>`any(${ids})`)
    .select(['id', 'referral_code'])
    .execute();
  return new Map(rows.map(row => [row.id, row.referral_code]));
}

/** Locks the whole tree until the transaction ends: superiors must not change while levels do. */
export async function lockTree(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('customers.superior_id'))`.execute(trx);
}

/** All accounts directly below a customer, with their levels. */
export async function findDirectlyBelow(
  trx: Transaction<Database>,
  id: string,
): Promise<{ id: string; username: string; level: CustomerLevel }[]> {
  return trx
    .selectFrom('customers')
    .where('superior_id', '=', id)
    .select(['id', 'username', 'level'])
    .execute();
}

/** All superiors of a customer, from the top of the tree down. */
export async function findSuperiors(db: Connection, id: string): Promise<OfficeCustomerName[]> {
  const { rows } = await sql<OfficeCustomerName>`
    with recursive above (id, depth) as (
      select superior_id, 1 from customers where id = ${id}
      union all
      select c.superior_id, a.depth + 1 from customers c join above a on c.id = a.id
    )
    select c.id, c.username, c.real_name as "realName", c.level
    from above a join customers c on c.id = a.id order by a.depth desc
  `.execute(db);
  return rows;
}

/** The numbers of direct sub-agents and clients. */
export async function countBelow(db: Connection, id: string): Promise<{ agents: number; clients: number }> {
  const { rows } = await sql<{ agents: number; clients: number }>`
    select count(*) filter (where level <> 'normal') as agents, count(*) filter (where level = 'normal') as clients
    from customers where superior_id = ${id} and erased_at is null
  `.execute(db);
  return rows[0] ?? { agents: 0, clients: 0 };
}
