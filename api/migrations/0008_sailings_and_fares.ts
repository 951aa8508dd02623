import { type Kysely, sql } from 'kysely';

/** Sailings with their places (I1), fares, and the progress of canceling a sailing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type sailing_status as enum ('scheduled', 'delayed', 'closed', 'departed', 'canceled');
    create table sailings (
      id integer generated always as identity primary key,
      ship_id integer not null references ships,
      route_id integer not null references routes,
      date date not null,
      session session not null,
      departs_at timestamptz not null,
      arrives_at timestamptz not null,
      status sailing_status not null default 'scheduled',
      gate text not null default '',
      non_refundable boolean not null default false,
      peak boolean not null default false,
      gate_xid xid8 not null default pg_current_xact_id(),
      unique (ship_id, date, session),
      check (arrives_at > departs_at)
    );
    create index sailings_by_date on sailings (date, route_id, session);
    create index sailings_by_route on sailings (route_id, date);
    create index sailings_by_departure on sailings (departs_at);
    create index sailings_by_ship on sailings (ship_id, departs_at);
    create trigger i7_enforce_transitions after insert or update of status on sailings
      for each row execute function enforce_transitions('sailing', 'status');

    create table sailing_inventory (
      sailing_id integer primary key references sailings on delete cascade,
      capacity integer not null check (capacity >= 0),
      held integer not null default 0 check (held >= 0),
      sold integer not null default 0 check (sold >= 0),
      constraint i1_places_within_capacity check (held + sold <= capacity)
    ) with (fillfactor = 50);

    -- The capacity of a sailing never exceeds that of its ship, whichever of the two is changed.
    create function check_sailing_capacity() returns trigger language plpgsql as $$
    begin
      if exists (
        select from sailing_inventory i join sailings s on s.id = i.sailing_id join ships on ships.id = s.ship_id
        where i.capacity > ships.capacity
          and (to_jsonb(new) ->> tg_argv[0])::integer =
            case tg_table_name when 'ships' then ships.id when 'sailings' then s.id else i.sailing_id end
      ) then
        raise exception 'sailing capacity exceeds the capacity of its ship' using errcode = 'check_violation',
          constraint = 'sailing_capacity_within_ship';
      end if;
      return null;
    end $$;
    create trigger sailing_capacity after insert or update of capacity on sailing_inventory
      for each row execute function check_sailing_capacity('sailing_id');
    create trigger sailing_ship after update of ship_id on sailings
      for each row execute function check_sailing_capacity('id');
    create trigger ship_capacity after update of capacity on ships
      for each row execute function check_sailing_capacity('id');

    -- A booking reads the sailing before it waits for the lock on its places. Canceling a sailing takes the same lock, so the
    -- status is checked here once more, while the lock is held: nobody books a sailing that was canceled meanwhile.
    create function refuse_booking() returns trigger language plpgsql as $$
    begin
      if exists (select from sailings where id = new.sailing_id and status in ('canceled', 'departed')) then
        raise exception 'sailing % takes nobody any more', new.sailing_id
          using errcode = 'check_violation', constraint = 'sailing_open_for_booking';
      end if;
      return new;
    end $$;
    create trigger sailing_open_for_booking before update of held on sailing_inventory
      for each row when (new.held > old.held) execute function refuse_booking();

    create type ticket_type as enum ('adult', 'child', 'infant', 'senior');
    create table fares (
      id integer generated always as identity primary key,
      route_id integer references routes on delete cascade,
      sailing_id integer references sailings on delete cascade,
      session session,
      ticket_type ticket_type not null,
      price_sen sen not null,
      check (num_nonnulls(route_id, sailing_id) = 1),
      check ((route_id is null) = (session is null)),
      unique (route_id, session, ticket_type),
      unique (sailing_id, ticket_type)
    );
    comment on table fares is 'Fares of a route and session; the fares of a sailing replace them for that sailing';

    create table sailing_cancellations (
      sailing_id integer primary key references sailings,
      reason text not null check (reason in ('weather', 'technical', 'operational')),
      note text not null default '',
      requested_by uuid not null references system_users,
      requested_at timestamptz not null,
      orders integer not null check (orders >= 0),
      orders_done integer not null default 0 check (orders_done >= 0),
      refunded_sen sen not null default 0,
      completed_at timestamptz
    );
    comment on table sailing_cancellations is 'Progress of the job that refunds the orders of a canceled sailing';
    create index sailing_cancellations_open on sailing_cancellations (requested_at) where completed_at is null;
  `.execute(db);
}
