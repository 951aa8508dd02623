import { type Kysely, sql } from 'kysely';

/**
 * The operator's currency and time zone (R480, R481, decision 60): fixed once amounts and days are stored in them. Receipts are
 * numbered by the year of that time zone. Each port has a time zone of its own (R482); sailings keep those of their ports, so that no query
 * of a sailing needs its ports.
 *
 * Expands: the triggers refuse only changes of settings and columns that the version before does not have; it writes sailings in the
 * default time zone, as it does everywhere.
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

    alter table ports add column time_zone text not null default 'Asia/Kuala_Lumpur';
    comment on column ports.time_zone is 'IANA name; fixed from the first sailing on a route of the port on';
    create function require_time_zone() returns trigger language plpgsql as $$
    begin
      perform now() at time zone new.time_zone;
      if tg_op = 'UPDATE' and exists (
        select from routes r join sailings s on s.route_id = r.id where new.id in (r.departure_port_id, r.destination_port_id)
      ) then
        raise exception 'the time zone of port % is fixed', new.id using errcode = 'check_violation', constraint = 'port_in_use';
      end if;
      return new;
    end $$;
    create trigger time_zone before insert on ports for each row execute function require_time_zone();
    create trigger time_zone_changed before update on ports
      for each row when (new.time_zone <> old.time_zone) execute function require_time_zone();

    alter table sailings
      add column departs_zone text not null default 'Asia/Kuala_Lumpur',
      add column arrives_zone text not null default 'Asia/Kuala_Lumpur';
    comment on column sailings.departs_zone is 'Of the port of departure, by whose clock departs_at is read';
    comment on column sailings.arrives_zone is 'Of the destination, by whose clock arrives_at is read';
    create function set_sailing_zones() returns trigger language plpgsql as $$
    begin
      select dep.time_zone, dest.time_zone into new.departs_zone, new.arrives_zone
        from routes r join ports dep on dep.id = r.departure_port_id join ports dest on dest.id = r.destination_port_id
        where r.id = new.route_id;
      return new;
    end $$;
    create trigger zones before insert or update of route_id, departs_zone, arrives_zone on sailings
      for each row execute function set_sailing_zones();
  `.execute(db);
}
