import type { CashDrawer, CashMovement } from '@gangway/shared/contract/office/orders/drawers.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../lib/database/database.ts';

type Row = Omit<CashDrawer, 'openedAt' | 'closedAt'> & { openedAt: Date; closedAt: Date | null };

/** The open drawer of an officer. */
export const findOpenDrawer = async (db: Connection, officerId: string): Promise<CashDrawer | undefined> =>
  (await findDrawers(db, sql`d.officer_id = ${officerId} and d.closed_at is null`))[0];

export const findDrawer = async (db: Connection, id: string): Promise<CashDrawer | undefined> =>
  (await findDrawers(db, sql`d.id = ${id}`))[0];

/** Drawers that were open at some moment of a day, from its first moment to that of the next one. */
export const findDrawersOf = (
  db: Connection,
  { from, to }: { from: Date; to: Date },
): Promise<CashDrawer[]> =>
  findDrawers(db, sql`d.opened_at < ${to} and (d.closed_at is null or d.closed_at >= ${from})`);

/** Drawers with what their movements come to; `where` is on `d`, cash_drawers. */
export async function findDrawers(
  db: Connection,
  where: RawBuilder<unknown>,
  rest: RawBuilder<unknown> = sql`order by d.opened_at desc, d.id`,
): Promise<CashDrawer[]> {
  const { rows } = await sql<Row>`
    select d.id, jsonb_build_object('id', u.id, 'name', u.name) as officer, d.counter, d.opened_at as "openedAt",
      d.opened_by_itself as "openedByItself", d.float_sen as "floatSen",
      moved.sale as "salesSen", moved.refund as "refundsSen", moved.paid_in as "inSen", moved.taken_out as "outSen",
      d.float_sen + moved.sale + moved.paid_in - moved.refund - moved.taken_out as "expectedSen",
      d.closed_at as "closedAt", c.name as "closedBy", d.counted_sen as "countedSen", d.reason
    from cash_drawers d
    join system_users u on u.id = d.officer_id
    left join system_users c on c.id = d.closed_by
    cross join lateral (
      select coalesce(sum(m.amount_sen) filter (where m.kind = 'sale'), 0)::bigint as sale,
        coalesce(sum(m.amount_sen) filter (where m.kind = 'refund'), 0)::bigint as refund,
        coalesce(sum(m.amount_sen) filter (where m.kind = 'in'), 0)::bigint as paid_in,
        coalesce(sum(m.amount_sen) filter (where m.kind = 'out'), 0)::bigint as taken_out
      from cash_movements m where m.drawer_id = d.id
    ) moved
    where ${where} ${rest}
  `.execute(db);
  return rows.map(({ openedAt, closedAt, ...row }) => ({
    ...row,
    openedAt: openedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }));
}

const MOST_MOVEMENTS = 500;

/** What went into and out of a drawer, latest first. */
export async function findMovements(db: Connection, drawerId: string): Promise<CashMovement[]> {
  const { rows } = await sql<Omit<CashMovement, 'at'> & { at: Date }>`
    select m.id, m.kind, m.amount_sen as "amountSen", m.at, m.reason,
      coalesce(case when m.kind = 'sale' then array(
        select o.number from payment_orders part join orders o on o.id = part.order_id
        where part.payment_id = m.payment_id order by o.number
      ) when m.kind = 'refund' then array(
        select o.number from refunds r join orders o on o.id = r.order_id where r.id = m.refund_id
      ) end, '{}') as orders,
      (select code from receipts where payment_id = m.payment_id or refund_id = m.refund_id limit 1) as "receiptNumber"
    from cash_movements m where m.drawer_id = ${drawerId}
    order by m.at desc, m.id desc limit ${MOST_MOVEMENTS}
  `.execute(db);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
