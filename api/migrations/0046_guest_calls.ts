import { type Kysely, sql } from 'kysely';

/** Who has to be told by phone of a delay, another gate or another ship, because the order has no e-mail address (R263). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table guest_calls (
      order_id uuid not null references orders on delete cascade,
      sailing_id integer not null references sailings,
      about text not null check (about in ('delayed', 'gate', 'ship')),
      requested_at timestamptz not null,
      called_at timestamptz,
      called_by uuid references system_users,
      primary key (order_id, sailing_id),
      constraint guest_call_is_noted_whole check (num_nonnulls(called_at, called_by) in (0, 2))
    );
    comment on column guest_calls.requested_at is 'When it last changed; whoever was called before has to be called again';
    create index guest_calls_open on guest_calls (requested_at) where called_at is null;
    create index guest_calls_done on guest_calls (called_at) where called_at is not null;
    create index guest_calls_by_sailing on guest_calls (sailing_id);
    create index called_off_parties_called on called_off_parties (called_at) where called_at is not null;
    create index called_off_parties_uncalled on called_off_parties (order_id) where called_at is null;
    create index called_off_parties_decided on called_off_parties (decided_at) where outcome is not null;
  `.execute(db);
}
