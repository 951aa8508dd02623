import { type Kysely, sql } from 'kysely';

/**
 * The audit log, and the state machines that write to it (I7): a state begins and changes only as these tables allow, and
 * each change writes its own audit entry. Who changed it, and when, come from the transaction (`gangway.actor`,
 * `gangway.now`), so that no code path can leave them out. Each table with a state has the trigger in its own migration.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table first_states (
      machine text not null,
      state text not null,
      primary key (machine, state)
    );
    insert into first_states values
      ('order', 'unpaid'), ('ticket', 'pending'), ('payment', 'pending'), ('refund', 'pending'), ('sailing', 'scheduled'),
      ('conflict', 'open'),
      ('room', 'available'), ('room', 'dirty'), ('room', 'maintenance'),
      ('ship', 'active'), ('ship', 'maintenance'), ('ship', 'decommissioned'),
      ('account', 'active'), ('account', 'inactive');

    create table state_transitions (
      machine text not null,
      from_state text not null,
      to_state text not null,
      primary key (machine, from_state, to_state)
    );
    insert into state_transitions values
      ('order', 'unpaid', 'paid'), ('order', 'unpaid', 'canceled'), ('order', 'paid', 'completed'),
      ('order', 'paid', 'refunded'), ('order', 'paid', 'canceled'), ('order', 'canceled', 'paid'),
      ('ticket', 'pending', 'boarded'), ('ticket', 'boarded', 'pending'),
      ('conflict', 'open', 'resolved'),
      ('room', 'available', 'occupied'), ('room', 'occupied', 'dirty'), ('room', 'dirty', 'available'),
      ('room', 'available', 'maintenance'), ('room', 'dirty', 'maintenance'), ('room', 'maintenance', 'dirty'),
      ('room', 'maintenance', 'available'),
      ('ship', 'active', 'maintenance'), ('ship', 'maintenance', 'active'),
      ('ship', 'active', 'decommissioned'), ('ship', 'maintenance', 'decommissioned'),
      ('sailing', 'scheduled', 'delayed'), ('sailing', 'scheduled', 'closed'), ('sailing', 'delayed', 'closed'),
      ('sailing', 'closed', 'scheduled'), ('sailing', 'closed', 'delayed'), ('sailing', 'delayed', 'scheduled'),
      ('sailing', 'scheduled', 'departed'), ('sailing', 'delayed', 'departed'), ('sailing', 'closed', 'departed'),
      ('sailing', 'scheduled', 'canceled'), ('sailing', 'delayed', 'canceled'), ('sailing', 'closed', 'canceled'),
      ('account', 'active', 'inactive'), ('account', 'inactive', 'active'),
      ('payment', 'pending', 'succeeded'), ('payment', 'pending', 'failed'), ('payment', 'pending', 'canceled'),
      ('payment', 'failed', 'succeeded'), ('payment', 'canceled', 'succeeded'),
      ('refund', 'pending', 'succeeded'), ('refund', 'pending', 'failed'), ('refund', 'failed', 'pending');

    create table audit_entries (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor text not null,
      entity text not null,
      entity_id text not null,
      action text not null,
      from_state text,
      to_state text,
      detail jsonb,
      check (action <> 'state' or to_state is not null)
    );
    comment on column audit_entries.actor is 'customer:<id>, staff:<id>, guest, or system:<job>';
    create index audit_entries_by_entity on audit_entries (entity, entity_id, id);
    create index audit_entries_by_time on audit_entries (at desc);
    create index audit_entries_amount_mismatch on audit_entries (entity_id) where action = 'amount-mismatch';
    create trigger append_only before update or delete on audit_entries
      for each row execute function refuse_change();
    create trigger append_only_truncate before truncate on audit_entries
      for each statement execute function refuse_change();

    -- Arguments: the machine, and the column that holds its state.
    create function enforce_transitions() returns trigger language plpgsql as $$
    declare
      machine text := tg_argv[0];
      state_column text := tg_argv[1];
      old_state text := case tg_op when 'UPDATE' then to_jsonb(old) ->> state_column end;
      new_state text := to_jsonb(new) ->> state_column;
      actor text := nullif(current_setting('gangway.actor', true), '');
    begin
      if old_state is not distinct from new_state then return null; end if;
      if tg_op = 'INSERT' and not exists (
        select from first_states f where f.machine = tg_argv[0] and f.state = new_state
      ) then
        raise exception '% may not begin as %', machine, new_state
          using errcode = 'check_violation', constraint = 'i7_first_state';
      end if;
      if tg_op = 'UPDATE' and not exists (
        select from state_transitions t
        where t.machine = tg_argv[0] and t.from_state = old_state and t.to_state = new_state
      ) then
        raise exception '% may not go from % to %', machine, old_state, new_state
          using errcode = 'check_violation', constraint = 'i7_transition';
      end if;
      if actor is null then
        raise exception '% changes state with nobody named (gangway.actor)', tg_table_name
          using errcode = 'check_violation', constraint = 'i7_actor';
      end if;
      insert into audit_entries (at, actor, entity, entity_id, action, from_state, to_state)
      values (coalesce(nullif(current_setting('gangway.now', true), '')::timestamptz, now()), actor,
              tg_table_name, to_jsonb(new) ->> 'id', 'state', old_state, new_state);
      return null;
    end $$;
  `.execute(db);
}
