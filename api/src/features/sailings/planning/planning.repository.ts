import type { PlanningFacts } from '@gangway/shared/domain/sailings/sailing-clashes.ts';
import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import { sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';
import type { SailingDraft } from './draft.rules.ts';

/** So many days before and after a plan a sailing may still meet it; no delay is longer. */
const AROUND_DAYS = 4;

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

/** What a plan is held against. */
export async function findPlanningFacts(
  db: Connection,
  drafts: readonly SailingDraft[],
  now: Date,
): Promise<PlanningFacts> {
  const ships = await db.selectFrom('ships').select(['id', 'status', 'capacity']).execute();
  const { rows: routes } = await sql<{
    id: number;
    active: boolean;
    departurePortId: number;
    destinationPortId: number;
    sessionsWithFares: ('daytime' | 'nighttime')[];
  }>`
    select id, active, departure_port_id as "departurePortId", destination_port_id as "destinationPortId",
      array(select distinct f.session::text from fares f where f.route_id = routes.id) as "sessionsWithFares"
    from routes
  `.execute(db);
  return {
    now,
    ships: new Map(ships.map(({ id, ...ship }) => [id, ship])),
    routes: new Map(routes.map(({ id, ...route }) => [id, route])),
    existing: await findExisting(db, drafts),
  };
}

async function findExisting(
  db: Connection,
  drafts: readonly SailingDraft[],
): Promise<PlanningFacts['existing']> {
  const dates = drafts.map(({ date }) => date).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return [];
  const rows = await db
    .selectFrom('sailings')
    .innerJoin('routes', 'routes.id', 'sailings.route_id')
    .select([
      'sailings.ship_id as shipId',
      'sailings.date',
      'sailings.session',
      'sailings.departs_at as departsAt',
      'sailings.arrives_at as arrivesAt',
      'routes.departure_port_id as departurePortId',
      'routes.destination_port_id as destinationPortId',
      'sailings.status',
    ])
    .where('ship_id', '=', sql<number>`any(${[...new Set(drafts.map(({ shipId }) => shipId))]})`)
    .where('date', '>=', addDays(first, -AROUND_DAYS))
    .where('date', '<=', addDays(last, AROUND_DAYS))
    .execute();
  return rows.map(({ status, ...leg }) => ({ ...leg, canceled: status === 'canceled' }));
}

/** Writes sailings with their places, their own fares and an audit entry each. Returns their ids. */
export async function insertSailings(
  trx: Transaction<Database>,
  drafts: readonly SailingDraft[],
  via: string,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with draft as (
      select * from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as d (
        "shipId" integer, "routeId" integer, date date, session session, "departsAt" timestamptz,
        "arrivesAt" timestamptz, gate text, capacity integer, "nonRefundable" boolean, peak boolean, fares jsonb
      )
    ), made as (
      insert into sailings
        (ship_id, route_id, date, session, departs_at, arrives_at, gate, non_refundable, peak)
      select "shipId", "routeId", date, session, "departsAt", "arrivesAt", gate, "nonRefundable", peak from draft
      returning id, ship_id, date, session
    ), known as (
      select made.id, draft.* from made
      join draft on draft."shipId" = made.ship_id and draft.date = made.date and draft.session = made.session
    ), places as (
      insert into sailing_inventory (sailing_id, capacity) select id, capacity from known
    ), own_fares as (
      insert into fares (sailing_id, ticket_type, price_sen)
      select known.id, fare.key::ticket_type, fare.value::bigint
      from known cross join lateral jsonb_each_text(
        case jsonb_typeof(known.fares) when 'object' then known.fares else '{}' end
      ) fare
    ), noted as (
      insert into audit_entries (at, actor, entity, entity_id, action, detail)
      select current_setting('gangway.now')::timestamptz, current_setting('gangway.actor'), 'sailings', id::text,
        'created', to_jsonb(known) - 'id' || jsonb_build_object('via', ${via}::text)
      from known
    )
    select id from made
  `.execute(trx);
  return rows.map(({ id }) => id);
}
