import type { RefundStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OfficePaymentDetail, OfficeRefund } from '@gangway/shared/contract/office/orders/payments.ts';
import { sql } from 'kysely';
import type { Connection } from '../../../lib/database/database.ts';
import { SETTLED_BY_HAND } from '../refunds.repository.ts';

/** The gateways' notifications of a payment, oldest first. */
export async function findNotifications(
  db: Connection,
  paymentId: string,
): Promise<OfficePaymentDetail['notifications']> {
  const rows = await db
    .selectFrom('payment_notifications')
    .select(['event_reference', 'claims', 'received_at'])
    .where('payment_id', '=', paymentId)
    .orderBy('received_at')
    .orderBy('event_reference')
    .execute();
  return rows.map(row => ({
    eventReference: row.event_reference,
    claims: row.claims,
    receivedAt: row.received_at.toISOString(),
  }));
}

/** Amounts reported by a gateway that differ from the amount asked for, oldest first. */
export async function findMismatches(
  db: Connection,
  paymentId: string,
): Promise<OfficePaymentDetail['mismatches']> {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['at', 'detail'])
    .where('entity', '=', 'payments')
    .where('entity_id', '=', paymentId)
    .where('action', '=', 'amount-mismatch')
    .orderBy('id')
    .execute();
  return rows.map(({ at, detail }) => {
    const { askedSen, claimedSen } = detail as { askedSen: number; claimedSen: number | null };
    return { at: at.toISOString(), askedSen, claimedSen };
  });
}

/** The refunds of a payment, oldest first, each with the results of its attempts. */
export async function findRefunds(db: Connection, paymentId: string): Promise<OfficeRefund[]> {
  const { rows } = await sql<{
    id: string;
    number: string;
    amount_sen: number;
    rounding_sen: number;
    status: RefundStatus;
    receipt_code: string | null;
    reason: string;
    gateway_reference: string | null;
    attempts: number;
    last_error: string | null;
    history: { at: string; result: 'succeeded' | 'failed' }[];
    created_at: Date;
    settled_at: Date | null;
    handed_out_by: string | null;
    settled_by_hand: OfficeRefund['settledByHand'];
  }>`
    select r.id, o.number, r.amount_sen, r.rounding_sen, r.status, r.reason, r.gateway_reference, r.attempts, r.last_error,
      r.created_at, r.settled_at, (select name from system_users where id = r.handed_out_by) as handed_out_by,
      (select code from receipts where refund_id = r.id) as receipt_code, coalesce((
        select jsonb_agg(jsonb_build_object('at', a.at, 'result', a.to_state) order by a.id)
        from audit_entries a
        where a.entity = 'refunds' and a.entity_id = r.id::text and a.action = 'state'
          and a.to_state in ('succeeded', 'failed')), '[]') as history,
      (select jsonb_build_object('by', coalesce(nullif(u.name, ''), u.username), 'note', a.detail ->> 'note')
        from audit_entries a join system_users u on a.actor = 'staff:' || u.id
        where a.entity = 'refunds' and a.entity_id = r.id::text and a.action = ${sql.lit(SETTLED_BY_HAND)}
        order by a.id desc limit 1) as settled_by_hand
    from refunds r join orders o on o.id = r.order_id
    where r.payment_id = ${paymentId}
    order by r.created_at, r.id
  `.execute(db);
  return rows.map(row => ({
    id: row.id,
    orderNumber: row.number,
    amountSen: row.amount_sen,
    roundingSen: row.rounding_sen,
    status: row.status,
    receiptNumber: row.receipt_code,
    reason: row.reason,
    gatewayReference: row.gateway_reference,
    attempts: row.attempts,
    lastError: row.last_error,
    history: row.history.map(({ at, result }) => ({ at: new Date(at).toISOString(), result })),
    createdAt: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    handedOutBy: row.handed_out_by,
    settledByHand: row.settled_by_hand,
  }));
}
