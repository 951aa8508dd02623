import { type Kysely, sql } from 'kysely';

/**
 * The feed of changes that gates download: each ticket carries the transaction that last changed what a gate shows of it.
 * A gate asks for all changes since the oldest transaction that was still open at its last request, and so misses nothing,
 * however late a transaction commits. A sequence or a timestamp would lose a change that is numbered before a request and
 * committed after it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    comment on column tickets.gate_xid is 'The transaction that last changed what a gate shows of the ticket and its party';
    comment on column sailings.gate_xid is 'The transaction after which gates download all tickets of the sailing again';
    create index tickets_by_gate_change on tickets (sailing_id, gate_xid);

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

    -- A gate shows the whole party with every ticket, so a change of one member stamps the tickets of all. Boarding is left
    -- out: it is no part of what is shown of the others.
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

    -- Where a ticket was before. The gates of that sailing remove it; otherwise they would still accept its old code.
    create table ticket_moves (
      ticket_id uuid not null references tickets on delete cascade,
      from_sailing_id integer not null references sailings on delete cascade,
      gate_xid xid8 not null,
      primary key (ticket_id, from_sailing_id)
    );
    create index ticket_moves_by_change on ticket_moves (from_sailing_id, gate_xid);
    create function record_ticket_move() returns trigger language plpgsql as $$
    begin
      insert into ticket_moves values (new.id, old.sailing_id, pg_current_xact_id()) on conflict do nothing;
      update ticket_moves set gate_xid = pg_current_xact_id() where ticket_id = new.id;
      return null;
    end $$;
    create trigger gate_move after update of sailing_id on tickets for each row
      when (old.sailing_id <> new.sailing_id) execute function record_ticket_move();
  `.execute(db);
}
