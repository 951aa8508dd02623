import { type Kysely, sql } from 'kysely';

/** A check-in made by mistake is undone by an event that names it (R425). It then no longer counts as an arrival. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table room_events
      drop constraint room_events_action_check,
      add constraint room_events_action_check check (action in
        ('check-in', 'check-out', 'check-in-undone', 'clean-completed', 'maintenance', 'maintenance-over')),
      add column undoes uuid unique references room_events,
      add constraint undoing_names_its_check_in check ((action = 'check-in-undone') = (undoes is not null));
    comment on column room_events.undoes is 'The check-in that this event undoes';

    insert into state_transitions values ('room', 'occupied', 'available');

    create function check_undone_check_in() returns trigger language plpgsql as $$
    begin
      if not exists (
        select from (
          select e.id, e.action from room_events e where e.room_id = new.room_id order by e.sequence desc limit 1
        ) last
        where last.id = new.undoes and last.action = 'check-in'
      ) then
        raise exception 'the last event of room % is not the check-in %', new.room_id, new.undoes
          using errcode = 'check_violation', constraint = 'undone_check_in_is_last';
      end if;
      return new;
    end $$;
    create trigger undone_check_in_is_last before insert on room_events
      for each row when (new.undoes is not null) execute function check_undone_check_in();

    -- Checked when the transaction commits, because the event is written after the state.
    create function check_room_left_without_check_out() returns trigger language plpgsql as $$
    begin
      if not exists (
        select from room_events e where e.room_id = new.id and e.undoes is not null
          and e.sequence = (select max(sequence) from room_events where room_id = new.id)
      ) then
        raise exception 'room % became available without a check-out', new.id
          using errcode = 'check_violation', constraint = 'check_in_is_undone_by_event';
      end if;
      return null;
    end $$;
    create constraint trigger check_in_is_undone_by_event after update of status on rooms
      deferrable initially deferred for each row when (old.status = 'occupied' and new.status = 'available')
      execute function check_room_left_without_check_out();
  `.execute(db);
}
