import { type Kysely, sql } from 'kysely';

/** Boarding events (I6) and room events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table boarding_events (
      id uuid primary key,
      ticket_id uuid references tickets,
      sailing_id integer references sailings,
      outcome text not null check (outcome in ('boarded', 'refused', 'undone')),
      refusal text,
      method text not null check (method in ('scan', 'typed')),
      gate text not null default '',
      officer_id uuid not null references system_users,
      scanned_at timestamptz not null,
      received_at timestamptz not null,
      undone_at timestamptz,
      check ((outcome = 'refused') = (refusal is not null)),
      check (outcome = 'refused' or ticket_id is not null),
      check (undone_at is null or outcome = 'boarded')
    );
    create unique index i6_boarded_once on boarding_events (ticket_id) where outcome = 'boarded' and undone_at is null;
    create index boarding_events_by_sailing on boarding_events (sailing_id, received_at desc);
    create index boarding_events_by_ticket on boarding_events (ticket_id, received_at desc);
    comment on column boarding_events.id is 'Made where the scan happens, so that a scan sent twice is one event';

    create table room_events (
      id uuid primary key,
      room_id integer not null references rooms,
      order_id uuid references orders,
      action text not null check (action in ('check-in', 'check-out', 'clean-completed', 'maintenance', 'maintenance-over')),
      notes text not null default '',
      system_user_id uuid not null references system_users,
      at timestamptz not null
    );
    create index room_events_by_room on room_events (room_id, at desc);
  `.execute(db);
}
