import { type Kysely, sql } from 'kysely';

/**
 * A canceled sailing leaves its guests a choice: until a time each party says whether it takes another sailing or its money
 * back, and then the operator's answer holds. A party is one paid order of the sailing, and has one outcome (I13).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sailing_cancellations
      add column choose_until timestamptz,
      add column without_choice text not null default 'refund' check (without_choice in ('refund', 'move'));
    comment on column sailing_cancellations.choose_until is 'Null: everybody gets the money back at once';
    comment on column sailing_cancellations.completed_at is 'When every order had ended or been offered a choice';

    create table called_off_parties (
      order_id uuid not null references orders on delete cascade,
      sailing_id integer not null references sailing_cancellations (sailing_id),
      offer_id uuid references place_offers,
      outcome text check (outcome in ('moved', 'refunded')),
      decided_by text check (decided_by in ('customer', 'staff', 'deadline')),
      decided_at timestamptz,
      reminded_at timestamptz,
      called_at timestamptz,
      called_by uuid references system_users,
      primary key (order_id, sailing_id),
      check (num_nonnulls(outcome, decided_by, decided_at) in (0, 3)),
      check (num_nonnulls(called_at, called_by) in (0, 2))
    );
    comment on table called_off_parties is 'Paid orders of a canceled sailing, and what became of each';
    comment on column called_off_parties.offer_id is 'Places and cabins on another sailing, kept until the party has decided';
    comment on column called_off_parties.called_at is 'When the desk had called the party';
    create index called_off_parties_open on called_off_parties (sailing_id) where outcome is null;

    create function refuse_second_outcome() returns trigger language plpgsql as $$
    begin
      raise exception 'the party of order % has decided', old.order_id
        using errcode = 'check_violation', constraint = 'i13_one_outcome';
    end $$;
    create trigger i13_one_outcome before update on called_off_parties
      for each row when (old.outcome is not null
        and (new.outcome, new.decided_by, new.decided_at) is distinct from (old.outcome, old.decided_by, old.decided_at))
      execute function refuse_second_outcome();
  `.execute(db);
}
