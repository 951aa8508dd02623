import { type Kysely, sql } from 'kysely';

/** Who takes money at the desk, and the drawers that cash goes into and comes out of (R257). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      add column taken_by uuid references system_users, add column counter text not null default '';
    alter table refunds
      add column handed_out_by uuid references system_users, add column counter text not null default '';
    comment on column payments.taken_by is 'Who took it at the desk; null for what customers pay by themselves';
    comment on column payments.counter is 'The workplace that it was taken at; empty where that is not enrolled';
    comment on column refunds.handed_out_by is 'Who handed it out at the desk';
    create index payments_by_officer on payments (taken_by, created_at desc) where taken_by is not null;
    create index payments_by_counter on payments (counter, created_at desc) where counter <> '';
    create index refunds_by_officer on refunds (handed_out_by) where handed_out_by is not null;
    create index refunds_by_counter on refunds (counter) where counter <> '';

    create table cash_drawers (
      id uuid primary key,
      officer_id uuid not null references system_users,
      counter text not null default '',
      opened_at timestamptz not null,
      float_sen sen not null,
      opened_by_itself boolean not null default false,
      closed_at timestamptz,
      closed_by uuid references system_users,
      expected_sen bigint,
      counted_sen sen,
      reason text not null default '',
      constraint cash_drawer_is_closed_whole check (num_nonnulls(closed_at, closed_by, expected_sen, counted_sen) in (0, 4)),
      constraint cash_drawer_difference_has_a_reason check (counted_sen = expected_sen or reason <> '')
    );
    comment on column cash_drawers.opened_by_itself is 'Its officer took or handed out cash without having opened one: its float is 0';
    comment on column cash_drawers.expected_sen is 'Float and movements when it was closed; below 0 where more was handed out';
    create unique index i15_open_drawer_once on cash_drawers (officer_id) where closed_at is null;
    create index cash_drawers_by_opening on cash_drawers (opened_at desc);

    create table cash_movements (
      id uuid primary key,
      drawer_id uuid not null references cash_drawers,
      kind text not null check (kind in ('sale', 'refund', 'in', 'out')),
      amount_sen sen not null check (amount_sen > 0),
      payment_id uuid unique references payments,
      refund_id uuid unique references refunds,
      reason text not null default '',
      at timestamptz not null,
      constraint cash_movement_has_its_cause check (
        (kind = 'sale') = (payment_id is not null) and (kind = 'refund') = (refund_id is not null)
        and (kind in ('sale', 'refund') or reason <> '')
      )
    );
    create index cash_movements_by_drawer on cash_movements (drawer_id, at);

    create function keep_closed_drawer() returns trigger language plpgsql as $$
    begin
      raise exception 'drawer % is closed', old.id using errcode = 'check_violation', constraint = 'i15_closed_drawer';
    end $$;
    create trigger i15_closed_drawer before update or delete on cash_drawers
      for each row when (old.closed_at is not null) execute function keep_closed_drawer();
    create function refuse_movement() returns trigger language plpgsql as $$
    begin
      perform from cash_drawers where id = new.drawer_id and closed_at is null for no key update;
      if not found then
        raise exception 'drawer % is closed', new.drawer_id using errcode = 'check_violation', constraint = 'i15_closed_drawer';
      end if;
      return new;
    end $$;
    create trigger i15_movement_of_open_drawer before insert on cash_movements
      for each row execute function refuse_movement();

    create function require_payment_in_drawer() returns trigger language plpgsql as $$
    begin
      if not exists (select from cash_movements where payment_id = new.id and amount_sen = new.amount_sen) then
        raise exception 'cash payment % is in no drawer', new.id using errcode = 'check_violation', constraint = 'i15_cash_in_drawer';
      end if;
      return null;
    end $$;
    create constraint trigger i15_cash_in_drawer after insert or update of status, taken_by on payments
      deferrable initially deferred for each row
      when (new.provider = 'counter' and new.status = 'succeeded' and new.taken_by is not null)
      execute function require_payment_in_drawer();
    create function require_refund_in_drawer() returns trigger language plpgsql as $$
    begin
      if not exists (select from cash_movements where refund_id = new.id and amount_sen = new.amount_sen) then
        raise exception 'cash refund % is in no drawer', new.id using errcode = 'check_violation', constraint = 'i15_cash_in_drawer';
      end if;
      return null;
    end $$;
    create constraint trigger i15_refund_in_drawer after insert or update of status, handed_out_by on refunds
      deferrable initially deferred for each row
      when (new.provider = 'counter' and new.status = 'succeeded' and new.handed_out_by is not null)
      execute function require_refund_in_drawer();

    create table day_closes (
      day date primary key,
      closed_at timestamptz not null,
      closed_by uuid not null references system_users,
      figures jsonb not null
    );
    comment on table day_closes is 'The takings of local days as they were when somebody closed them';
    create function keep_day_close() returns trigger language plpgsql as $$
    begin
      raise exception 'the close of % stays as it is', old.day using errcode = 'check_violation', constraint = 'day_close_stays';
    end $$;
    create trigger day_close_stays before update or delete on day_closes for each row execute function keep_day_close();
  `.execute(db);
}
