import { type Kysely, sql } from 'kysely';

/**
 * Receipts of payments and credit notes of refunds have consecutive numbers a year, without gaps (I12). A number is given
 * at the commit of what it is for, so that the counter of its series is locked for no longer than the commit takes, and
 * what is rolled back takes no number. What was settled before is numbered in the order of its time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table receipt_counters (
      series text not null check (series in ('receipt', 'credit-note')),
      year integer not null check (year between 2000 and 9999),
      last integer not null check (last >= 1),
      primary key (series, year)
    );
    create table receipts (
      series text not null,
      year integer not null,
      number integer not null check (number >= 1),
      payment_id uuid unique references payments,
      refund_id uuid unique references refunds,
      previous integer generated always as (nullif(number - 1, 0)) stored,
      code text not null generated always as (
        case series when 'receipt' then 'R' else 'C' end || year || '-'
        || lpad(number::text, greatest(6, length(number::text)), '0')) stored,
      primary key (series, year, number),
      constraint i12_no_gap foreign key (series, year, previous) references receipts (series, year, number),
      constraint receipt_of_its_series check (
        (series = 'receipt' and payment_id is not null and refund_id is null)
        or (series = 'credit-note' and refund_id is not null and payment_id is null))
    );
    comment on table receipts is 'The numbers of receipts (of payments) and credit notes (of refunds); the year is the operator''s';
    comment on column receipts.previous is 'The number before, which must be there; null for the first of a year';
    create trigger append_only before update or delete on receipts for each row execute function refuse_change();
    create trigger append_only_truncate before truncate on receipts for each statement execute function refuse_change();

    create function next_receipt_number(wanted text, of_year integer) returns integer language sql as $$
      insert into receipt_counters values (wanted, of_year, 1)
      on conflict (series, year) do update set last = receipt_counters.last + 1
      returning last
    $$;

    create function receipt_year(at timestamptz) returns integer language sql stable as $$
      select extract(year from at at time zone 'Asia/Kuala_Lumpur')::integer
    $$;

    create function number_receipt() returns trigger language plpgsql as $$
    declare
      of_year integer := receipt_year(new.settled_at);
    begin
      if tg_table_name = 'payments' then
        insert into receipts (series, year, number, payment_id)
          values ('receipt', of_year, next_receipt_number('receipt', of_year), new.id);
      else
        insert into receipts (series, year, number, refund_id)
          values ('credit-note', of_year, next_receipt_number('credit-note', of_year), new.id);
      end if;
      return null;
    end $$;
    create constraint trigger i12_number_new after insert on payments deferrable initially deferred
      for each row when (new.status = 'succeeded') execute function number_receipt();
    create constraint trigger i12_number after update of status on payments deferrable initially deferred
      for each row when (new.status = 'succeeded' and old.status <> 'succeeded') execute function number_receipt();
    create constraint trigger i12_number_new after insert on refunds deferrable initially deferred
      for each row when (new.status = 'succeeded') execute function number_receipt();
    create constraint trigger i12_number after update of status on refunds deferrable initially deferred
      for each row when (new.status = 'succeeded' and old.status <> 'succeeded') execute function number_receipt();

    create function number_missing_receipts() returns void language plpgsql as $$
    begin
      lock table receipt_counters in exclusive mode;
      with settled as (
        select 'receipt' as series, id as payment_id, null::uuid as refund_id, settled_at from payments
        where status = 'succeeded' and not exists (select from receipts r where r.payment_id = payments.id)
        union all
        select 'credit-note', null, id, settled_at from refunds
        where status = 'succeeded' and not exists (select from receipts r where r.refund_id = refunds.id)
      )
      insert into receipts (series, year, number, payment_id, refund_id)
      select s.series, receipt_year(s.settled_at),
        coalesce(counter.last, 0) + row_number() over (
          partition by s.series, receipt_year(s.settled_at) order by s.settled_at, s.payment_id, s.refund_id),
        s.payment_id, s.refund_id
      from settled s
      left join receipt_counters counter on counter.series = s.series and counter.year = receipt_year(s.settled_at);
      insert into receipt_counters
      select series, year, max(number) from receipts group by series, year
      on conflict (series, year) do update set last = excluded.last;
    end $$;
    comment on function number_missing_receipts is
      'Numbers what was settled while the triggers were off, in the order of its time: before this migration, and by a seed';
    select number_missing_receipts();
  `.execute(db);
}
