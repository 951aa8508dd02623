import type { Database, Transaction } from '../../../api/src/lib/database/database.ts';
import type { BulkInsert } from '../ground/bulk.ts';
import type { Random } from '../ground/random.ts';
import type { BalanceMovement, Row } from '../ground/rows.ts';

const HOUR_MS = 3_600_000;
/** Balances are topped up in multiples of five hundred ringgit. */
const STEP_SEN = 50_000;

/** A transfer between two accounts. */
export interface Booking {
  id: string;
  kind: 'order-payment' | 'order-refund' | 'top-up' | 'reset' | 'transfer';
  fromAccountId: string;
  toAccountId: string;
  amountSen: number;
  at: Date;
  author: string;
  orderId?: string;
  reason?: string;
}

interface AgentAccount {
  id: string;
  customerId: string;
  username: string;
  superiorId: string | null;
}

/** The operator's two accounts and those of the agents, sub-agents before their superiors. */
export interface LedgerAccountIds {
  salesId: string;
  fundingId: string;
  agents: readonly AgentAccount[];
}

/** Opens the operator's accounts and one for every agent. `creditSen` is how far an agent's balance may go below zero. */
export async function openLedgerAccounts(
  trx: Transaction<Database>,
  insert: BulkInsert,
  random: Random,
  at: Date,
  creditSen: Readonly<Record<string, number>>,
): Promise<void> {
  const customers = await trx
    .selectFrom('customers')
    .select(['id', 'username'])
    .where('level', '<>', 'normal')
    .orderBy('id')
    .execute();
  const house = (['sales', 'funding'] as const).map(purpose => ({
    id: random.uuid(at),
    customer_id: null,
    purpose,
    limit_sen: null,
  }));
  const accounts: Row<'ledger_accounts'>[] = customers.map(({ id, username }) => ({
    id: random.uuid(at),
    customer_id: id,
    purpose: 'agent',
    limit_sen: creditSen[username] ? -creditSen[username] : 0,
  }));
  await insert('ledger_accounts', [...house, ...accounts]);
}

export async function loadLedgerAccounts(trx: Transaction<Database>): Promise<LedgerAccountIds> {
  const house = await trx
    .selectFrom('ledger_accounts')
    .select(['id', 'purpose'])
    .where('customer_id', 'is', null)
    .execute();
  const agents = await trx
    .selectFrom('ledger_accounts')
    .innerJoin('customers', 'customers.id', 'ledger_accounts.customer_id')
    .select(['ledger_accounts.id', 'customers.id as customerId', 'username', 'superior_id as superiorId'])
    .orderBy('level', 'desc')
    .orderBy('username')
    .execute();
  const houseId = (purpose: string): string => {
    const account = house.find(candidate => candidate.purpose === purpose);
    if (!account)
      throw new RangeError(`the house has no account ${purpose}: this database was not made by the seed`);
    return account.id;
  };
  return { salesId: houseId('sales'), fundingId: houseId('funding'), agents };
}

/**
 * The movements of balances by orders, with the transfers that made them possible: each month every agent gets from
 * their superior what they and their sub-agents will spend, and the operator tops up the highest ones.
 */
export function bookingsOf(
  random: Random,
  accounts: LedgerAccountIds,
  movements: readonly BalanceMovement[],
  houseAuthor: string,
): Booking[] {
  const months = Map.groupBy(movements, ({ at }) => at.toISOString().slice(0, 7));
  return [...months.values()].flatMap(ofMonth => [
    ...fundings(random, accounts, ofMonth, houseAuthor),
    ...ofMonth.map(movement => orderBooking(accounts, movement)),
  ]);
}

function orderBooking(
  accounts: LedgerAccountIds,
  { customerId, amountSen, ...movement }: BalanceMovement,
): Booking {
  const agent = accounts.agents.find(account => account.customerId === customerId);
  if (!agent) throw new RangeError(`customer ${customerId} has no account`);
  const [fromAccountId, toAccountId] =
    amountSen < 0 ? [agent.id, accounts.salesId] : [accounts.salesId, agent.id];
  return { ...movement, fromAccountId, toAccountId, amountSen: Math.abs(amountSen) };
}

function fundings(
  random: Random,
  accounts: LedgerAccountIds,
  movements: readonly BalanceMovement[],
  houseAuthor: string,
): Booking[] {
  const first = Math.min(...movements.map(({ at }) => at.getTime()));
  const neededSen = new Map<string, number>();
  const need = (customerId: string, amountSen: number) =>
    neededSen.set(customerId, (neededSen.get(customerId) ?? 0) + amountSen);
  for (const { customerId, amountSen } of movements) if (amountSen < 0) need(customerId, -amountSen);
  const bookings: Booking[] = [];
  for (const agent of accounts.agents) {
    const amountSen = Math.ceil((neededSen.get(agent.customerId) ?? 0) / STEP_SEN) * STEP_SEN;
    const superior = accounts.agents.find(({ customerId }) => customerId === agent.superiorId);
    if (amountSen === 0) continue;
    if (superior) need(superior.customerId, amountSen);
    const at = new Date(first - (superior ? 1 : 2) * HOUR_MS);
    bookings.push({
      id: random.uuid(at),
      kind: superior ? 'transfer' : 'top-up',
      fromAccountId: superior?.id ?? accounts.fundingId,
      toAccountId: agent.id,
      amountSen,
      at,
      author: superior ? `customer:${superior.customerId}` : houseAuthor,
      reason: superior ? '' : 'Bank transfer received',
    });
  }
  return bookings;
}

export async function writeBookings(insert: BulkInsert, bookings: readonly Booking[]): Promise<void> {
  const inOrder = [...bookings].sort((a, b) => a.at.getTime() - b.at.getTime());
  await insert(
    'ledger_transfers',
    inOrder.map(({ id, kind, orderId, reason, author, at }) => ({
      id,
      kind,
      order_id: orderId ?? null,
      reason: reason ?? '',
      author,
      created_at: at,
    })),
  );
  await insert(
    'ledger_entries',
    inOrder.flatMap(({ id, fromAccountId, toAccountId, amountSen }) => [
      { transfer_id: id, account_id: fromAccountId, amount_sen: -amountSen },
      { transfer_id: id, account_id: toAccountId, amount_sen: amountSen },
    ]),
  );
}
