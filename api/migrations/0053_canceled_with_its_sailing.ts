import { type Kysely, sql } from 'kysely';

/**
 * An order that ended because its sailing was canceled says so, instead of naming the staff (R370). Those of before are told from
 * orders that the staff canceled one by one: of these the history has an entry of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders drop constraint orders_cancel_reason_check,
      add constraint orders_cancel_reason_check
        check (cancel_reason in ('expired', 'customer', 'staff', 'sailing-canceled'));

    alter table orders disable trigger user;
    update orders o set cancel_reason = 'sailing-canceled'
      from sailing_cancellations c
      where c.sailing_id = o.sailing_id and o.cancel_reason = 'staff' and o.canceled_at >= c.requested_at
        and not exists (
          select from audit_entries a where a.entity = 'orders' and a.entity_id = o.id::text and a.action = 'canceled'
            and a.at between o.canceled_at - interval '5 minutes' and o.canceled_at
        );
    alter table orders enable trigger user;
  `.execute(db);
}
