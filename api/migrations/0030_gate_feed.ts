import { type Kysely, sql } from 'kysely';

/**
 * The feed that gates follow (DESIGN section 6): each ticket carries the transaction that last changed what a gate shows
 * of it. A gate that asks for everything from the oldest transaction still open at its last question on misses nothing,
 * whichever commits late. Numbers from a sequence, or times, would lose what is drawn before a gate asks and commits
 * after it: the gate has gone past it by then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tickets add column gate_xid xid8 not null default pg_current_xact_id();
    alter table sailings add column gate_xid xid8 not null default pg_current_xact_id();
    alter table rooms add column gate_xid xid8 not null default pg_current_xact_id();
    create index tickets_by_gate_change on tickets (sailing_id, gate_xid);
    comment on column tickets.gate_xid is 'The transaction that last changed what a gate shows of the ticket and its party';
    comment on column sailings.gate_xid is 'The transaction after which all tickets of the sailing are told to the gates anew';

    create function stamp_for_gates() returns trigger language plpgsql as $$
    begin
      new.gate_xid := pg_current_xact_id();
      return new;
    end $$;
    create trigger gate_stamp before update on tickets for each row
      when ((old.boarding_status, old.boarded_at, old.canceled_at, old.sailing_id, old.seat, old.cabin_id, old.serial,
          old.ticket_type, old.verification_secret)
        is distinct from (new.boarding_status, new.boarded_at, new.canceled_at, new.sailing_id, new.seat, new.cabin_id,
          new.serial, new.ticket_type, new.verification_secret))
      execute function stamp_for_gates();
    create trigger gate_stamp before update on sailings for each row
      when ((old.date, old.session, old.departs_at, old.ship_id, old.status = 'canceled')
        is distinct from (new.date, new.session, new.departs_at, new.ship_id, new.status = 'canceled'))
      execute function stamp_for_gates();
    create trigger gate_stamp before update of number on rooms for each row
      when (old.number <> new.number) execute function stamp_for_gates();

    -- Every ticket shows the whole party. A boarding is not part of that picture: each tells its own.
    create function stamp_party_for_gates() returns trigger language plpgsql as $$
    begin
      update tickets set gate_xid = pg_current_xact_id()
      where order_id = (to_jsonb(new) ->> tg_argv[0])::uuid and gate_xid <> pg_current_xact_id();
      return null;
    end $$;
    create trigger gate_party after update on tickets for each row
      when ((old.canceled_at, old.sailing_id, old.seat, old.cabin_id, old.serial, old.ticket_type)
        is distinct from (new.canceled_at, new.sailing_id, new.seat, new.cabin_id, new.serial, new.ticket_type))
      execute function stamp_party_for_gates('order_id');
    create trigger gate_party after update on passengers for each row
      when ((old.name, old.birth_date, old.position) is distinct from (new.name, new.birth_date, new.position))
      execute function stamp_party_for_gates('order_id');
    create trigger gate_party after update on order_cabins for each row
      when ((old.room_id, old.released_at) is distinct from (new.room_id, new.released_at))
      execute function stamp_party_for_gates('order_id');
    create trigger gate_party after update on orders for each row
      when ((old.number, old.language, old.status = 'unpaid', old.status in ('canceled', 'refunded'),
          greatest(old.due_sen - old.paid_sen, 0))
        is distinct from (new.number, new.language, new.status = 'unpaid', new.status in ('canceled', 'refunded'),
          greatest(new.due_sen - new.paid_sen, 0)))
      execute function stamp_party_for_gates('id');

    -- Where a ticket was before: gates of that sailing hear that it is gone, or its old code would pass for one sold since.
    create table ticket_moves (
      ticket_id uuid not null references tickets on delete cascade,
      from_sailing_id integer not null references sailings on delete cascade,
      gate_xid xid8 not null,
      primary key (ticket_id, from_sailing_id)
    );
    create index ticket_moves_by_change on ticket_moves (from_sailing_id, gate_xid);
    create function remember_move() returns trigger language plpgsql as $$
    begin
      insert into ticket_moves values (new.id, old.sailing_id, pg_current_xact_id()) on conflict do nothing;
      update ticket_moves set gate_xid = pg_current_xact_id() where ticket_id = new.id;
      return null;
    end $$;
    create trigger gate_move after update of sailing_id on tickets for each row
      when (old.sailing_id <> new.sailing_id) execute function remember_move();
    insert into ticket_moves
      select distinct t.id, s.id, pg_current_xact_id()
      from audit_entries a
      join tickets t on t.order_id = a.entity_id::uuid
      join sailings s on s.id = (a.detail #>> '{sailing,from}')::integer
      where a.entity = 'orders' and a.action = 'moved';

    -- Heard by whoever tells the gates (channel gate), beside the channel of sailings (0013), which tells of boardings.
    -- Unpaid orders do not notify: their holds run out in the middle of a rush, and commits that notify wait for each other.
    create function notify_gates() returns trigger language plpgsql as $$
    begin
      perform pg_notify('gate', '');
      return null;
    end $$;
    create function notify_gates_of_ticket() returns trigger language plpgsql as $$
    begin
      if exists (select from orders where id = new.order_id and status in ('paid', 'completed')) then
        perform pg_notify('gate', '');
      end if;
      return null;
    end $$;
    create trigger live_gates after update of canceled_at, sailing_id on tickets for each row
      when ((old.canceled_at, old.sailing_id) is distinct from (new.canceled_at, new.sailing_id))
      execute function notify_gates_of_ticket();

    alter table signing_keys
      add column withdrawn_at timestamptz,
      add constraint only_retired_keys_are_withdrawn check (withdrawn_at is null or retired_at is not null);
    comment on column signing_keys.withdrawn_at is 'What it signed is refused from then on; tickets are signed anew when printed again';
    create trigger live_gates after insert or update on signing_keys for each row execute function notify_gates();

    create table gate_stations (
      id uuid primary key,
      gate text not null,
      sailing_id integer references sailings on delete set null,
      waiting integer not null check (waiting >= 0),
      officer_id uuid not null references system_users,
      last_seen_at timestamptz not null
    );
    create index gate_stations_by_sailing on gate_stations (sailing_id);
    comment on column gate_stations.waiting is 'Scans that it had not sent when it was last heard of';
    create trigger live_gates after update on gate_stations for each row
      when ((old.gate, old.sailing_id, old.waiting) is distinct from (new.gate, new.sailing_id, new.waiting))
      execute function notify_gates();
  `.execute(db);
}
