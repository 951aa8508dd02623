import type { PaymentStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Connection, Database, Transaction } from '../../../lib/database/database.ts';
import type { RequestedPayment } from '../providers/sandbox-payment-link.rules.ts';

export async function findStatus(db: Connection, reference: string): Promise<PaymentStatus | undefined> {
  const row = await db
    .selectFrom('sandbox_payments')
    .select('status')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.status;
}

/** Stores the payer's decision. Returns false, and changes nothing, if the payment has already been paid. */
export async function bookDecision(
  trx: Transaction<Database>,
  { reference, amountSen }: RequestedPayment,
  status: PaymentStatus,
  at: Date,
): Promise<boolean> {
  const booked = await trx
    .insertInto('sandbox_payments')
    .values({ reference, amount_sen: amountSen, status, updated_at: at })
    .onConflict(conflict =>
      conflict
        .column('reference')
        .doUpdateSet({ status, updated_at: at })
        .where('sandbox_payments.status', '<>', 'succeeded'),
    )
    .returning('reference')
    .executeTakeFirst();
  return booked !== undefined;
}

/** Locks a completed payment until the transaction ends. */
export async function lockPaid(
  trx: Transaction<Database>,
  reference: string,
): Promise<{ amountSen: number } | undefined> {
  const row = await trx
    .selectFrom('sandbox_payments')
    .select('amount_sen')
    .where('reference', '=', reference)
    .where('status', '=', 'succeeded')
    .forUpdate()
    .executeTakeFirst();
  return row && { amountSen: row.amount_sen };
}

export async function findRefunds(
  trx: Transaction<Database>,
  reference: string,
): Promise<{ id: string; amountSen: number }[]> {
  const rows = await trx
    .selectFrom('sandbox_refunds')
    .select(['id', 'amount_sen'])
    .where('reference', '=', reference)
    .execute();
  return rows.map(row => ({ id: row.id, amountSen: row.amount_sen }));
}

export async function insertRefund(
  trx: Transaction<Database>,
  refund: { id: string; reference: string; amountSen: number; at: Date },
): Promise<void> {
  await trx
    .insertInto('sandbox_refunds')
    .values({
      id: refund.id,
      reference: refund.reference,
      amount_sen: refund.amountSen,
      created_at: refund.at,
    })
    .execute();
}
