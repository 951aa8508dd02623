import { type Kysely, sql } from 'kysely';

/**
 * Waiting rooms: a sailing that more people want at once than it has places is sold in turn. Who comes before the sale
 * opens is drawn by a seed whose hash was told beforehand; who comes later follows in order of arrival.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sailings add column sales_open_at timestamptz;
    comment on column sailings.sales_open_at is 'Nobody books it earlier; null where it is on sale from the start';

    create table waiting_rooms (
      sailing_id integer primary key references sailings on delete cascade,
      opened_by text check (opened_by in ('office', 'rush')),
      seed bytea not null check (octet_length(seed) = 32),
      seed_hash bytea not null generated always as (sha256(seed)) stored,
      drawn_at timestamptz,
      drawn integer not null default 0 check (drawn >= 0),
      last_number integer not null default 0,
      served integer not null default 0,
      unnumbered integer not null default 0 check (unnumbered >= 0),
      inside integer not null default 0 check (inside >= 0),
      party_size real not null default 2 check (party_size >= 1),
      moving_since timestamptz,
      moved_at timestamptz,
      fast_rate real not null default 0 check (fast_rate >= 0),
      steady_rate real not null default 0 check (steady_rate >= 0),
      constraint served_within_line check (served between 0 and last_number),
      constraint drawn_within_line check (drawn <= last_number),
      constraint nobody_drawn_before_the_draw check (drawn_at is not null or drawn = 0)
    );
    comment on table waiting_rooms is 'The line for a sailing; what is told of it was counted at moved_at';
    comment on column waiting_rooms.opened_by is 'Null while it is closed: then everybody books at once';
    comment on column waiting_rooms.seed is 'Secret until the draw; its hash is public from the beginning';
    comment on column waiting_rooms.served is 'Everybody up to this number has been let in, or has gone';
    comment on column waiting_rooms.unnumbered is 'Waiting for the draw';
    comment on column waiting_rooms.inside is 'Let in, and neither booked nor gone';
    comment on column waiting_rooms.fast_rate is 'Numbers a minute by which the line moves: of the last minute';
    comment on column waiting_rooms.steady_rate is 'The same, of the last ten minutes';
    create index waiting_rooms_open on waiting_rooms (sailing_id) where opened_by is not null;

    create table waiting_places (
      id uuid primary key,
      sailing_id integer not null references waiting_rooms on delete cascade,
      token_digest bytea not null check (octet_length(token_digest) = 32),
      origin bytea,
      arrival bigint not null generated always as identity,
      joined_at timestamptz not null,
      number integer check (number >= 1),
      drawn boolean not null default false,
      let_in_at timestamptz,
      came_at timestamptz,
      turn_ends_at timestamptz,
      ended_at timestamptz,
      ended_how text check (ended_how in ('booked', 'left', 'too-late', 'closed')),
      order_id uuid unique references orders,
      party smallint check (party >= 1),
      constraint place_once_per_token unique (sailing_id, token_digest),
      constraint drawn_to_a_number check (not drawn or number is not null),
      constraint let_in_by_number check (let_in_at is null or number is not null),
      constraint a_turn_ends check ((let_in_at is null) = (turn_ends_at is null)),
      constraint came_once_let_in check (came_at is null or let_in_at is not null),
      constraint ended_somehow check ((ended_at is null) = (ended_how is null)),
      constraint one_booking_a_turn check (
        (ended_how is not distinct from 'booked') = (order_id is not null)
        and (order_id is null) = (party is null) and (order_id is null or let_in_at is not null))
    );
    comment on table waiting_places is 'Who waits; the id is public, the token is known to its browser alone';
    comment on column waiting_places.origin is 'Keyed digest of the address block that it came from, kept for a day';
    comment on column waiting_places.drawn is 'Its number is of the draw; of those who came later, of their arrival';
    create unique index number_once_per_line on waiting_places (sailing_id, number) where number is not null;
    create index waiting_places_without_number on waiting_places (sailing_id, arrival)
      where number is null and ended_at is null;
    create index waiting_places_inside on waiting_places (sailing_id, turn_ends_at)
      where let_in_at is not null and ended_at is null;
    create index waiting_places_done on waiting_places (sailing_id, ended_at)
      where let_in_at is not null and ended_at is not null;
    create index waiting_places_by_origin on waiting_places (sailing_id, origin) where ended_at is null;
    create index waiting_places_by_joining on waiting_places (joined_at);

    create table booking_attempts (
      sailing_id integer not null references sailings on delete cascade,
      minute timestamptz not null,
      attempts integer not null check (attempts >= 1),
      primary key (sailing_id, minute)
    );
    comment on table booking_attempts is 'How many tried to book a sailing in a minute, told by each copy of the API about once a second';
    create index booking_attempts_by_minute on booking_attempts (minute);
  `.execute(db);
}
