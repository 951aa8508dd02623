import { readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { Database } from '../../api/src/lib/database/database.ts';
import { type Acknowledged, addressOf, type LogLine } from './buyers.ts';

/** What the database says otherwise than the log. */
export interface Comparison {
  acknowledged: number;
  /** Acknowledged, but not in the database. */
  lost: string[];
  /** Buyers who have more orders than they asked for. */
  doubled: string[];
}

/** How far an order has come, by its status. */
const states: Readonly<Record<string, Acknowledged>> = {
  unpaid: 'booked',
  paid: 'paid',
  completed: 'paid',
  canceled: 'canceled',
  refunded: 'canceled',
};
const order: readonly Acknowledged[] = ['booked', 'paid', 'canceled'];

/** Compares the log of acknowledgements with the database. */
export async function compareLog(db: Kysely<Database>, log: string): Promise<Comparison> {
  const lines = readFileSync(log, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map((line): LogLine => JSON.parse(line));
  const rows = await db
    .selectFrom('orders')
    .where('contact_email', 'like', '%@faults.example')
    .select(['number', 'status', 'contact_email'])
    .execute();
  const byNumber = new Map(rows.map(row => [row.number, row.status]));
  const lost = lines
    .filter(({ number, state }) => {
      const status = byNumber.get(number);
      const now = status && states[status];
      return !now || order.indexOf(now) < order.indexOf(state);
    })
    .map(({ number, state }) => `${number}, ${state}: is ${byNumber.get(number) ?? 'missing'}`);
  const count = new Map<string, number>();
  for (const { contact_email: address } of rows)
    if (address) count.set(address, (count.get(address) ?? 0) + 1);
  const doubled = [...count].filter(([, orders]) => orders > 1).map(([address]) => address);
  const buyers = new Set(lines.map(({ buyer }) => addressOf(buyer)));
  const unasked = [...count.keys()].filter(address => !buyers.has(address));
  return { acknowledged: lines.length, lost, doubled: [...doubled, ...unasked] };
}
