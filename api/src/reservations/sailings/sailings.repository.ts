import type { SailingStatus, Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../lib/database/database.ts';
import { AppError } from '../../lib/errors.ts';

/** Locks ships, so that concurrent planners of a ship see each other's sailings. */
export async function lockShips(trx: Transaction<Database>, shipIds: readonly number[]): Promise<void> {
  await trx
    .selectFrom('ships')
    .select('id')
    .where('id', '=', sql<number>`any(${shipIds})`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Locks a sailing until the transaction ends. Sailings are locked before orders, and orders before places. @throws AppError
 * `sailing-not-found`
 */
export async function lockSailing(trx: Transaction<Database>, id: number) {
  const sailing = await trx
    .selectFrom('sailings')
    .selectAll()
    .where('id', '=', id)
    // Bookings reference the sailing and must not wait for a change of it.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!sailing) throw new AppError('sailing-not-found');
  return sailing;
}

export type LockedSailing = Awaited<ReturnType<typeof lockSailing>>;

/**
 * The only function that changes a sailing's status. The database refuses a transition that is not in
 * shared/domain/states/transitions.ts and writes the audit entry (invariant I7). The caller holds the sailing's lock.
 */
export async function setSailingStatus(
  trx: Transaction<Database>,
  id: number,
  status: SailingStatus,
): Promise<void> {
  await trx.updateTable('sailings').set({ status }).where('id', '=', id).execute();
}

export async function updateSailing(
  trx: Transaction<Database>,
  id: number,
  sailing: { departsAt: Date; arrivesAt: Date; gate: string; nonRefundable: boolean; peak: boolean },
): Promise<void> {
  await trx
    .updateTable('sailings')
    .set({
      departs_at: sailing.departsAt,
      arrives_at: sailing.arrivesAt,
      gate: sailing.gate,
      non_refundable: sailing.nonRefundable,
      peak: sailing.peak,
    })
    .where('id', '=', id)
    .execute();
}

export async function setTimes(
  trx: Transaction<Database>,
  id: number,
  { departsAt, arrivesAt }: { departsAt: Date; arrivesAt: Date },
): Promise<void> {
  await trx
    .updateTable('sailings')
    .set({ departs_at: departsAt, arrives_at: arrivesAt })
    .where('id', '=', id)
    .execute();
}

/** Deletes a sailing; the database deletes its places and its own fares. */
export async function deleteSailingRow(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('sailings').where('id', '=', id).execute();
}

export async function setGate(trx: Transaction<Database>, sailingId: number, gate: string): Promise<void> {
  await trx.updateTable('sailings').set({ gate }).where('id', '=', sailingId).execute();
}

export async function setShip(trx: Transaction<Database>, sailingId: number, shipId: number): Promise<void> {
  await trx.updateTable('sailings').set({ ship_id: shipId }).where('id', '=', sailingId).execute();
}

/** The opening of a sale, and whether its queue was drawn; undefined if the sailing does not exist. */
export async function lockOpening(
  trx: Transaction<Database>,
  sailingId: number,
): Promise<{ salesOpenAt: Date | null; drawnAt: Date | null; departsAt: Date } | undefined> {
  const { rows } = await sql<{ salesOpenAt: Date | null; drawnAt: Date | null; departsAt: Date }>`
    select s.sales_open_at as "salesOpenAt", s.departs_at as "departsAt",
      (select r.drawn_at from waiting_rooms r where r.sailing_id = s.id) as "drawnAt"
    from sailings s where s.id = ${sailingId} for no key update of s
  `.execute(trx);
  return rows[0];
}

export async function setOpening(
  trx: Transaction<Database>,
  sailingId: number,
  salesOpenAt: Date | null,
): Promise<void> {
  await trx.updateTable('sailings').set({ sales_open_at: salesOpenAt }).where('id', '=', sailingId).execute();
}

/** A sailing that is not created yet. */
export interface NewSailing {
  shipId: number;
  routeId: number;
  date: LocalDate;
  session: Session;
  departsAt: Date;
  arrivesAt: Date;
  gate: string;
  nonRefundable: boolean;
  peak: boolean;
}

/** Writes sailings. Returns their ids, in the order of the drafts. */
export async function insertSailings(
  trx: Transaction<Database>,
  drafts: readonly NewSailing[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with draft as (
      select * from jsonb_to_recordset(${JSON.stringify(drafts.map((draft, position) => ({ ...draft, position })))}::jsonb) as d (
        "shipId" integer, "routeId" integer, date date, session session, "departsAt" timestamptz,
        "arrivesAt" timestamptz, gate text, "nonRefundable" boolean, peak boolean, position integer
      )
    ), made as (
      insert into sailings
        (ship_id, route_id, date, session, departs_at, arrives_at, gate, non_refundable, peak)
      select "shipId", "routeId", date, session, "departsAt", "arrivesAt", gate, "nonRefundable", peak
      from draft order by position
      returning id, ship_id, date, session
    )
    select made.id from made
    join draft on draft."shipId" = made.ship_id and draft.date = made.date and draft.session = made.session
    order by draft.position
  `.execute(trx);
  return rows.map(({ id }) => id);
}
