import type { TestApp } from '../test-app.ts';
import type { BookedOrder } from './paying.ts';

/** Reads money as its payer sees it and as the tables have it. */
export function createMoneyView({ call, deps: { db } }: TestApp) {
  return {
    order: async ({ number, token }: BookedOrder) =>
      (await call('GET', `/orders/${number}`, { headers: { 'X-Order-Token': token } })).data,
    payment: (id: string, headers: Record<string, string>) => call('GET', `/payments/${id}`, { headers }),
    inventory: (sailingId: number) =>
      db
        .selectFrom('sailing_inventory')
        .select(['held', 'sold'])
        .where('sailing_id', '=', sailingId)
        .executeTakeFirstOrThrow(),
    refunds: (paymentId: string) =>
      db
        .selectFrom('refunds')
        .select(['order_id', 'amount_sen', 'reason', 'status'])
        .where('payment_id', '=', paymentId)
        .execute(),
    notifications: (event: string) =>
      db.selectFrom('payment_notifications').selectAll().where('event_reference', '=', event).execute(),
    audit: (entityId: string) =>
      db.selectFrom('audit_entries').selectAll().where('entity_id', '=', entityId).orderBy('id').execute(),
  };
}
