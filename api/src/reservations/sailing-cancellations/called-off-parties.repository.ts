import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { DecidedBy, PartyOutcome, WithoutChoice } from '@gangway/shared/contract/sales/called-off.ts';
import type { StrandedParty } from '@gangway/shared/domain/disruptions/alternative-value.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';

/** An order as a party of one canceled sailing. */
export interface PartyKey {
  orderId: string;
  sailingId: number;
}

/** The data of the mail that asks the party of a canceled sailing for its choice. */
export interface CalledOffMail {
  orderId: string;
  reason: string;
  until: Date;
  otherwise: string;
  bonusPercent: number;
  keptSailingId: number | null;
}

/** A party at the time of its sailing's cancellation. */
export interface NewParty extends PartyKey {
  places: number;
}

/** A party's outcome, with author and time. */
export interface Decision {
  outcome: PartyOutcome;
  by: DecidedBy;
  at: Date;
}

/** A paid order of a canceled sailing, or of one that was rescheduled, without a choice yet. */
export interface OpenParty extends PartyKey {
  /** The places kept for it on another sailing. */
  offer: { id: string; sailingId: number } | null;
  chooseUntil: Date;
  /** `stay`: the sailing was moved, and a party without a choice stays on it. */
  withoutChoice: WithoutChoice | 'stay';
  bonusPercent: number;
}

