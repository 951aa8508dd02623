import { type Kysely, sql } from 'kysely';

/**
 * The operator's currency and time zone (R480, R481, decision 60): fixed once amounts and days are stored in them. Receipts are
 * numbered by the year of that time zone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function operator_has_business() returns boolean language sql stable as $$
      select exists (select from sailings) or exists (select from orders) or exists (select from vouchers)
        or exists (select from ledger_entries)
    $$;
    comment on function operator_has_business is 'Whether amounts and days are stored that another currency or time zone would change';

    create function refuse_other_place() returns trigger language plpgsql as $$
    begin
      if operator_has_business() then
        raise exception 'the setting % is fixed', new.key using errcode = 'check_violation', constraint = 'place_in_use';
      end if;
      return new;
    end $$;
    create trigger place_in_use before insert on settings
      for each row when (new.key in ('currency', 'timeZone')) execute function refuse_other_place();
    create trigger place_in_use_changed before update on settings
      for each row when (new.key in ('currency', 'timeZone') and new.value <> old.value) execute function refuse_other_place();

    create or replace function receipt_year(at timestamptz) returns integer language sql stable as $$
      select extract(year from at at time zone
        coalesce((select value #>> '{}' from settings where key = 'timeZone'), 'Asia/Kuala_Lumpur'))::integer
    $$;
  `.execute(db);
}
