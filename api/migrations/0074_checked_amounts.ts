import { type Kysely, sql } from 'kysely';

/**
 * Amounts that must agree are checked wherever they can cease to agree: a ticket or cabin that moves to another order is checked in
 * both (I3), as is a refund that is moved to another payment, and a payment that is reduced.
 *
 * The statements of the first check are planned once per connection. PostgreSQL planned them for each row, which took longer than
 * the check itself. A plan that was made while the tables were small must be good when they have grown, so it may not read a whole
 * table.
 *
 * Expands: triggers alone, on tables that are locked for a moment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function check_order_due() returns trigger language plpgsql
    set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
    declare
      changed uuid[];
      the_order uuid;
      due bigint;
      parts bigint;
    begin
      if tg_table_name = 'orders' then changed := array[new.id];
      elsif tg_op = 'DELETE' then changed := array[old.order_id];
      elsif tg_op = 'UPDATE' and old.order_id <> new.order_id then changed := array[old.order_id, new.order_id];
      else changed := array[new.order_id];
      end if;
      foreach the_order in array changed loop
        select due_sen into due from orders where id = the_order;
        continue when not found;
        select coalesce(sum(coalesce(charge_sen, price_sen)), 0) into parts from (
          select charge_sen, price_sen from tickets where order_id = the_order
          union all select charge_sen, price_sen from order_cabins where order_id = the_order) p;
        if due <> parts then
          raise exception 'order % is due % sen, its parts cost % sen', the_order, due, parts
            using errcode = 'check_violation', constraint = 'i3_due_is_sum_of_parts';
        end if;
      end loop;
      return null;
    end $$;

    create or replace function check_refunds() returns trigger language plpgsql as $$
    declare
      the_payment uuid;
      received bigint;
    begin
      if tg_table_name = 'payments' then the_payment := new.id;
      else the_payment := new.payment_id;
      end if;
      -- Not "for update": two refunds of one payment already share a lock on its key and would deadlock.
      select amount_sen into received from payments where id = the_payment for no key update;
      if (select sum(amount_sen) from refunds where payment_id = the_payment) > received then
        raise exception 'refunds of payment % exceed it', the_payment using errcode = 'check_violation',
          constraint = 'refunds_within_payment';
      end if;
      return null;
    end $$;
    drop trigger refunds_within_payment on refunds;
    create constraint trigger refunds_within_payment after insert or update of amount_sen, payment_id on refunds
      for each row execute function check_refunds();
    create constraint trigger refunds_within_payment after update of amount_sen on payments
      for each row when (new.amount_sen < old.amount_sen) execute function check_refunds();
  `.execute(db);
}
