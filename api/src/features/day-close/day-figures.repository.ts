import type { PaymentProvider } from '@gangway/shared/contract/base/vocabulary.ts';
import type { DayFigures, DayProof } from '@gangway/shared/contract/office/orders/day-close.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';

/** From the first moment of a day to the first of the next one. */
export interface Day {
  from: Date;
  to: Date;
}

type Money = DayFigures['methods'][number];

/** The payments and refunds of the day, by provider, officer and workplace. */
export async function findTakings(
  db: Connection,
  { from, to }: Day,
): Promise<(Money & { officer: string | null; counter: string })[]> {
  const { rows } = await sql<Money & { officer: string | null; counter: string; provider: PaymentProvider }>`
    select moved.provider, u.name as officer, moved.counter,
      count(*) filter (where not moved.back)::integer as taken,
      coalesce(sum(moved.sen) filter (where not moved.back), 0)::bigint as "takenSen",
      count(*) filter (where moved.back)::integer as returned,
      coalesce(sum(moved.sen) filter (where moved.back), 0)::bigint as "returnedSen"
    from (
      select p.provider, p.taken_by as officer_id, p.counter, p.amount_sen as sen, false as back
      from payments p where p.status = 'succeeded' and p.settled_at >= ${from} and p.settled_at < ${to}
      union all
      select r.provider, r.handed_out_by, r.counter, r.amount_sen, true
      from refunds r where r.status = 'succeeded' and r.settled_at >= ${from} and r.settled_at < ${to}
    ) moved left join system_users u on u.id = moved.officer_id
    group by moved.provider, u.name, moved.counter
    order by u.name nulls first, moved.counter, moved.provider
  `.execute(db);
  return rows;
}

/** The rounding of the day's cash in sen: the amounts moved, less the exact amounts (R331). */
export async function findRounding(
  db: Connection,
  { from, to }: Day,
): Promise<NonNullable<DayFigures['rounding']>> {
  const { rows } = await sql<NonNullable<DayFigures['rounding']>>`
    select
      (select coalesce(sum(rounding_sen), 0) from payments
        where status = 'succeeded' and settled_at >= ${from} and settled_at < ${to})::bigint as "takenSen",
      (select coalesce(sum(rounding_sen), 0) from refunds
        where status = 'succeeded' and settled_at >= ${from} and settled_at < ${to})::bigint as "returnedSen"
  `.execute(db);
  return rows[0] ?? { takenSen: 0, returnedSen: 0 };
}

/** The same money according to orders, drawers and the ledger. */
export async function findProofs(
  db: Connection,
  { from, to }: Day,
): Promise<Record<DayProof, [number, number]>> {
  const { rows } = await sql<Record<string, number>>`
    with paid as (
      select * from payments where status = 'succeeded' and settled_at >= ${from} and settled_at < ${to}
    ), back as (
      select * from refunds where status = 'succeeded' and settled_at >= ${from} and settled_at < ${to}
    ), booked as (
      select a.customer_id, a.voucher_id, t.kind, e.amount_sen
      from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
      where t.created_at >= ${from} and t.created_at < ${to} and t.kind in ('order-payment', 'order-refund')
    ), moved as (
      select m.kind, m.amount_sen from cash_movements m where m.at >= ${from} and m.at < ${to}
    )
    select
      (select coalesce(sum(amount_sen), 0) from paid)::bigint as payments,
      (select coalesce(sum(part.amount_sen), 0) from payment_orders part join paid on paid.id = part.payment_id)::bigint
        + (select coalesce(sum(paid.amount_sen), 0) from paid join vouchers v on v.payment_id = paid.id)::bigint as orders,
      (select coalesce(sum(amount_sen + rounding_sen), 0) from paid where provider = 'counter')::bigint as cash,
      (select coalesce(sum(amount_sen), 0) from moved where kind = 'sale')::bigint
        + (select coalesce(sum(amount_sen + rounding_sen), 0) from paid where provider = 'counter' and taken_by is null)::bigint as drawers,
      (select coalesce(sum(amount_sen + rounding_sen), 0) from back where provider = 'counter')::bigint as cash_back,
      (select coalesce(sum(amount_sen), 0) from moved where kind = 'refund')::bigint
        + (select coalesce(sum(amount_sen + rounding_sen), 0) from back where provider = 'counter' and handed_out_by is null)::bigint
        as drawers_back,
      (select coalesce(sum(amount_sen), 0) from paid where provider = 'balance')::bigint
        - (select coalesce(sum(amount_sen), 0) from back where provider = 'balance')::bigint as balance,
      (select -coalesce(sum(amount_sen), 0) from booked where customer_id is not null)::bigint as balance_booked,
      (select coalesce(sum(amount_sen), 0) from paid where provider = 'voucher')::bigint as voucher,
      -- A voucher is debited when it is used; its payment succeeds with the rest of the order's.
      (select -coalesce(sum(amount_sen), 0) from booked where voucher_id is not null and kind = 'order-payment')::bigint
        - (select coalesce(sum(amount_sen), 0) from payments where provider = 'voucher' and created_at >= ${from}
            and created_at < ${to} and (status <> 'succeeded' or settled_at >= ${to}))::bigint
        + (select coalesce(sum(amount_sen), 0) from paid where provider = 'voucher' and created_at < ${from})::bigint
        as voucher_booked
  `.execute(db);
  const {
    payments = 0,
    orders = 0,
    cash = 0,
    drawers = 0,
    balance = 0,
    voucher = 0,
    ...rest
  } = rows[0] ?? {};
  return {
    orders: [payments, orders],
    cash: [cash, drawers],
    'cash-refunds': [rest.cash_back ?? 0, rest.drawers_back ?? 0],
    balance: [balance, rest.balance_booked ?? 0],
    voucher: [voucher, rest.voucher_booked ?? 0],
  };
}

/** The close of a day; undefined while it is open. */
export async function findClose(
  db: Connection,
  date: string,
): Promise<{ at: Date; by: string; figures: DayFigures } | undefined> {
  const row = await db
    .selectFrom('day_closes')
    .innerJoin('system_users', 'system_users.id', 'day_closes.closed_by')
    .select(['closed_at', 'name', 'figures'])
    .where('day', '=', date)
    .executeTakeFirst();
  return row && { at: row.closed_at, by: row.name, figures: row.figures as unknown as DayFigures };
}

export async function insertClose(
  trx: Transaction<Database>,
  { date, at, by, figures }: { date: string; at: Date; by: string; figures: DayFigures },
): Promise<void> {
  await trx
    .insertInto('day_closes')
    .values({ day: date, closed_at: at, closed_by: by, figures: JSON.stringify(figures) })
    .execute();
}
