import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database, Transaction } from '../../lib/database/database.ts';
import { type AuditPart, type Months, monthName } from './audit-months.rules.ts';

// The parts of the table `audit_entries`. The role of the product owns them, so it may make and drop them (R470). No name of a part is
// used twice: a backup by the version before, which does not keep the parts as they are, then fails instead of copying another part.

/** The rule that lets a part be attached without reading it. */
const BOUNDS = sql.ref('audit_entries_bounds');

const TABLE = sql.table('audit_entries');
const named = (name: string): RawBuilder<unknown> => sql.table(name);
const time = (instant: Date): RawBuilder<unknown> => sql.lit(instant.toISOString());

/** All parts, the default one last. */
export async function findAuditParts(db: Connection): Promise<AuditPart[]> {
  const { rows } = await sql<AuditPart>`
    select name, bounds = 'DEFAULT' as "isDefault",
      substring(bounds from $$FROM \\('([^']+)'\\)$$)::timestamptz as "from",
      substring(bounds from $$TO \\('([^']+)'\\)$$)::timestamptz as "until"
    from (
      select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bounds
      from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'audit_entries'::regclass
    ) parts
    order by "until" nulls last
  `.execute(db);
  return rows;
}

/** The time of the latest entry of a part; null if it has none. */
export async function findLatestEntryAt(db: Connection, { name }: AuditPart): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select at from ${named(name)} order by at desc, id desc limit 1
  `.execute(db);
  return rows[0]?.at ?? null;
}

/**
 * Says that the default part has nothing from `until` on, so that it need not be read when it becomes a part of its own. Nothing of
 * before is checked yet: that is `checkBounds`, which nobody waits for.
 */
export async function setBounds(
  trx: Transaction<Database>,
  { name }: AuditPart,
  { from, until }: { from: Date | null; until: Date },
): Promise<void> {
  const begins = from ? sql`at >= ${time(from)} and` : sql``;
  await sql`
    alter table ${named(name)} drop constraint if exists ${BOUNDS},
      add constraint ${BOUNDS} check (${begins} at < ${time(until)}) not valid
  `.execute(trx);
}

/** Reads the part while others read and write it. */
export async function checkBounds(db: Connection, { name }: AuditPart): Promise<void> {
  await sql`alter table ${named(name)} validate constraint ${BOUNDS}`.execute(db);
}

/** Makes the default part, whose bounds were checked, one of these months, and an empty one the default. Nothing is read or copied. */
export async function closeDefaultPart(
  trx: Transaction<Database>,
  { name }: AuditPart,
  { from, until }: { from: Date | null; until: Date },
): Promise<void> {
  const rest = `audit_entries_after_${suffixOf(until)}`;
  await makeTable(trx, rest);
  await sql`alter table ${TABLE} detach partition ${named(name)}`.execute(trx);
  await attach(trx, name, { from, until });
  await sql`alter table ${named(name)} drop constraint ${BOUNDS}`.execute(trx);
  await sql`alter table ${TABLE} attach partition ${named(rest)} default`.execute(trx);
}

/** Makes the part of a month. The default part has nothing of it. */
export async function makeMonth(trx: Transaction<Database>, month: Months): Promise<void> {
  const name = `audit_entries_${suffixOf(month.from)}`;
  await makeTable(trx, name);
  await attach(trx, name, month);
}

/** Keeps others from writing to a part, until the transaction ends. */
export async function lockPart(trx: Transaction<Database>, { name }: AuditPart): Promise<void> {
  await sql`lock table ${named(name)} in share mode`.execute(trx);
}

/** The entries of a part, and those of earlier parts that are among `leaving`. */
const entriesOf = (part: AuditPart, earlier: readonly AuditPart[], leaving: RawBuilder<unknown>) =>
  sql.join(
    [
      sql`select * from ${named(part.name)}`,
      ...earlier.map(
        ({ name }) => sql`select e.* from ${named(name)} e join (${leaving}) leaving on leaving.id = e.id`,
      ),
    ],
    sql` union all `,
  );

/** How many entries a part has, with those of earlier parts that are among `leaving`. */
export async function countEntries(
  db: Connection,
  part: AuditPart,
  earlier: readonly AuditPart[],
  leaving: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${entriesOf(part, earlier, leaving)}) entries
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** The same entries, each as a line of JSON with its time in UTC, oldest first. */
export const entriesAsLines = (
  part: AuditPart,
  earlier: readonly AuditPart[],
  leaving: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select row_to_json(e)::text as line from (
    select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, actor, entity, entity_id, action,
      from_state, to_state, detail
    from (${entriesOf(part, earlier, leaving)}) entries order by entries.at, entries.id
  ) e`;

/**
 * Makes a table of the entries that stay of some parts, for `replaceParts`.
 *
 * @param leaving The ids of the others, as a query.
 * @returns its name.
 */
export async function keepEntries(
  trx: Transaction<Database>,
  parts: readonly AuditPart[],
  until: Date,
  leaving: RawBuilder<unknown>,
): Promise<string> {
  const kept = `audit_entries_before_${suffixOf(until)}`;
  await sql`
    create table ${named(kept)} (like ${TABLE} including constraints including indexes,
      constraint ${BOUNDS} check (at < ${time(until)}))
  `.execute(trx);
  for (const { name } of parts)
    await sql`
      insert into ${named(kept)} (
        select e.* from ${named(name)} e where not exists (select from (${leaving}) leaving where leaving.id = e.id)
      )
    `.execute(trx);
  return kept;
}

/** Puts the table of `keepEntries` in the place of the parts, and drops them. */
export async function replaceParts(
  trx: Transaction<Database>,
  parts: readonly AuditPart[],
  kept: string,
  until: Date,
): Promise<void> {
  for (const { name } of parts) await sql`alter table ${TABLE} detach partition ${named(name)}`.execute(trx);
  await attach(trx, kept, { from: null, until });
  await sql`alter table ${named(kept)} drop constraint ${BOUNDS}`.execute(trx);
  await sql`drop table ${sql.join(parts.map(({ name }) => named(name)))}`.execute(trx);
}

/** `2027_02`, as in the name of a part. */
const suffixOf = (instant: Date): string => monthName(instant).replace('-', '_');

/** A table that can be attached. Attaching it makes its indexes and triggers. */
async function makeTable(trx: Transaction<Database>, name: string): Promise<void> {
  await sql`create table ${named(name)} (like ${TABLE} including constraints)`.execute(trx);
}

async function attach(
  trx: Transaction<Database>,
  name: string,
  { from, until }: { from: Date | null; until: Date },
): Promise<void> {
  await sql`
    alter table ${TABLE} attach partition ${named(name)}
      for values from (${from ? time(from) : sql`minvalue`}) to (${time(until)})
  `.execute(trx);
}
