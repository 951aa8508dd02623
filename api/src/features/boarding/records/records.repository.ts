import type {
  BoardingChoices,
  BoardingExportQuery,
  BoardingMethod,
  BoardingOutcome,
  BoardingRecord,
  BoardingRecordFilters,
  BoardingRecordsQuery,
} from '@gangway/shared/contract/office/gate/boarding.ts';
import { sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';
import { countUpToLimit, type RowCount } from '../../../lib/database/paging.ts';
import { conditionsOf } from './record-conditions.sql.ts';

interface Row {
  id: string;
  scanned_at: Date;
  received_at: Date;
  undone_at: Date | null;
  outcome: BoardingOutcome;
  refusal: BoardingRecord['refusal'];
  method: BoardingMethod;
  gate: string;
  lane: string;
  reason: string;
  effective: boolean;
  officer: BoardingRecord['officer'];
  ticket: BoardingRecord['ticket'];
  sailing: BoardingRecord['sailing'];
}

/** `order by …`, in both directions of the index. */
export const inOrder = ({ descending }: Pick<BoardingExportQuery, 'descending'>) =>
  descending ? sql`order by e.scanned_at desc, e.id desc` : sql`order by e.scanned_at, e.id`;

/** The ids of one page, exported so that a test can explain the query. */
export function recordIdsOf({ page, size, sort: _, descending, ...filters }: BoardingRecordsQuery) {
  return sql`select e.id from boarding_events e where ${conditionsOf(filters)}
    ${inOrder({ descending })} limit ${size} offset ${(page - 1) * size}`;
}

export async function findRecords(db: Connection, query: BoardingRecordsQuery): Promise<BoardingRecord[]> {
  const { rows } = await sql<Row>`
    with page as materialized (
      select id, row_number() over () as place from (${recordIdsOf(query)}) ids)
    select e.id, e.scanned_at, e.received_at, e.undone_at, e.outcome, e.refusal, e.method, e.gate, e.lane, e.reason, e.effective,
      jsonb_build_object('id', u.id, 'username', u.username, 'name', u.name) as officer,
      case when t.id is not null then jsonb_build_object('serial', t.serial, 'passengerName', p.name,
        'ticketType', t.ticket_type, 'orderNumber', o.number) end as ticket,
      case when s.id is not null then jsonb_build_object('id', s.id, 'ship', ships.name, 'date', s.date,
        'session', s.session) end as sailing
    from page
    join boarding_events e on e.id = page.id
    join system_users u on u.id = e.officer_id
    left join tickets t on t.id = e.ticket_id
    left join passengers p on p.id = t.passenger_id
    left join orders o on o.id = t.order_id
    left join sailings s on s.id = e.sailing_id
    left join ships on ships.id = s.ship_id
    order by page.place
  `.execute(db);
  return rows.map(toRecord);
}

/** The exact number of filtered records, for a report. */
export async function countRecords(db: Connection, filters: BoardingRecordFilters): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from boarding_events e where ${conditionsOf(filters)}
  `.execute(db);
  return rows[0]?.total ?? 0;
}

/** The number for a list, up to the counting limit. */
export function countListedRecords(db: Connection, filters: BoardingRecordFilters): Promise<RowCount> {
  return countUpToLimit(db, sql`boarding_events e where ${conditionsOf(filters)}`);
}

/** The officers and gates that occur in records. The query skips through the index to find the gates. */
export async function findChoices(
  db: Connection,
  departure: string | undefined,
): Promise<Omit<BoardingChoices, 'sailings'> & { sailings: SailingChoice[] }> {
  const officers = await sql<BoardingChoices['officers'][number]>`
    select u.id, u.username, u.name from system_users u
    where exists (select from boarding_events e where e.officer_id = u.id) order by u.username
  `.execute(db);
  const gates = await sql<{ gate: string }>`
    with recursive hop (gate) as (
      select min(gate) from boarding_events
      union all
      select (select min(e.gate) from boarding_events e where e.gate > hop.gate) from hop where hop.gate is not null
    ) select gate from hop where gate <> ''
  `.execute(db);
  const sailings = await sql<SailingChoice>`
    select s.id, ships.name as ship, s.session, s.departs_at as "departsAt", s.departs_zone as zone
    from sailings s join ships on ships.id = s.ship_id
    where s.date = ${departure ?? null}::date order by s.departs_at, s.id
  `.execute(db);
  return { officers: officers.rows, gates: gates.rows.map(({ gate }) => gate), sailings: sailings.rows };
}

type SailingChoice = Omit<BoardingChoices['sailings'][number], 'departsAt'> & {
  departsAt: Date;
  zone: string;
};

const toRecord = (row: Row): BoardingRecord => ({
  id: row.id,
  scannedAt: row.scanned_at.toISOString(),
  receivedAt: row.received_at.toISOString(),
  outcome: row.outcome,
  refusal: row.refusal,
  method: row.method,
  gate: row.gate,
  lane: row.lane,
  reason: row.reason,
  effective: row.effective,
  undoneAt: row.undone_at?.toISOString() ?? null,
  officer: row.officer,
  ticket: row.ticket,
  sailing: row.sailing,
});
