import { type Kysely, sql } from 'kysely';

/**
 * A refund that had succeeded may fail at its gateway after all: it is owed again, and its order is canceled until it has gone
 * back (R333). Paid out once more, it keeps the credit note that it has.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into state_transitions values ('refund', 'succeeded', 'failed'), ('order', 'refunded', 'canceled');

    drop trigger i12_number on refunds;
    create function number_refund_once() returns trigger language plpgsql as $$
    begin
      if not exists (select from receipts where refund_id = new.id) then
        insert into receipts (series, year, number, refund_id)
          select 'credit-note', of_year, next_receipt_number('credit-note', of_year), new.id
          from receipt_year(new.settled_at) as of_year;
      end if;
      return null;
    end $$;
    create constraint trigger i12_number after update of status on refunds deferrable initially deferred
      for each row when (new.status = 'succeeded' and old.status <> 'succeeded') execute function number_refund_once();
  `.execute(db);
}
