import type { Machine } from '@gangway/shared/domain/states/transitions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import {
  type BrokenState,
  brokenChains,
  unlistedChanges,
  unnamedActors,
  wrongBeginnings,
} from '../../lib/database/state-checks.ts';
import type { LinePrint } from '../../lib/media/line-archive.ts';
import type { AuditPart } from './audit-months.rules.ts';

/**
 * The records whose changes of state leave the database with their month, and their tables of transitions. They are most of what a sale
 * writes; boardings and payments have rows of their own besides. Rules and histories read all other entries, so these stay (decision 63).
 */
const leavingTables: Readonly<Record<string, Machine>> = { tickets: 'ticket', payments: 'payment' };

const machines = sql.join(
  Object.entries(leavingTables).map(([table, machine]) => sql`(${sql.lit(table)}, ${sql.lit(machine)})`),
);
const tables = sql.join(Object.keys(leavingTables).map(table => sql.lit(table)));

/** The entries that leave, chosen by `chooseLeaving`. */
export const leaving: RawBuilder<unknown> = sql`select * from audit_leaving`;

/** The first moment whose entries are not archived; null if nothing is. */
export async function findArchivedUntil(db: Connection): Promise<Date | null> {
  const { until } = await db
    .selectFrom('audit_archives')
    .select(({ fn }) => fn.max('until').as('until'))
    .executeTakeFirstOrThrow();
  return until;
}

/**
 * Chooses the entries of some parts that leave. A transaction that waited for another one over midnight has an entry of the old month
 * after one of the new: it stays until that leaves, so that the entries of a record always leave from its first on.
 */
export async function chooseLeaving(
  trx: Transaction<Database>,
  parts: readonly AuditPart[],
  until: Date,
): Promise<void> {
  const entries = sql.join(
    parts.map(({ name }) => sql`select * from ${sql.table(name)}`),
    sql` union all `,
  );
  await sql`
    create temporary table audit_leaving on commit drop as
    select id, actor, entity, entity_id, from_state, to_state from (${entries}) e
    where action = 'state' and entity in (${tables}) and not exists (
      select from audit_entries later
      where later.at >= ${until} and later.at < ${until}::timestamptz + interval '1 day'
        and later.action = 'state' and later.entity = e.entity and later.entity_id = e.entity_id and later.id < e.id
    )
  `.execute(trx);
  await sql`create index on audit_leaving (id)`.execute(trx);
  await sql`analyze audit_leaving`.execute(trx);
}

/** A leaving entry that violates I7, if there is one: once they have left, the audit does not see them. */
export async function findBrokenLeaving(trx: Transaction<Database>): Promise<BrokenState | undefined> {
  const lives = sql`
    select entity, entity_id, id as entry, from_state, to_state from (${leaving}) leaving
    union all
    select entity, entity_id::text, entry, null, state from audit_archived_states
    where (entity, entity_id::text) in (select entity, entity_id from (${leaving}) leaving)`;
  const checks = [
    brokenChains(lives),
    unlistedChanges(leaving, machines),
    wrongBeginnings(leaving, machines),
    unnamedActors(leaving),
  ];
  for (const check of checks) {
    const { rows } = await sql<BrokenState>`select * from (${check}) broken limit 1`.execute(trx);
    if (rows[0]) return rows[0];
  }
  return undefined;
}

/** Remembers the states to which the leaving entries led. */
export async function keepStates(trx: Transaction<Database>): Promise<void> {
  await sql`
    insert into audit_archived_states (entity, entity_id, entry, state)
    select distinct on (entity, entity_id) entity, entity_id::uuid, id, to_state from (${leaving}) leaving
    order by entity, entity_id, id desc
    on conflict (entity, entity_id) do update set entry = excluded.entry, state = excluded.state
  `.execute(trx);
}

/** Records a file of archived entries. */
export async function insertArchive(
  trx: Transaction<Database>,
  { until, part, path, archivedAt }: { until: Date; part: number; path: string; archivedAt: Date },
  { lines, bytes, sha256 }: LinePrint,
): Promise<void> {
  await trx
    .insertInto('audit_archives')
    .values({ until, part, path, entries: lines, bytes, sha256, archived_at: archivedAt })
    .execute();
}
