import { type Kysely, sql } from 'kysely';

/**
 * Lists of a million orders begin at any row without sorting: their indexes are in order of the id too, because very many
 * orders cost the same, or were written in the same moment. Of the audit entries, those that a sale does not write have
 * small indexes of their own: a sale pays nothing for them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index orders_by_creation, orders_by_update, orders_by_amount_due, orders_by_contact_name, audit_entries_by_time;
    create index orders_by_creation on orders (created_at desc, id desc);
    create index orders_by_update on orders (updated_at desc, id desc);
    create index orders_by_amount_due on orders (due_sen, id);
    create index orders_by_contact_name on orders (contact_name, id);
    create index orders_by_status on orders (status, created_at desc, id desc)
      where status in ('paid', 'canceled', 'refunded');

    create index audit_entries_by_time on audit_entries (at desc, id desc);
    create index audit_entries_of_staff on audit_entries (actor, at desc, id desc) where actor like 'staff:%';
    create index audit_entries_by_action on audit_entries (action, at desc, id desc) where action <> 'state';
    create index audit_entries_beside_sales on audit_entries (entity, at desc, id desc)
      where entity not in ('orders', 'tickets', 'payments', 'refunds');
  `.execute(db);
}
