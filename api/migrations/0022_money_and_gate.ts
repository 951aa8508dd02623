import { type Kysely, sql } from 'kysely';

/**
 * Whoever undoes a boarding says why, and a party that is let in together is told from those who scanned one by one.
 * Payments and boarding events of a season are listed, and the last days of money are summed, by index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table boarding_events
      add column reason text not null default '',
      drop constraint boarding_events_method_check,
      add constraint boarding_events_method_check check (method in ('scan', 'typed', 'party', 'undo')),
      add constraint undone_by_hand check ((outcome = 'undone') = (method = 'undo')),
      add constraint undone_with_reason check ((outcome = 'undone') = (reason <> ''));
    comment on column boarding_events.reason is 'Why a boarding was undone';

    create index boarding_events_by_scan on boarding_events (scanned_at desc, id desc);
    create index boarding_events_by_sailing_scan on boarding_events (sailing_id, scanned_at desc, id desc);
    create index boarding_events_by_officer on boarding_events (officer_id, scanned_at desc);
    create index boarding_events_by_gate on boarding_events (gate, scanned_at desc);

    create index payments_by_amount on payments (amount_sen, id);
    create index payments_by_settlement on payments (settled_at desc nulls last, id desc);
    create index payments_by_gateway_reference on payments (gateway_reference text_pattern_ops)
      where gateway_reference is not null;
    create index payments_failed on payments (created_at) where status = 'failed';
    create index payment_orders_returned on payment_orders (payment_id) where outcome = 'returned';
    create index refunds_by_settlement on refunds (settled_at) where settled_at is not null;
    create index audit_entries_amount_mismatch on audit_entries (entity_id) where action = 'amount-mismatch';
  `.execute(db);
}
