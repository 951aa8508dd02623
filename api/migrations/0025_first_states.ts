import { type Kysely, sql } from 'kysely';

/**
 * I7 from the very beginning: nothing is born paid, boarded, succeeded, departed or with guests in it. Until now the
 * database looked at changes only, and a row that came into being half-way through its life was told by the audit alone.
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
      ('room', 'available'), ('room', 'dirty'), ('room', 'maintenance'),
      ('ship', 'active'), ('ship', 'maintenance'), ('ship', 'decommissioned'),
      ('account', 'active'), ('account', 'inactive');

    create or replace function follow_transitions() returns trigger language plpgsql as $$
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
