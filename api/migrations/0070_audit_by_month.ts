import { type Kysely, sql } from 'kysely';

/** The indexes of the entries, as migrations 0002, 0026 and 0054 made them, and what PostgreSQL calls such an index of a part. */
const indexes: Readonly<Record<string, readonly [definition: string, ofPart: string]>> = {
  audit_entries_by_entity: ['(entity, entity_id, id)', 'entity_entity_id_id'],
  audit_entries_amount_mismatch: [`(entity_id) where action = 'amount-mismatch'`, 'entity_id'],
  audit_entries_by_time: ['(at desc, id desc)', 'at_id'],
  audit_entries_of_staff: [`(actor, at desc, id desc) where actor like 'staff:%'`, 'actor_at_id'],
  audit_entries_by_action: [`(action, at desc, id desc) where action <> 'state'`, 'action_at_id'],
  audit_entries_beside_sales: [
    `(entity, at desc, id desc) where entity not in ('orders', 'tickets', 'payments', 'refunds')`,
    'entity_at_id',
  ],
  audit_entries_of_failed_refunds: [`(at desc) where entity = 'refunds' and from_state = 'failed'`, 'at'],
};

/**
 * The audit log in parts by month (R471), and what is known of the months that were archived (R472, decision 63).
 *
 * Expands: the table has the same name, columns, rules and indexes as before. Its rows stay where they are, in the one part of the new
 * table, and nothing reads or copies them here, so the lock lasts for milliseconds. The job `make-audit-months` begins the months. The
 * primary key is gone, because that of a table in parts contains the time, and would have to be built now; ids still come from one sequence.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table audit_entries rename to audit_entries_first;
    alter table audit_entries_first drop constraint audit_entries_pkey;
    drop trigger append_only on audit_entries_first;
    drop trigger append_only_truncate on audit_entries_first;
  `.execute(db);
  for (const [name, [, ofPart]] of Object.entries(indexes))
    await sql.raw(`alter index ${name} rename to audit_entries_first_${ofPart}_idx`).execute(db);

  const { rows } = await sql<{ next: string }>`select nextval('audit_entries_id_seq')::text as next`.execute(
    db,
  );
  await sql`
    alter table audit_entries_first alter column id drop identity;
    create table audit_entries (
      id bigint generated always as identity,
      at timestamptz not null,
      actor text not null,
      entity text not null,
      entity_id text not null,
      action text not null,
      from_state text,
      to_state text,
      detail jsonb,
      constraint audit_entries_check check (action <> 'state' or to_state is not null)
    ) partition by range (at);
    comment on table audit_entries is 'Parts by month, of UTC; what has no month yet is in the default part';
    comment on column audit_entries.actor is 'customer:<id>, staff:<id>, guest, or system:<job>';
    comment on column audit_entries_first.actor is null;
  `.execute(db);
  await sql`select setval('audit_entries_id_seq', ${sql.lit(rows[0]?.next)}::bigint, false)`.execute(db);
  for (const [name, [definition]] of Object.entries(indexes))
    await sql.raw(`create index ${name} on audit_entries ${definition}`).execute(db);

  await sql`
    alter table audit_entries attach partition audit_entries_first default;
    create trigger append_only before update or delete on audit_entries
      for each row execute function refuse_change();
    create trigger append_only_truncate before truncate on audit_entries
      for each statement execute function refuse_change();

    -- Rights that an operator gave others, such as a role for reports.
    do $$
    declare
      given record;
    begin
      for given in
        select g.grantee, g.privilege_type from pg_class c cross join aclexplode(c.relacl) g
        where c.oid = 'audit_entries_first'::regclass and g.grantee <> c.relowner
      loop
        execute format('grant %s on audit_entries to %s', given.privilege_type,
          case given.grantee when 0 then 'public' else given.grantee::regrole::text end);
      end loop;
    end $$;

    create table audit_archives (
      until timestamptz not null,
      part integer not null check (part > 0),
      path text not null unique,
      entries bigint not null check (entries >= 0),
      bytes bigint not null check (bytes > 0),
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      archived_at timestamptz not null,
      primary key (until, part)
    );
    comment on table audit_archives is 'The files with all entries of the audit log before a time, since that of the archive before';
    comment on column audit_archives.part is 'A file has a limited number of entries';
    comment on column audit_archives.path is 'In the storage of the pictures';
    comment on column audit_archives.sha256 is 'Of the file, in hexadecimal digits';

    create table audit_archived_states (
      entity text not null,
      entity_id uuid not null,
      entry bigint not null,
      state text not null,
      primary key (entity, entity_id)
    );
    comment on table audit_archived_states is 'To which state the archived entries of a ticket or a payment led: the next one goes on from it (I7)';
    comment on column audit_archived_states.entry is 'The id of the last archived entry';
  `.execute(db);
}
