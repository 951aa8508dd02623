import { type Kysely, sql } from 'kysely';

/**
 * Cash comes in coins of 5 sen (R331, decision 42): what is taken or handed out in cash is the exact amount plus its rounding,
 * which is a column of its own, so that what an order was paid stays exact. Cash that was taken or handed out before stays as it
 * was; what is still to be handed out is rounded from now on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function cash_rounding_sen(exact bigint) returns bigint language sql immutable as $$
      select case exact % 5 when 0 then 0 when 1 then -1 when 2 then -2 when 3 then 2 else 1 end::bigint
    $$;
    comment on function cash_rounding_sen is 'As cashRoundingOf of shared/domain/payment/cash-rounding.ts';

    alter table payments
      add column rounding_sen bigint not null default 0,
      add constraint i15_rounding_is_of_cash
        check (rounding_sen = 0 or (provider = 'counter' and rounding_sen = cash_rounding_sen(amount_sen))),
      drop constraint tendered_covers_amount,
      add constraint tendered_covers_amount check (tendered_sen >= amount_sen + rounding_sen);
    comment on column payments.rounding_sen is 'Of cash: what was taken, less the exact amount';
    alter table refunds
      add column rounding_sen bigint not null default 0,
      add constraint i15_rounding_is_of_cash
        check (rounding_sen = 0 or (provider = 'counter' and rounding_sen = cash_rounding_sen(amount_sen)));
    comment on column refunds.rounding_sen is 'Of cash: what is handed out, less the exact amount';
    update refunds set rounding_sen = cash_rounding_sen(amount_sen) where provider = 'counter' and status = 'pending';

    -- Not of what moved before, which stays as it was.
    alter table cash_movements
      add constraint i15_moved_in_coins check (kind in ('in', 'out') or amount_sen % 5 = 0) not valid;

    create or replace function require_payment_in_drawer() returns trigger language plpgsql as $$
    begin
      if new.amount_sen + new.rounding_sen > 0 and not exists (
        select from cash_movements where payment_id = new.id and amount_sen = new.amount_sen + new.rounding_sen
      ) then
        raise exception 'cash payment % is in no drawer', new.id using errcode = 'check_violation', constraint = 'i15_cash_in_drawer';
      end if;
      return null;
    end $$;
    create or replace function require_refund_in_drawer() returns trigger language plpgsql as $$
    begin
      if new.amount_sen + new.rounding_sen > 0 and not exists (
        select from cash_movements where refund_id = new.id and amount_sen = new.amount_sen + new.rounding_sen
      ) then
        raise exception 'cash refund % is in no drawer', new.id using errcode = 'check_violation', constraint = 'i15_cash_in_drawer';
      end if;
      return null;
    end $$;
  `.execute(db);
}
