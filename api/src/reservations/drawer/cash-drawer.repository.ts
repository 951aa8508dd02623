import type {
  CashDrawer,
  CashMovement,
  DrawersQuery,
} from '@gangway/shared/contract/office/orders/drawers.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';

/** A drawer that cash goes into. */
export interface NewDrawer {
  id: string;
  officerId: string;
  counter: string;
  at: Date;
  floatSen: number;
  byItself: boolean;
}

export interface NewMovement {
  id: string;
  drawerId: string;
  kind: 'sale' | 'refund' | 'in' | 'out';
  amountSen: number;
  paymentId?: string;
  refundId?: string;
  reason: string;
  at: Date;
}

/** Opens a drawer, unless its officer has an open one. @returns whether it was opened */
export async function insertDrawer(trx: Transaction<Database>, drawer: NewDrawer): Promise<boolean> {
  const row = await trx
    .insertInto('cash_drawers')
    .values({
      id: drawer.id,
      officer_id: drawer.officerId,
      counter: drawer.counter,
      opened_at: drawer.at,
      float_sen: drawer.floatSen,
      opened_by_itself: drawer.byItself,
    })
    .onConflict(conflict => conflict.column('officer_id').where('closed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the open drawer of an officer until the transaction ends. */
export async function lockOpenDrawer(
  trx: Transaction<Database>,
  officerId: string,
): Promise<{ id: string } | undefined> {
  return trx
    .selectFrom('cash_drawers')
    .select('id')
    .where('officer_id', '=', officerId)
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function insertMovement(trx: Transaction<Database>, movement: NewMovement): Promise<void> {
  await trx
    .insertInto('cash_movements')
    .values({
      id: movement.id,
      drawer_id: movement.drawerId,
      kind: movement.kind,
      amount_sen: movement.amountSen,
      payment_id: movement.paymentId ?? null,
      refund_id: movement.refundId ?? null,
      reason: movement.reason,
      at: movement.at,
    })
    .execute();
}

/** The name of the workplace at which a session was opened; empty if it is not enrolled. */
export async function findCounter(trx: Transaction<Database>, stationId: string | null): Promise<string> {
  if (stationId === null) return '';
  const row = await trx
    .selectFrom('gate_stations')
    .select('name')
    .where('id', '=', stationId)
    .executeTakeFirst();
  return row?.name ?? '';
}

type DrawerFilter = Omit<DrawersQuery, 'from' | 'to'> & { since: Date | undefined; before: Date | undefined };

/** The filter as a condition on a drawer (alias `d`), or `true`. */
const whereOf = ({ officer, state, since, before }: DrawerFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(officer ? [sql`d.officer_id = ${officer}`] : []),
      ...(state ? [state === 'open' ? sql`d.closed_at is null` : sql`d.closed_at is not null`] : []),
      ...(since ? [sql`d.opened_at >= ${since}`] : []),
      ...(before ? [sql`d.opened_at < ${before}`] : []),
    ],
    sql` and `,
  );

/** One page of the filtered drawers, and their total number. */
export async function findDrawerPage(
  db: Connection,
  filter: DrawerFilter,
): Promise<{ items: CashDrawer[]; total: number }> {
  const { page, size, descending } = filter;
  const where = whereOf(filter);
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const items = await findDrawers(
    db,
    where,
    sql`order by d.opened_at ${direction}, d.id limit ${size} offset ${(page - 1) * size}`,
  );
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total from cash_drawers d where ${where}`.execute(db);
  return { items, total: rows[0]?.total ?? 0 };
}

export async function findDrawerOwner(
  trx: Transaction<Database>,
  id: string,
): Promise<{ officerId: string } | undefined> {
  return trx
    .selectFrom('cash_drawers')
    .select('officer_id as officerId')
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function closeRow(
  trx: Transaction<Database>,
  id: string,
  close: { at: Date; by: string; expectedSen: number; countedSen: number; reason: string },
): Promise<void> {
  await trx
    .updateTable('cash_drawers')
    .set({
      closed_at: close.at,
      closed_by: close.by,
      expected_sen: close.expectedSen,
      counted_sen: close.countedSen,
      reason: close.reason,
    })
    .where('id', '=', id)
    .execute();
}

type Row = Omit<CashDrawer, 'openedAt' | 'closedAt'> & { openedAt: Date; closedAt: Date | null };

/** The open drawer of an officer. */
export const findOpenDrawer = async (db: Connection, officerId: string): Promise<CashDrawer | undefined> =>
  (await findDrawers(db, sql`d.officer_id = ${officerId} and d.closed_at is null`))[0];

export const findDrawer = async (db: Connection, id: string): Promise<CashDrawer | undefined> =>
  (await findDrawers(db, sql`d.id = ${id}`))[0];

/** Drawers that were open at any moment of a day, from its first moment to that of the next day. */
export const findDrawersOf = (
  db: Connection,
  { from, to }: { from: Date; to: Date },
): Promise<CashDrawer[]> =>
  findDrawers(db, sql`d.opened_at < ${to} and (d.closed_at is null or d.closed_at >= ${from})`);

/** Drawers with the totals of their movements; `where` is on `d`, cash_drawers. */
async function findDrawers(
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

/** The movements of a drawer, latest first. */
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