const openParties = (db: Connection) =>
  db
    .selectFrom('called_off_parties as party')
    .innerJoin('sailing_cancellations as cancellation', 'cancellation.sailing_id', 'party.sailing_id')
    .leftJoin('place_offers as offer', join =>
      join.onRef('offer.id', '=', 'party.offer_id').on('offer.released_at', 'is', null),
    )
    .select([
      'party.order_id',
      'party.sailing_id',
      'party.choose_until',
      'cancellation.without_choice',
      'cancellation.bonus_percent',
    ])
    .select(['offer.id as offer_id', 'offer.sailing_id as offered_sailing_id'])
    .where('party.outcome', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof openParties>['executeTakeFirstOrThrow']>>;

const toParty = (row: Row): OpenParty => ({
  orderId: row.order_id,
  sailingId: row.sailing_id,
  offer:
    row.offer_id === null || row.offered_sailing_id === null
      ? null
      : { id: row.offer_id, sailingId: row.offered_sailing_id },
  chooseUntil: row.choose_until,
  withoutChoice: row.without_choice as WithoutChoice,
  bonusPercent: row.bonus_percent,
});

/** The choice of an order; undefined if it has none, or has already chosen. */
export async function findOpenParty(db: Connection, orderId: string): Promise<OpenParty | undefined> {
  const row = await openParties(db).where('party.order_id', '=', orderId).executeTakeFirst();
  return row && toParty(row);
}

/** A paid order with the departure times of its sailing, which may have been rescheduled. */
export async function findMovedOrder(
  db: Connection,
  orderId: string,
): Promise<{ sailingId: number; departsAt: Date; freeUntil: Date | null } | undefined> {
  return db
    .selectFrom('orders')
    .innerJoin('sailings', 'sailings.id', 'orders.sailing_id')
    .select([
      'sailings.id as sailingId',
      'sailings.departs_at as departsAt',
      'orders.free_until as freeUntil',
    ])
    .where('orders.id', '=', orderId)
    .where('orders.status', '=', 'paid')
    .where('sailings.status', 'not in', ['canceled', 'departed'])
    .executeTakeFirst();
}

/** Parties that missed the deadline. */
export async function findLateParties(db: Connection, now: Date): Promise<string[]> {
  const rows = await openParties(db)
    .where('party.choose_until', '<=', now)
    .orderBy('party.choose_until')
    .orderBy('party.order_id')
    .execute();
  return rows.map(row => row.order_id);
}

/** Whether a party of a canceled sailing was asked, or has its outcome. */
export async function isKnownParty(db: Connection, party: PartyKey): Promise<boolean> {
  const row = await db
    .selectFrom('called_off_parties')
    .select('order_id')
    .where('order_id', '=', party.orderId)
    .where('sailing_id', '=', party.sailingId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a party with a deadline, and the places kept for it on another sailing, if any. */
export async function insertParty(
  trx: Transaction<Database>,
  {
    orderId,
    sailingId,
    places,
    offerId,
    chooseUntil,
  }: NewParty & { offerId: string | null; chooseUntil: Date },
): Promise<void> {
  await trx
    .insertInto('called_off_parties')
    .values({
      order_id: orderId,
      sailing_id: sailingId,
      places,
      offer_id: offerId,
      choose_until: chooseUntil,
    })
    .execute();
}

/** Adds a party without a choice: the operator refunds all parties at once. */
export async function insertDecidedParty(
  trx: Transaction<Database>,
  { orderId, sailingId, places }: NewParty,
  { outcome, by, at }: Decision,
): Promise<void> {
  await trx
    .insertInto('called_off_parties')
    .values({
      order_id: orderId,
      sailing_id: sailingId,
      places,
      choose_until: at,
      outcome,
      decided_by: by,
      decided_at: at,
    })
    .execute();
}

/** Undecided parties with places on a sailing that is canceled too. */
export async function findPartiesKeptOn(db: Connection, sailingId: number): Promise<string[]> {
  const rows = await openParties(db)
    .where('offer.sailing_id', '=', sailingId)
    .orderBy('party.order_id')
    .execute();
  return rows.map(row => row.order_id);
}

/** Gives an undecided party other places, or none, and a new deadline. */
export async function setOffer(
  trx: Transaction<Database>,
  { orderId, sailingId }: PartyKey,
  { offerId, chooseUntil }: { offerId: string | null; chooseUntil: Date },
): Promise<void> {
  await trx
    .updateTable('called_off_parties')
    .set({ offer_id: offerId, choose_until: chooseUntil, reminded_at: null })
    .where('order_id', '=', orderId)
    .where('sailing_id', '=', sailingId)
    .execute();
}

/** Sets a party's outcome; the database allows no other one afterwards (invariant I13). */
export async function setOutcome(
  trx: Transaction<Database>,
  { orderId, sailingId }: PartyKey,
  { outcome, by, at }: Decision,
): Promise<void> {
  await trx
    .updateTable('called_off_parties')
    .set({ outcome, decided_by: by, decided_at: at })
    .where('order_id', '=', orderId)
    .where('sailing_id', '=', sailingId)
    .execute();
}

/** Marks parties as reminded that have not chosen, have a deadline before `before`, and were asked before `askedBefore`. */
export async function remindParties(
  trx: Transaction<Database>,
  { before, askedBefore, now }: { before: Date; askedBefore: Date; now: Date },
): Promise<CalledOffMail[]> {
  const { rows } = await sql<CalledOffMail>`
    update called_off_parties party set reminded_at = ${now}
    from sailing_cancellations cancellation
    where cancellation.sailing_id = party.sailing_id and party.outcome is null and party.reminded_at is null
      and party.choose_until <= ${before} and party.choose_until > ${now}
      and cancellation.requested_at <= ${askedBefore}
    returning party.order_id as "orderId", cancellation.reason, party.choose_until as until,
      cancellation.without_choice as otherwise,
      cancellation.bonus_percent as "bonusPercent", (
        select offer.sailing_id from place_offers offer where offer.id = party.offer_id and offer.released_at is null
      ) as "keptSailingId"
  `.execute(trx);
  return rows;
}

/** A canceled sailing, with the facts needed to find replacements. */
export interface CalledOffSailing {
  id: number;
  routeId: number;
  session: Session;
  departsAt: Date;
  /** Of the port of departure. */
  zone: string;
}

/** @throws Error if the sailing does not exist */
export async function findCalledOffSailing(db: Connection, id: number): Promise<CalledOffSailing> {
  const row = await db
    .selectFrom('sailings')
    .select(['id', 'route_id', 'session', 'departs_at', 'departs_zone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    routeId: row.route_id,
    session: row.session,
    departsAt: row.departs_at,
    zone: row.departs_zone,
  };
}

/**
 * Other sailings of the route that depart between two moments and are on sale, by departure. The one on which places are kept is
 * included until it departs, on sale or not.
 */
export async function findOtherSailings(
  db: Connection,
  { id, routeId }: Pick<CalledOffSailing, 'id' | 'routeId'>,
  { from, to, now, keptId }: { from: Date; to: Date; now: Date; keptId: number | null },
): Promise<{ id: number; session: Session; departsAt: Date }[]> {
  const rows = await db
    .selectFrom('sailings')
    .select(['id', 'session', 'departs_at'])
    .where('route_id', '=', routeId)
    .where('id', '<>', id)
    .where(
      sql<boolean>`
        (status in ('scheduled', 'delayed') and departs_at > ${from} and departs_at <= ${to}
          and coalesce(sales_open_at <= ${now}, true))
        or (id = ${keptId} and status in ('scheduled', 'delayed', 'closed') and departs_at > ${now})
      `,
    )
    .orderBy('departs_at')
    .execute();
  return rows.map(row => ({ id: row.id, session: row.session, departsAt: row.departs_at }));
}

/**
 * Paid orders of a sailing that were not asked yet, or a single one whether it was or not, with their parts. A party needs as
 * many berths as it had.
 */
export async function findStrandedParties(
  db: Connection,
  sailing: CalledOffSailing,
  orderId?: string,
): Promise<StrandedParty[]> {
  const { rows } = await sql<{ id: string; places: number; rooms: number[]; beds: number }>`
    select o.id,
      (select count(*)::integer from tickets t where t.order_id = o.id and t.canceled_at is null) as places,
      array(
        select r.room_type_id from order_cabins c join rooms r on r.id = c.room_id
        where c.order_id = o.id and c.released_at is null order by c.id
      ) as rooms,
      (
        select coalesce(sum(type.max_occupancy), 0)::integer
        from order_cabins c join rooms r on r.id = c.room_id join room_types type on type.id = r.room_type_id
        where c.order_id = o.id and c.released_at is null
      ) as beds
    from orders o
    where o.sailing_id = ${sailing.id} and o.status = 'paid'
      and ${
        orderId
          ? sql`o.id = ${orderId}`
          : sql`not exists (
              select from called_off_parties party where party.order_id = o.id and party.sailing_id = o.sailing_id
            )`
      }
    order by o.id
  `.execute(db);
  return rows.map(({ beds, ...row }) => ({
    ...row,
    berths: Math.min(row.places, beds),
    departsAt: sailing.departsAt.getTime(),
    session: sailing.session,
  }));
}

/** Records who phoned a party of a canceled sailing; the first record is kept. @returns whether the party exists. */
export async function setPartyCalled(
  trx: Transaction<Database>,
  { orderId, sailingId }: PartyKey,
  { by, at }: { by: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('called_off_parties')
    .set(({ fn, val }) => ({
      called_at: fn.coalesce('called_at', val(at)),
      called_by: fn.coalesce('called_by', val(by)),
    }))
    .where('order_id', '=', orderId)
    .where('sailing_id', '=', sailingId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
